import type { PlacedShopSales } from '../statistics/shopSales.repository.ts';
import type { ShopSalesUnit } from '../statistics/shopSales.schemas.ts';
import { count, money } from './figureColumns.ts';
import type { FilledColumn } from './sheet.types.ts';

const FIRST_HEADERS = {
  day: '日期',
  month: '月份',
  shop: '店铺',
  goods: '店铺商品',
} as const satisfies Record<ShopSalesUnit, string>;

/** The columns of what shops sell and earn. */
export function shopSalesColumns(unit: ShopSalesUnit): readonly FilledColumn<PlacedShopSales>[] {
  const byTime = unit === 'day' || unit === 'month';
  return [
    { header: FIRST_HEADERS[unit], kind: 'text', width: byTime ? 14 : 40, cell: ({ name }) => name },
    count('订单数', ({ orderCount }) => orderCount),
    count('件数', ({ pieceCount }) => pieceCount),
    money('平台实付（元）', ({ paid }) => paid),
    money('平台退款（元）', ({ refunded }) => refunded),
    count('未计入订单数', ({ openCount }) => openCount),
    money('未计入金额（元）', ({ openPaid }) => openPaid),
    count('未关联订单数', ({ unlinkedCount }) => unlinkedCount),
    money('计入收入（元）', ({ income }) => income),
    money('货款（元）', ({ goodsCost }) => goodsCost),
    money('运费（元）', ({ freightCost }) => freightCost),
    money('包裹退款（元）', ({ refundFee }) => refundFee),
    money('毛利（元）', ({ profit }) => profit),
    { header: '毛利率', kind: 'text', width: 10, cell: marginOf },
  ];
}

/** Of what counts, in percent with one decimal; empty without income. */
function marginOf({ income, profit }: PlacedShopSales): string {
  return income > 0 ? `${((profit / income) * 100).toFixed(1)}%` : '';
}
