import type { CreateModule } from '../module.ts';
import { stockTransferRoutes } from './stockTransfers.routes.ts';
import { stockTransferService } from './stockTransfers.service.ts';

export const stockTransfersModule: CreateModule = ({ db }) => ({
  tags: { stockTransfers: 'Stock on its way from one warehouse of a supplier to another.' },
  routes: [stockTransferRoutes(stockTransferService(db))],
});
