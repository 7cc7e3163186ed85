import type { CreateModule } from '../module.ts';
import { consoleSupplierRoutes } from './consoleSuppliers.routes.ts';
import { consoleSupplierService } from './consoleSuppliers.service.ts';

export const consoleSuppliersModule: CreateModule = ({ db }) => ({
  consoleTags: { suppliers: 'Suppliers: service, deposits, what they pay.' },
  routes: [consoleSupplierRoutes(consoleSupplierService(db))],
});
