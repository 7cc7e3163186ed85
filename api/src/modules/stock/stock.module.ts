import type { CreateModule } from '../module.ts';
import { stockRoutes } from './stock.routes.ts';
import { stockService } from './stock.service.ts';

export const stockModule: CreateModule = ({ db }) => ({ routes: [stockRoutes(stockService(db))] });
