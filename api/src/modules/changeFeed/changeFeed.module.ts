import type { CreateModule } from '../module.ts';
import { changeFeedRoutes } from './changeFeed.routes.ts';
import { changeFeedService } from './changeFeed.service.ts';

export const changeFeedModule: CreateModule = ({ shared, callers, log, beatSeconds }) => ({
  tags: { events: 'What changes, as it happens.' },
  routes: [changeFeedRoutes(changeFeedService({ shared, callers, log, beatSeconds }))],
});
