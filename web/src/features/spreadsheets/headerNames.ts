import type { SheetField } from './sheets.types.ts';

/** Names that stand in one text, with spaces or line breaks between them. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** What a column may be called, the best first: where a file has several, the first with content counts. */
const names: Record<SheetField, readonly string[]> = {
  thirdOrderNo: words(`
    第三方订单号 主订单编号 主订单号 平台订单号 平台单号 原始单号 订单编号 订单号 订单id 外部订单号
    网店订单号 子订单编号 子订单号
  `),
  name: words(`
    收件人 收件人姓名 收货人姓名 收货人 客户姓名 收件姓名 收货姓名 收件人名称 收货人名称 收方姓名 姓名
    名字 联系人
  `),
  phone: words(`
    联系手机 收件人手机 收件人手机号 收件人手机号码 收货人手机 收货人手机号 收货人手机号码 收件手机
    收货手机 手机 手机号 手机号码 收件人电话 收货人电话 收件电话 收货电话 收货人联系方式 收件人联系方式
    联系方式 联系电话 收方手机 收方电话 电话 电话号码
  `),
  province: words('省 省份 收件省 收货省 收件人省 收货人省 收件省份 收货省份 收货人省份 所在省'),
  city: words('市 城市 收件市 收货市 收件人市 收货人市 收件城市 收货城市 收货人城市 所在市'),
  district: words(`
    区 区县 区/县 县区 县 区(县) 收件区 收货区 收件区县 收货区县 收货地区 收件人区 收货人区 收货人地区
    所在区
  `),
  town: words('街道 乡镇 镇/街道 街道/镇 街道乡镇 收货街道 收件街道'),
  address: words(`
    修改后的收货地址 详细地址 收货地址 收件地址 收件人地址 收货人地址 收件人详细地址 收货人详细地址
    收货详细地址 收件详细地址 客户地址 收方地址 地址
  `),
  num: words('数量 商品数量 商品数量(件) 宝贝总数量 宝贝数量 订购数量 购买数量 成交数量 发货数量 件数'),
  specification: words(`
    规格 商品规格 规格名称 商品规格名称 规格型号 商品规格型号 销售属性 商品属性 sku规格 颜色尺码 颜色/尺码
    颜色规格 颜色分类 款式 尺码
  `),
  merchantCode: words(`
    商家编码 商家编码-sku维度 sku商家编码 商家sku编码 sku编码(自定义) sku编码 规格编码 规格商家编码 外部规格编码 货号
  `),
  remark: words('备注 留言 买家留言 买家备注 客户备注 客户留言 订单备注'),
};

const known = new Map<string, { field: SheetField; rank: number }>();
for (const [field, list] of Object.entries(names) as [SheetField, readonly string[]][]) {
  for (const [rank, name] of list.entries()) known.set(name, { field, rank });
}

const ADVICE = /[(（【[](必填|选填|非必填|可选|必须|可不填)[)）】\]]/g;

/** A header as it is compared: without spaces, stars, 必填 and the width of its brackets. */
export function plainHeader(header: string): string {
  return header
    .replace(ADVICE, '')
    .replace(/[\s*＊:：]/g, '')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('／', '/')
    .toLowerCase();
}

/** The field that a header names, and how well. */
export function fieldOf(header: string): { field: SheetField; rank: number } | null {
  return known.get(plainHeader(header)) ?? null;
}
