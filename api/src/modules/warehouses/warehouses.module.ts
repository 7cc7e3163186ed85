import type { CreateModule } from '../module.ts';
import { freightTemplateRoutes } from './freightTemplates.routes.ts';
import { freightTemplateService } from './freightTemplates.service.ts';
import { sellerWarehouseRoutes } from './sellerWarehouses.routes.ts';
import { sellerWarehouseService } from './sellerWarehouses.service.ts';
import { warehouseRoutes } from './warehouses.routes.ts';

export const warehousesModule: CreateModule = ({ db }) => ({
  tags: {
    warehouses: 'Warehouses, their fees and days.',
    freightTemplates: 'Couriers and fees that several warehouses and goods share.',
  },
  specApiPrefix: true,
  routes: [
    warehouseRoutes(db),
    sellerWarehouseRoutes(sellerWarehouseService(db)),
    freightTemplateRoutes(freightTemplateService(db)),
  ],
});
