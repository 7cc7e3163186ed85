import type { CreateModule } from '../module.ts';
import { auditRoutes } from './auditLog.routes.ts';
import { auditService } from './auditLog.service.ts';

export const auditLogModule: CreateModule = ({ db }) => ({
  consoleTags: { audit: 'What operators did and read.' },
  routes: [auditRoutes(auditService(db))],
});
