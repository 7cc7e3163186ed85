import type { CreateModule } from '../module.ts';
import { levelRoutes } from './levels.console.routes.ts';
import { levelService } from './levels.service.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { userProfitRoutes } from './userProfits.routes.ts';
import { userProfitService } from './userProfits.service.ts';

export const promotionModule: CreateModule = ({ db, now }) => ({
  tags: { promotion: 'Whom a buyer has invited.', userProfits: 'Mark-ups of those who invite.' },
  consoleTags: { levels: 'What levels of buyers take and give.' },
  routes: [
    promotionRoutes(db),
    userProfitRoutes(db, userProfitService(db), now),
    levelRoutes(levelService(db)),
  ],
});
