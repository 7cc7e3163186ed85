import type { CreateModule } from '../module.ts';
import { depositRoutes } from './deposits.routes.ts';
import { depositService } from './deposits.service.ts';

export const depositsModule: CreateModule = ({ db }) => ({
  tags: { deposits: 'What suppliers leave with the platform for what goes wrong.' },
  routes: [depositRoutes(depositService(db))],
});
