import type { CreateModule } from '../module.ts';
import { systemRoutes } from './system.routes.ts';
import { systemService } from './system.service.ts';

export const systemModule: CreateModule = ({ db, now }) => ({
  consoleTags: { system: 'How the product runs.' },
  routes: [systemRoutes(systemService({ db, now }))],
});
