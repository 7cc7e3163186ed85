import { plainHeader, words } from '../headerNames.ts';
import type { SheetField, SheetSource } from '../sheets.types.ts';

/** The order export of a platform, told by headers that few others use. */
export interface ExportForm {
  source: SheetSource;
  /** It has all of these headers, and two of `marks`. */
  all: readonly string[];
  marks: readonly string[];
  /** Where the form means something else by a header than most do. */
  fields?: Readonly<Record<string, SheetField | null>>;
}

const forms: readonly ExportForm[] = [
  {
    source: 'TEMPLATE',
    all: words('第三方订单号 收件人 联系电话 详细地址'),
    marks: words('省 市 区 数量 备注'),
  },
  {
    source: 'TAOBAO',
    all: [],
    marks: words(`
      买家会员名 买家支付宝账号 买家应付货款 宝贝标题 宝贝种类 宝贝总数量 返点积分 修改后的收货地址
    `),
    // The seller's own note, which is not for the supplier.
    fields: { 订单备注: null },
  },
  {
    source: 'PINDUODUO',
    all: words('订单号'),
    marks: words(`
      商品数量(件) 商家编码-sku维度 商家编码-商品维度 拼单成功时间 商品总价(元) 样式id 用户实付金额(元)
      商家实收金额(元)
    `),
  },
  {
    source: 'JD',
    all: words('订单号'),
    marks: words('京东价 订购数量 下单帐号 下单账号 客户姓名 客户地址 余额支付 商家备注等级'),
  },
  {
    source: 'DOUYIN',
    all: words('主订单编号'),
    marks: words(`
      选购商品 订单应付金额 流量体裁 流量来源 达人id 达人昵称 是否修改过地址 旗帜颜色 子订单编号
      订单提交时间 支付完成时间
    `),
  },
  {
    source: 'WECHAT_CHANNELS',
    all: words('订单号'),
    marks: words(`
      订单下单时间 商品编码(平台) 商品编码(自定义) sku编码(自定义) 带货方式 带货账号昵称 带货人昵称
      礼物单号 订单实际收款金额 运费险预计投保费用
    `),
  },
  {
    source: 'KUAISHOU',
    all: words('订单编号'),
    marks: words('实付款 成交数量 订单创建时间 订单支付时间 买家快手昵称 达人快手号 推广者快手号'),
  },
];

const MIN_MARKS = 2;

/** Whose export has these headers; null for anything else. */
export function recogniseForm(headers: readonly string[]): ExportForm | null {
  const plain = new Set(headers.map(plainHeader));
  const isForm = ({ all, marks }: ExportForm) =>
    all.every((header) => plain.has(header)) && marks.filter((mark) => plain.has(mark)).length >= MIN_MARKS;
  return forms.find(isForm) ?? null;
}
