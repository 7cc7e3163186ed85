import type { CreateModule } from '../module.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { userProfitRoutes } from './userProfits.routes.ts';
import { userProfitService } from './userProfits.service.ts';

export const promotionModule: CreateModule = ({ db, now }) => ({
  routes: [promotionRoutes(db), userProfitRoutes(db, userProfitService(db), now)],
});
