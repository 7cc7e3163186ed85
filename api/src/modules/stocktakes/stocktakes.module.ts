import type { CreateModule } from '../module.ts';
import { stocktakeRoutes } from './stocktakes.routes.ts';
import { stocktakeService } from './stocktakes.service.ts';

export const stocktakesModule: CreateModule = ({ db }) => ({
  tags: { stocktakes: 'What a supplier counts at its warehouses.' },
  routes: [stocktakeRoutes(stocktakeService(db))],
});
