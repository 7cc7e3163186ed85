import type { CreateModule } from '../module.ts';
import { consoleJoinRoutes } from './joins.console.routes.ts';
import { joinService } from './joins.service.ts';
import { joinRoutes } from './joins.ts';

export const joinsModule: CreateModule = ({ db, captchas }) => ({
  tags: { joins: 'Applications for a branch site.' },
  consoleTags: { joins: 'Applications for a branch site.' },
  routes: [joinRoutes(db, captchas), consoleJoinRoutes(joinService(db))],
});
