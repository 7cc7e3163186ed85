import type { CreateModule } from '../module.ts';
import { evidenceRoutes } from './evidence.routes.ts';

export const evidenceModule: CreateModule = ({ db, exporting }) => ({
  routes: [evidenceRoutes(db, exporting)],
});
