import type { CreateModule } from '../module.ts';
import { realNameRoutes } from './realName.routes.ts';

export const realNameModule: CreateModule = ({ realNames }) => ({
  specApiPrefix: true,
  routes: [realNameRoutes(realNames)],
});
