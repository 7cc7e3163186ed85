import type { ShopSalesUnit } from '../../../graphql/generated/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';

export const unitNames: Record<ShopSalesUnit, string> = {
  DAY: '按日',
  MONTH: '按月',
  SHOP: '按店铺',
  GOODS: '按店铺商品',
};

/** What the first column of a list holds. */
export const nameHeaders: Record<ShopSalesUnit, string> = {
  DAY: '日期',
  MONTH: '月份',
  SHOP: '店铺',
  GOODS: '店铺商品',
};

/** What a row leads to. */
export const looks: Record<ShopSalesUnit, string> = {
  DAY: '看商品',
  MONTH: '看每日',
  SHOP: '看商品',
  GOODS: '看关联',
};

export const shopSalesText = {
  title: '店铺经营',
  filters: '筛选',
  shopId: '店铺',
  any: { shopId: '全部店铺' },
  good: (name: string) => `店铺商品：${name}`,
  allGoods: '查看全部商品',
  clear: '清除筛选',
  since: '按平台付款日期统计；订单的全部商品都在已付款的包裹里，才计入收入和毛利',
  profit: '毛利',
  profitWords: '平台实付 − 平台退款 − 未计入 − 包裹成本（货款 + 运费 − 退款）',
  margin: '毛利率',
  paid: '平台实付',
  orders: (orders: number, pieces: number) => `${orders} 个订单，${pieces} 件`,
  refunded: '平台退款',
  openPaid: '未计入',
  income: '计入收入',
  cost: '包裹成本',
  goodsCost: '货款',
  freightCost: '运费',
  refundFee: '包裹退款',
  orderCount: '订单数',
  pieceCount: '件数',
  chart: '收入与包裹成本',
  chartSums: (income: number, cost: number) =>
    `计入收入 ${formatMoney(income)}，包裹成本 ${formatMoney(cost)}`,
  pointed: (name: string, profit: number, margin: string) =>
    `${name} 毛利 ${formatMoney(profit)}（${margin}）`,
  open: (orders: number, money: string, unlinked: number) =>
    `有 ${orders} 个订单（${money}）没有全部发货，成本未知，没有计入毛利${unlinked > 0 ? `；其中 ${unlinked} 个有未关联的商品` : ''}`,
  openSeen: '去关联商品',
  quiet: '这段时间没有已发货的店铺订单',
  none: '这段时间没有店铺订单',
  noneHint: '换一段时间看看，或先绑定店铺、拉取订单',
  ship: '店铺发货',
  daysByGoods: '按店铺商品最多看 92 天，请缩短日期',
};
