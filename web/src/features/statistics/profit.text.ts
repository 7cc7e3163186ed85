import type { ProfitUnit } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';

export const unitNames: Record<ProfitUnit, string> = {
  DAY: '按日',
  MONTH: '按月',
  WAREHOUSE: '按仓库',
  GOODS: '按商品',
};

/** What the first column of a list holds. */
export const nameHeaders: Record<ProfitUnit, string> = {
  DAY: '日期',
  MONTH: '月份',
  WAREHOUSE: '仓库',
  GOODS: '商品',
};

/** What a row leads to. */
export const looks: Record<ProfitUnit, string> = {
  DAY: '看商品',
  MONTH: '看每日',
  WAREHOUSE: '看每日',
  GOODS: '看每日',
};

export const profitText = {
  title: '收益统计',
  since: '按付款日期统计；包裹签收或发货满结算天数后，利润进入钱包',
  profit: '净利润',
  profitWords: '货款收入 + 偏远加价 + 补发运费收入 + 快递赔付 − 平台服务费 − 退款货款 − 售后补偿 − 自付运费',
  goodsIncome: '货款收入',
  commission: '平台服务费',
  refundFee: '退款货款',
  compensationFee: '售后补偿',
  compensationWords: '包裹继续派送或已签收时退给买家，由您承担的部分',
  borneFreight: '自付运费',
  borneWords: '包邮和补发时快递的成本，按仓库或运费模板填写的成本计算',
  replacementIncome: '补发运费收入',
  replacementWords: '买家或平台承担的补发运费',
  claimIncome: '快递赔付',
  claimWords: '快递赔付到余额的部分，直接赔给您的不在内',
  settled: '已结算',
  pending: '待结算',
  orderCount: '订单数',
  packageCount: '包裹数',
  parcels: (orders: number, parcels: number) => `${orders} 个订单，${parcels} 个包裹`,
  courierCost: '运费成本',
  courierWords: '买家已付，用于支付快递，不计入利润',
  remoteIncome: '偏远加价',
  income: '收入',
  taken: '扣减',
  chart: '收入与扣减',
  chartSums: (income: number, taken: number) => `收入 ${formatMoney(income)}，扣减 ${formatMoney(taken)}`,
  pointed: (name: string, profit: number) => `${name} 净利润 ${formatMoney(profit)}`,
  quiet: '这段时间没有已付款的订单',
  none: '这段时间还没有收益',
  noneHint: '换一段时间看看，或先发布商品',
};
