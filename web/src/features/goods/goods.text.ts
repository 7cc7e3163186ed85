import type { Platform } from '../../graphql/generated/graphql.ts';
import type { Obstacle } from './shipping.ts';
import type { ValueState } from './skuChoice.ts';

export const platformNames: Record<Platform, string> = {
  OTHER: '其他',
  TAOBAO: '淘宝/天猫',
  PINDUODUO: '拼多多',
  JD: '京东',
  DOUYIN: '抖音',
  KUAISHOU: '快手',
  WECHAT_CHANNELS: '视频号',
  JUSHUITAN: '聚水潭',
  ALI_1688: '1688',
};

/** The platforms that sell, which goods and warehouses may be limited to. */
export const SHOP_PLATFORMS = (Object.keys(platformNames) as Platform[]).filter(
  (platform) => !['OTHER', 'JUSHUITAN', 'ALI_1688'].includes(platform),
);

export const goodsText = {
  missing: '商品不存在',
  missingHint: '可能已被商家删除，或者链接有误',
  goBack: '返回上一页',
  backHome: '回到首页',
  gallery: '商品图片',
  picture: (index: number) => `第 ${index} 张图片`,
  contact: '联系客服',
  soldMonth: '近30天已售',
  soldAll: '累计售出',
  weight: '重量',
  grams: (grams: number, unit: string) =>
    grams >= 1000 ? `${grams / 1000} kg/${unit}` : `${grams} g/${unit}`,
  perParcel: '每包数量',
  pieces: (min: number, max: number, unit: string) => `${min} 至 ${max} ${unit}`,
  category: '分类',
  goodsNo: '货号',
  merchantCode: '商家编码',
  contains: '组合装含',
  bundleParts: (parts: readonly { goodName: string; skuName: string; quantity: number }[]) =>
    parts
      .map(
        ({ goodName, skuName, quantity }) => `${[goodName, skuName].filter(Boolean).join(' ')} × ${quantity}`,
      )
      .join('、'),
  from: '起',
  platforms: '支持平台',
  allPlatforms: '全部平台',
  warehouse: '发货仓库',
  stock: (count: number, unit: string) => (count > 0 ? `现货 ${count} ${unit}` : '暂时缺货'),
  paused: '暂停发货',
  noWarehouse: '暂无可发货的仓库',
  delivery: '运费试算',
  shipTo: '配送至',
  piecesPerParcel: '每包件数',
  courier: '快递',
  feeHint: '右侧为一个包裹的运费，会员优惠在下单时扣减',
  feeHintNowhere: '选择地区后，显示该地区的加价、包邮与停发',
  chooseLater: '发货时再选',
  courierCount: (count: number) => `${count} 家快递可选`,
  banned: (reason: string) => (reason ? `该地区停发：${reason}` : '该地区停发'),
  free: (reason: string) => (reason && reason !== '包邮' ? `包邮：${reason}` : '该地区包邮'),
  remote: (fee: string, reason: string) => (reason ? `含加价 ${fee}：${reason}` : `含加价 ${fee}`),
  ship: '立即发货',
  keptBy: (count: number) => (count > 0 ? `${count} 人收藏` : '收藏'),
  detail: '商品详情',
  noDetail: '商家还没有填写商品详情',
  priceNote: '单价不含运费，运费按快递与重量另计',
};

/** The choice of a combination. */
export const skuText = {
  choose: (property: string) => `请选择${property}`,
  chooseAll: (properties: readonly string[]) => `请选择${properties.join('、')}`,
  chosen: (name: string) => `已选 ${name}`,
  states: { out: '缺货', apart: '无此搭配', off: '已下架' } satisfies Record<
    Exclude<ValueState, 'open'>,
    string
  >,
};

export const obstacleTexts: Record<Obstacle, string> = {
  offSale: '商品已下架，暂时不能发货',
  notYetOnSale: '商品还没有上架，暂时不能发货',
  noWarehouse: '没有仓库存放此商品，暂时不能发货',
  warehousePaused: '该仓库暂停发货，请换一个仓库或稍后再来',
  skuOff: '该规格已下架，请换一个规格',
  skuOutOfStock: '该规格在此仓库缺货，请换一个规格或仓库',
  outOfStock: '该仓库暂时缺货，请换一个仓库或稍后再来',
};
