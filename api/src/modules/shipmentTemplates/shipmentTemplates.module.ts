import type { CreateModule } from '../module.ts';
import { shipmentTemplateRoutes } from './shipmentTemplates.routes.ts';
import { shipmentTemplateService } from './shipmentTemplates.service.ts';
import { tellTemplates } from './tellTemplates.ts';

export const shipmentTemplatesModule: CreateModule = ({ db, now }) => ({
  tags: { shipmentTemplates: 'Shipments by hand without their recipients, named by a buyer.' },
  routes: [shipmentTemplateRoutes(shipmentTemplateService(db))],
  scheduled: [{ name: 'tellTemplates', everySeconds: 5, run: (stop) => tellTemplates(db, now, stop) }],
});
