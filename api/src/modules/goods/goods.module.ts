import type { CreateModule } from '../module.ts';
import { goodsRoutes } from './goods.routes.ts';
import { countSales, rollMonthSold } from './sales.service.ts';
import { sellerGoodRoutes } from './sellerGoods.routes.ts';
import { sellerGoodService } from './sellerGoods.service.ts';

export const goodsModule: CreateModule = ({ db }) => {
  const selling = sellerGoodService(db);
  return {
    tags: { goods: 'Goods on sale, and a supplier’s own.' },
    specApiPrefix: true,
    routes: [goodsRoutes(db), sellerGoodRoutes(selling)],
    scheduled: [
      { name: 'followSchedules', cron: '* * * * *', run: selling.followSchedules },
      { name: 'countSales', everySeconds: 30, run: (stop) => countSales(db, stop) },
      { name: 'rollMonthSold', cron: '*/30 * * * *', run: () => rollMonthSold(db) },
    ],
  };
};
