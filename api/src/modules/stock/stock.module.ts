import type { CreateModule } from '../module.ts';
import { stockRoutes } from './stock.routes.ts';
import { stockService } from './stock.service.ts';

export const stockModule: CreateModule = ({ db }) => ({
  tags: { goodStock: 'What a supplier has in its warehouses.' },
  routes: [stockRoutes(stockService(db))],
});
