import type {
  ProfitFiguresDto,
  SellerProfitDto,
} from '../../../../gateway/src/domains/statistics/statistics.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const profitFigures: ProfitFiguresDto = {
  orderCount: 2,
  packageCount: 4,
  goodsIncome: 400,
  courierCost: 790,
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

export const answers: Answers = {
  '/statistics/sellerProfit': () => ok(sellerProfit),
};
