import type { CreateModule } from '../module.ts';
import { consoleGoodRoutes, forbiddenWordRoutes } from './consoleGoods.routes.ts';
import { consoleGoodService } from './consoleGoods.service.ts';
import { forbiddenWordService } from './forbiddenWords.service.ts';

export const consoleGoodsModule: CreateModule = ({ db }) => ({
  consoleTags: { goodsAudit: 'Goods that operators look at, and the words that they may not carry.' },
  routes: [consoleGoodRoutes(db, consoleGoodService(db)), forbiddenWordRoutes(forbiddenWordService(db))],
});
