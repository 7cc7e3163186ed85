import type { CreateModule } from '../module.ts';
import { personalDataRoutes } from './personalData.routes.ts';

export const personalDataModule: CreateModule = ({ stepUp, exporting }) => ({
  routes: [personalDataRoutes({ stepUp, exports: exporting })],
});
