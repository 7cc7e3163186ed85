import type { CreateModule } from '../module.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { userProfitRoutes } from './userProfits.routes.ts';
import { userProfitService } from './userProfits.service.ts';

export const promotionModule: CreateModule = ({ db, now }) => ({
  tags: { promotion: 'Whom a buyer has invited.', userProfits: 'Mark-ups of those who invite.' },
  routes: [promotionRoutes(db), userProfitRoutes(db, userProfitService(db), now)],
});
