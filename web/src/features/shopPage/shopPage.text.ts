import type { ShopTab } from '../../lib/pagePaths.ts';

export const shopPageText = {
  plainTitle: '店铺主页',
  owner: (sellerNick: string) => `掌柜 ${sellerNick}`,
  number: (remoteShopId: string) => `店铺编号 ${remoteShopId}`,
  assigned: '代发单',
  ship: '去下单',
  settings: '设置',
  renew: '续期',
  unbind: '解绑',
  facts: '店铺状态',
  until: (time: string) => `授权到 ${time}`,
  untilEnded: (time: string) => `授权已于 ${time} 到期`,
  endedEarly: '授权已失效',
  syncedAt: (time: string) => `订单上次同步 ${time}`,
  neverSynced: '订单还没有同步过',
  tabs: '店铺内容',
  gone: '没有这个店铺',
  goneHint: '它可能已经解绑，或者不是您的店铺',
  toShops: '查看我的店铺',
  /** What is wrong, and what to do. */
  lapsed: '授权已过期，订单、库存和单号都停在这里。续期后自动继续，不会丢失。',
  ending: '授权快到期了，请续期；到期后不再同步订单、库存和单号。',
  assignedLapsed: '厂家的授权或绑定已失效，恢复后自动继续。请联系厂家。',
  limited: '平台接口繁忙，稍后自动再试，不用处理。',
  failed: '上次同步没有成功，稍后自动再试；一直这样请续期。',
  stockOff: '还没有开启库存同步',
  stockOffHint: '开启后，已关联商品的库存保持为可发数量；缺货、下架或停发时改为 0',
  turnOn: '去开启',
} as const;

export const tabNames: Record<ShopTab, string> = {
  orders: '订单',
  problems: '待处理',
  links: '商品关联',
  stock: '库存',
  listings: '铺货记录',
};

/** What is counted at a tab: what somebody has to look at. */
export const countedNames: Record<ShopTab, string> = {
  orders: '待发货的订单',
  problems: '待处理的事项',
  links: '未关联的商品',
  stock: '库存同步失败',
  listings: '铺货失败',
};

export const shopOrdersText = {
  list: '店铺订单',
  states: '订单状态',
  all: '全部',
  of: (name: string, count: number) => `${name} ${count}`,
  search: '搜索订单号或收件人',
  order: '订单',
  goods: '商品',
  receiver: '收件人',
  state: '状态',
  parcels: '包裹',
  pieces: (title: string, quantity: number) => `${title}\u00a0×\u00a0${quantity}`,
  paidAt: (time: string) => `付款 ${time}`,
  shipBy: (time: string) => `最晚 ${time} 发货`,
  refunding: '店铺退款中',
  waybill: (courierName: string, waybillNo: string | null) =>
    waybillNo ? `${courierName} ${waybillNo}` : `${courierName} 待出单`,
  erased: '收件人已清除',
  none: '还没有订单',
  noneHint: '店铺的待发货订单会自动同步过来',
  pullHint: '下单时从平台拉取；在设置中开启自动下单后，会自动同步过来',
  pull: '去拉取订单',
  noneFound: '没有符合的订单',
  noneFoundHint: '换个状态或关键词试试',
  notTold: (parcels: number) => `${parcels} 个单号没有回传成功`,
  notOrdered: (orders: number) => `${orders} 个订单没有自动下单`,
  look: '查看原因并重试',
};

export const assignedOrdersText = {
  waiting: (shopName: string, orders: number) => `代发单 ${shopName}：${orders} 个订单待发货`,
  ended: '；厂家的授权或绑定已失效，请联系厂家',
  look: '查看代发单',
};
