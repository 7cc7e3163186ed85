import type { AfterSalesUnit } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatSeconds } from './figures.text.ts';

export const afterSalesUnitNames: Record<AfterSalesUnit, string> = {
  GOODS: '按商品',
  COURIER: '按快递',
  WAREHOUSE: '按仓库',
  MONTH: '按月',
};

/** What the first column of a list holds. */
export const afterSalesHeaders: Record<AfterSalesUnit, string> = {
  GOODS: '商品',
  COURIER: '快递',
  WAREHOUSE: '仓库',
  MONTH: '月份',
};

/** What a row leads to. */
export const afterSalesLooks: Record<AfterSalesUnit, string> = {
  GOODS: '看快递',
  COURIER: '看商品',
  WAREHOUSE: '看商品',
  MONTH: '看商品',
};

export const afterSalesText = {
  title: '售后统计',
  caseRate: '售后率',
  caseWords: '有售后单的包裹 ÷ 已付款的包裹',
  cases: (cases: number, parcels: number) => `${parcels} 个包裹，${cases} 个有售后单`,
  refundedRate: '退款率',
  refunded: (count: number, fen: number) =>
    `${count} 个包裹退过款，共退 ${formatMoney(fen)}；含发货前退款和补偿`,
  replacedRate: '补发率',
  replaced: (count: number) => `${count} 个包裹补发过商品`,
  disputedRate: '平台介入率',
  disputed: (count: number) => `${count} 个包裹转过平台处理`,
  answerMedian: '首次答复',
  answered: (count: number, slow: string) => `${count} 次答复的中位数；${slow}`,
  notAnswered: '从买家申请到您同意、拒绝或提出方案',
  answeredLateCount: '超时未答复',
  late: '48 小时没有处理，由系统自动决定',
  since: '按付款日期统计；最近付款的包裹以后还可能有售后',
  packageCount: '包裹数',
  refundedFee: '退款金额',
  answeredCount: '已答复',
  parcels: (count: number) => `${count} 个`,
  none: '这段时间没有已付款的包裹',
  noneHint: '换一段时间看看，或先发布商品',
};

const A_MINUTE = 60;

/** What nine in ten answers took at most. */
export function slowText(seconds: number): string {
  return `九成在 ${formatSeconds(Math.max(seconds, A_MINUTE))}内`;
}
