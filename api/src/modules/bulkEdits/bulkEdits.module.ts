import type { CreateModule } from '../module.ts';
import { bulkEditRoutes } from './bulkEdits.routes.ts';
import { bulkEditService } from './bulkEdits.service.ts';

export const bulkEditsModule: CreateModule = ({ db }) => ({
  tags: { bulkEdits: 'Many goods of a supplier, changed at once.' },
  routes: [bulkEditRoutes(bulkEditService(db))],
});
