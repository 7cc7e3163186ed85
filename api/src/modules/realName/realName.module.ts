import type { CreateModule } from '../module.ts';
import { realNameRoutes } from './realName.routes.ts';

export const realNameModule: CreateModule = ({ realNames }) => ({
  tags: { realName: 'Proving one’s name.' },
  specApiPrefix: true,
  routes: [realNameRoutes(realNames)],
});
