import type { PlacedProfit } from '../statistics/sellerProfit.repository.ts';
import type { ProfitUnit } from '../statistics/statistics.schemas.ts';
import { count, money } from './figureColumns.ts';
import type { FilledColumn } from './sheet.types.ts';

const FIRST_HEADERS = {
  day: '日期',
  month: '月份',
  warehouse: '仓库',
  goods: '商品',
} as const satisfies Record<ProfitUnit, string>;

/** The columns of a supplier's profit. */
export function profitColumns(unit: ProfitUnit): readonly FilledColumn<PlacedProfit>[] {
  const byTime = unit === 'day' || unit === 'month';
  return [
    { header: FIRST_HEADERS[unit], kind: 'text', width: byTime ? 14 : 40, cell: ({ name }) => name },
    count('订单数', ({ orderCount }) => orderCount),
    count('包裹数', ({ packageCount }) => packageCount),
    money('货款收入（元）', ({ goodsIncome }) => goodsIncome),
    money('平台服务费（元）', ({ commission }) => commission),
    money('退款货款（元）', ({ refundFee }) => refundFee),
    money('售后补偿（元）', ({ compensationFee }) => compensationFee),
    money('自付运费（元）', ({ borneFreight }) => borneFreight),
    money('补发运费收入（元）', ({ replacementIncome }) => replacementIncome),
    money('快递赔付（元）', ({ claimIncome }) => claimIncome),
    money('净利润（元）', ({ profit }) => profit),
    money('已结算（元）', ({ settled }) => settled),
    money('待结算（元）', ({ pending }) => pending),
    money('运费成本（元）', ({ courierCost }) => courierCost),
    money('偏远加价（元）', ({ remoteIncome }) => remoteIncome),
  ];
}
