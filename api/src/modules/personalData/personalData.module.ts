import type { CreateModule } from '../module.ts';
import { personalDataRoutes } from './personalData.routes.ts';

export const personalDataModule: CreateModule = ({ db, stepUp, exporting }) => ({
  routes: [personalDataRoutes({ db, stepUp, exports: exporting })],
});
