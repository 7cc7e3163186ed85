import type { CreateModule } from '../module.ts';
import { adjustmentRoutes } from './adjustments.routes.ts';
import { adjustmentService } from './adjustments.service.ts';

export const adjustmentsModule: CreateModule = ({ db, approvals }) => ({
  consoleTags: { adjustments: 'Money that operators give to wallets and take out of them.' },
  routes: [adjustmentRoutes(adjustmentService(db, approvals))],
});
