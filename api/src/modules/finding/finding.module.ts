import type { CreateModule } from '../module.ts';
import { findingRoutes } from './finding.routes.ts';
import { findingService } from './finding.service.ts';

export const findingModule: CreateModule = ({ db }) => ({
  consoleTags: { finding: 'What a number is: one box for all that has one.' },
  routes: [findingRoutes(findingService(db))],
});
