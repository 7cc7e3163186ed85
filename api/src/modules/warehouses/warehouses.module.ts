import type { CreateModule } from '../module.ts';
import { sellerWarehouseRoutes } from './sellerWarehouses.routes.ts';
import { sellerWarehouseService } from './sellerWarehouses.service.ts';
import { warehouseRoutes } from './warehouses.routes.ts';

export const warehousesModule: CreateModule = ({ db }) => ({
  tags: { warehouses: 'Warehouses, their fees and days.' },
  specApiPrefix: true,
  routes: [warehouseRoutes(db), sellerWarehouseRoutes(sellerWarehouseService(db))],
});
