import type { CreateModule } from '../module.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditService } from './audit.service.ts';

export const auditModule: CreateModule = ({ db }) => ({
  consoleTags: { audit: 'What operators did and read.' },
  routes: [auditRoutes(auditService(db))],
});
