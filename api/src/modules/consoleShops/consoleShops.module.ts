import type { CreateModule } from '../module.ts';
import { consoleShopRoutes } from './consoleShops.routes.ts';

export const consoleShopsModule: CreateModule = ({ db }) => ({
  consoleTags: { shops: 'Shops that accounts have bound.' },
  routes: [consoleShopRoutes(db)],
});
