import type { CreateModule } from '../module.ts';
import { changeFeedRoutes } from './changeFeed.routes.ts';
import { changeFeedService } from './changeFeed.service.ts';
import { missedChangesRoutes } from './missedChanges.routes.ts';
import { missedChangesService } from './missedChanges.service.ts';

export const changeFeedModule: CreateModule = ({ db, shared, callers, log, beatSeconds }) => ({
  tags: { events: 'What changes, as it happens, and what has changed meanwhile.' },
  routes: [
    changeFeedRoutes(changeFeedService({ shared, callers, log, beatSeconds })),
    missedChangesRoutes(missedChangesService(db)),
  ],
});
