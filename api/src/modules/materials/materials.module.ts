import type { CreateModule } from '../module.ts';
import { materialRoutes } from './materials.routes.ts';

export const materialsModule: CreateModule = ({ db, exporting }) => ({
  routes: [materialRoutes(db, exporting)],
});
