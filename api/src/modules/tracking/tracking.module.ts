import type { CreateModule } from '../module.ts';
import { markStalled } from './stalled.repository.ts';
import { trackingRoutes } from './tracking.routes.ts';

export const trackingModule: CreateModule = ({ db, following }) => ({
  routes: [trackingRoutes(db, following)],
  jobs: [...following.handlers],
  scheduled: [
    { name: 'rescueTracking', cron: '*/5 * * * *', run: following.rescue },
    { name: 'askSilent', cron: '*/10 * * * *', run: following.ask },
    { name: 'followReturns', cron: '*/5 * * * *', run: following.followReturns },
    { name: 'markStalled', cron: '*/10 * * * *', run: (stop) => markStalled(db, stop) },
  ],
});
