import type { CreateModule } from '../module.ts';
import { afterSaleRoutes } from './afterSales.routes.ts';
import { comingBackService } from './comingBack.service.ts';
import { steppingService } from './stepping.service.ts';
import { suggestionRoutes } from './suggestions.routes.ts';

export const afterSalesModule: CreateModule = ({ db, waybills, log }) => {
  const stepping = steppingService(db);
  const comingBack = comingBackService({ db, waybills, log });
  return {
    tags: { afterSales: 'What buyers and suppliers settle about parcels that were shipped.' },
    routes: [afterSaleRoutes(db, stepping), suggestionRoutes(db)],
    scheduled: [
      { name: 'stepCases', cron: '* * * * *', run: stepping.stepDue },
      { name: 'lookAtComingBack', cron: '* * * * *', run: comingBack.lookAtComingBack },
    ],
  };
};
