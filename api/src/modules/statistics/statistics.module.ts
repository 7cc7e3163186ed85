import type { CreateModule } from '../module.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: CreateModule = ({ db, now }) => ({
  tags: { statistics: 'A supplier’s profit and after-sales.' },
  routes: [statisticsRoutes(db, now)],
});
