import type { CreateModule } from '../module.ts';
import { basketLineRoutes } from './basketLines.routes.ts';
import { basketLineService } from './basketLines.service.ts';

export const basketLinesModule: CreateModule = ({ db }) => ({
  tags: { basketLines: 'What a buyer is about to order, from several warehouses.' },
  routes: [basketLineRoutes(basketLineService(db))],
});
