import type { Grown } from './grownDatabase.ts';
import type { Route } from './routes.ts';

/** What the fields of lists say. */
const SAMPLES: Record<string, unknown> = {
  accountId: 1,
  afterSale: true,
  areaCode: '33',
  autoSendStatus: 4,
  batchNo: 'GB1',
  belowSafety: true,
  bundles: true,
  categoryId: 8,
  courierId: 2,
  direction: 'in',
  endpointId: 1,
  endAt: '2031-01-01T00:00:00Z',
  failed: true,
  fast: true,
  flagColor: 'red',
  freeTo: '33',
  goodId: 1,
  goodsKeyword: '小熊',
  hasMemo: true,
  id: 1000,
  group: '老客户',
  ids: [1000, 2000],
  importStatus: 0,
  inStock: true,
  isGift: true,
  isLapsing: true,
  isNew: true,
  keyword: '毛绒小熊',
  kind: 'refund',
  late: true,
  low: true,
  lowStock: true,
  maxPrice: 1000,
  marginLow: true,
  merge: false,
  minPrice: 1,
  orderId: 1000,
  orderIds: [1000, 2000],
  out: true,
  outputStatus: 4,
  packageId: 1000,
  payType: 1,
  platform: 3,
  printed: false,
  properties: '颜色:红色',
  refund: true,
  refundStatus: 40,
  renewFirst: true,
  remoteStatus: 2,
  revision: 1,
  shipBefore: '2031-01-01T00:00:00Z',
  shopId: 1,
  side: 'toIssue',
  similar: true,
  skuId: 1,
  sort: 2,
  startAt: '2020-01-01T00:00:00Z',
  state: 0,
  changed: true,
  status: 1,
  stockId: 1,
  stocktakeId: 1,
  editId: 1,
  type: 1,
  unit: 'month',
  unsold: true,
  userId: 1,
  verdict: 3,
  waiting: true,
  warehouseId: 3,
};
/** Where a field says other things than elsewhere, each in turn. */
const OF_ROUTE: Record<string, Record<string, readonly unknown[]>> = {
  'POST /orders/getOrdersList': {
    sort: ['oldest', 'feeHigh', 'feeLow'],
    status: [10, 20, 30, 40, 50, 60],
  },
  'POST /orderPackages/getOrderPackagesList': {
    status: [10, 20, 30, 40, 50, 60, 70, 80],
    outputStatus: [1, 3, 4],
    autoSendStatus: [1, 3, 4],
  },
  'POST /refunds/getRefundsList': { status: [30, 40, 60] },
  'POST /courierClaims/getClaimsList': { status: [10, 40, 60], open: [true, false], caseId: [1] },
  'POST /reviews/getReviewsList': { show: ['pictures', 'good', 'middle', 'bad'], sort: ['useful'] },
  'POST /reviews/getSellerReviewsList': { show: ['pictures', 'good', 'middle', 'bad'] },
  'POST /stockTransfers/getTransfersList': { status: [10, 20, 30] },
  'POST /waves/getWavesList': { open: [true, false] },
  'POST /erpAccounts/getErpTradesList': { state: [1, 2, 3] },
  'POST /erpAccounts/getErpStocksList': { state: [1, 2], keyword: ['SP'] },
  'POST /erpAccounts/getErpGoodsList': { state: [1, 2, 3], keyword: ['小熊'] },
  'POST /stocktakes/getStocktakesList': { status: [10, 20, 30] },
  'POST /bulkEdits/getEditsList': { kind: [1, 3, 5] },
  'POST /bulkEdits/getLinesList': { left: [true, false] },
  'POST /stocktakes/getLinesList': { show: ['open', 'counted', 'different'] },
  'POST /afterSales/getCasesList': { status: [10, 60, 70], open: [true, false], mine: [true] },
  'POST /returns/getReturnsList': {
    state: ['underway', 'arrived', 'unsettled', 'stray'],
    waybillNo: ['GYT1'],
  },
  'POST /recharges/getRechargesList': { status: [0, 1, 2] },
  'POST /cashOut/getCashOutList': { status: [10, 30] },
  'POST /notice/mine': { unread: [true, false] },
  'POST /shopOrders/getShopOrdersList': { importStatus: [0, 3], sort: ['newest', 'shipBy'] },
  'POST /statistics/shopSales': {
    startAt: [new Date(Date.now() - 86_400_000 * 60).toISOString().slice(0, 10)],
    endAt: [new Date().toISOString().slice(0, 10)],
    unit: ['day', 'month', 'shop', 'goods'],
    remoteGoodId: ['g1'],
  },
  'POST /statistics/sellerProfit': {
    startAt: [new Date(Date.now() - 86_400_000 * 60).toISOString().slice(0, 10)],
    endAt: [new Date().toISOString().slice(0, 10)],
    unit: ['day', 'month'],
  },
  'POST /statistics/afterSales': {
    startAt: [new Date(Date.now() - 86_400_000 * 60).toISOString().slice(0, 10)],
    endAt: [new Date().toISOString().slice(0, 10)],
    courierId: [1],
    unit: ['goods', 'courier', 'warehouse', 'month'],
  },
  'POST /problems/list': {
    kind: [
      'refund',
      'pickup',
      'movement',
      'late',
      'autoOrder',
      'output',
      'autoSend',
      'shop',
      'waybillAccount',
      'erpAccount',
      'erpParcel',
    ],
  },
};
const NO_FILTERS = ['page', 'pageSize', 'cursor', 'fields'];
/** Bodies of a list's route: without a filter, of a late page, and with each of its filters alone. */
export function filtersOf(
  name: string,
  { fields }: Route,
  { shop, shopId, stocktakeId, editId, endpointId }: Grown,
): Record<string, unknown>[] {
  const always = {
    ...(fields.includes('stockId') && { stockId: shop.stockId }),
    ...(fields.includes('stocktakeId') && { stocktakeId }),
    ...(fields.includes('editId') && { editId }),
    ...(fields.includes('endpointId') && { endpointId }),
    ...(fields.includes('accountId') && { accountId: 1 }),
    // Reviews are read of one of the goods.
    ...(name === 'POST /reviews/getReviewsList' && { goodId: shop.goodId }),
  };
  const needed = name.startsWith('POST /shops/getShop') && fields.includes('shopId') ? { shopId } : {};
  const alone = fields
    .filter((field) => !NO_FILTERS.includes(field))
    .flatMap((field) => {
      const values = OF_ROUTE[name]?.[field] ?? [SAMPLES[field]];
      if (values.includes(undefined)) throw new Error(`no sample of ${field} for ${name}`);
      return values.map((value) => ({ [field]: value }));
    });
  return [{}, ...(fields.includes('page') ? [{ page: 30 }] : []), ...alone].map((filter) => ({
    ...filter,
    ...always,
    ...needed,
  }));
}
