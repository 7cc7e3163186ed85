import type { CreateModule } from '../module.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { keepSellerFigures } from './suppliers.repository.ts';

export const statisticsModule: CreateModule = ({ db, now }) => ({
  tags: { statistics: 'A supplier’s profit and after-sales.' },
  routes: [statisticsRoutes(db, now)],
  scheduled: [
    { name: 'keepSellerFigures', cron: '20 * * * *', run: (stop) => keepSellerFigures(db, now(), stop) },
  ],
});
