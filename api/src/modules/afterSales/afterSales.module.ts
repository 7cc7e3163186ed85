import type { CreateModule } from '../module.ts';
import { afterSaleRoutes } from './afterSales.routes.ts';
import { steppingService } from './stepping.service.ts';

export const afterSalesModule: CreateModule = ({ db }) => {
  const stepping = steppingService(db);
  return {
    tags: { afterSales: 'What buyers and suppliers settle about parcels that were shipped.' },
    routes: [afterSaleRoutes(db, stepping)],
    scheduled: [{ name: 'stepCases', cron: '* * * * *', run: stepping.stepDue }],
  };
};
