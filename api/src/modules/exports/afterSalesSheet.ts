import type { PlacedAfterSales } from '../statistics/afterSales.repository.ts';
import type { AfterSalesUnit } from '../statistics/afterSales.schemas.ts';
import type { FilledColumn, SheetColumn } from './sheet.types.ts';

const FIRST_HEADERS = {
  goods: '商品',
  courier: '快递',
  warehouse: '仓库',
  month: '月份',
} as const satisfies Record<AfterSalesUnit, string>;

const SECONDS_A_MINUTE = 60;

/** A figure; one that is not known stays empty. */
const figure = (
  kind: SheetColumn['kind'],
  header: string,
  cell: (row: PlacedAfterSales) => number | null,
): FilledColumn<PlacedAfterSales> => ({ header, kind, width: 14, cell: (row) => cell(row) ?? '' });
const minutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / SECONDS_A_MINUTE);

/** The columns of a supplier's after-sales. */
export function afterSalesColumns(unit: AfterSalesUnit): readonly FilledColumn<PlacedAfterSales>[] {
  return [
    {
      header: FIRST_HEADERS[unit],
      kind: 'text',
      width: unit === 'month' ? 14 : 40,
      cell: ({ name }) => name,
    },
    figure('count', '包裹数', ({ packageCount }) => packageCount),
    figure('count', '售后包裹', ({ caseCount }) => caseCount),
    figure('rate', '售后率（%）', ({ caseRate }) => caseRate),
    figure('count', '退款包裹', ({ refundedCount }) => refundedCount),
    figure('rate', '退款率（%）', ({ refundedRate }) => refundedRate),
    figure('money', '退款金额（元）', ({ refundedFee }) => refundedFee),
    figure('count', '补发包裹', ({ replacedCount }) => replacedCount),
    figure('rate', '补发率（%）', ({ replacedRate }) => replacedRate),
    figure('count', '平台介入', ({ disputedCount }) => disputedCount),
    figure('rate', '介入率（%）', ({ disputedRate }) => disputedRate),
    figure('count', '已答复', ({ answeredCount }) => answeredCount),
    figure('count', '超时未答复', ({ answeredLateCount }) => answeredLateCount),
    figure('count', '首次答复中位数（分钟）', ({ answerMedian }) => minutes(answerMedian)),
    figure('count', '九成首次答复不超过（分钟）', ({ answerSlow }) => minutes(answerSlow)),
  ];
}
