import type { CreateModule } from '../module.ts';
import { approvalRoutes } from './approvals.routes.ts';

export const approvalsModule: CreateModule = ({ approvals }) => ({
  consoleTags: { approvals: 'What takes two operators.' },
  routes: [approvalRoutes(approvals)],
});
