import type {
  AfterSalesFiguresDto,
  ProfitFiguresDto,
  SellerAfterSalesDto,
  SellerProfitDto,
  ShopSalesDto,
  ShopSalesFiguresDto,
} from '../../../../gateway/src/domains/statistics/statistics.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const profitFigures: ProfitFiguresDto = {
  orderCount: 2,
  packageCount: 4,
  goodsIncome: 400,
  courierCost: 790,
  replacementIncome: 0,
  claimIncome: 0,
  borneFreight: 0,
  compensationFee: 0,
  remoteIncome: 170,
  refundFee: 205,
  commission: 5,
  profit: 190,
  settled: 95,
  pending: 95,
};

/** A day, and goods: what the two kinds of lists hold. */
export const sellerProfit: SellerProfitDto = {
  summary: profitFigures,
  list: [
    { date: '2026-11-21', id: null, name: '2026-11-21', ...profitFigures },
    { date: null, id: 7, name: '测试商品', ...profitFigures },
  ],
  total: 2,
};

const afterSalesFigures: AfterSalesFiguresDto = {
  ...{
    packageCount: 40,
    caseCount: 6,
    refundedCount: 4,
    refundedFee: 1300,
    replacedCount: 1,
    disputedCount: 1,
  },
  ...{ caseRate: 1500, refundedRate: 1000, replacedRate: 250, disputedRate: 250 },
  ...{ answeredCount: 4, answeredLateCount: 1, answerMedian: 3600, answerSlow: 86_400 },
};

/** A month, and goods: what the two kinds of lists hold. */
const sellerAfterSales: SellerAfterSalesDto = {
  summary: afterSalesFigures,
  list: [
    { date: '2026-11', id: null, name: '2026-11', ...afterSalesFigures },
    { date: null, id: 7, name: '测试商品', ...afterSalesFigures },
  ],
  total: 2,
};

const shopSalesFigures: ShopSalesFiguresDto = {
  ...{ orderCount: 4, pieceCount: 6, paid: 12_000, refunded: 900, openCount: 1, openPaid: 1_100 },
  ...{ unlinkedCount: 1, income: 10_000, goodsCost: 5_000, freightCost: 1_500, refundFee: 100 },
  ...{ cost: 6_400, profit: 3_600 },
};

/** A day, a shop and goods: what the lists hold. */
const shopSales: ShopSalesDto = {
  summary: shopSalesFigures,
  list: [
    { date: '2026-11-21', id: null, remoteGoodId: null, name: '2026-11-21', ...shopSalesFigures },
    { date: null, id: 1, remoteGoodId: null, name: '橙子的抖音店', ...shopSalesFigures },
    { date: null, id: 1, remoteGoodId: 'g', name: '小熊', ...shopSalesFigures },
  ],
  total: 3,
};

export const answers: Answers = {
  '/statistics/shopSales': () => ok(shopSales),
  '/statistics/afterSales': () => ok(sellerAfterSales),
  '/statistics/sellerProfit': () => ok(sellerProfit),
};
