import type { CreateModule } from '../module.ts';
import { applyingService } from '../refunds/applying.service.ts';
import { afterSaleRoutes } from './afterSales.routes.ts';
import { caseDecidingService } from './caseDeciding.service.ts';
import { consoleCaseRoutes } from './cases.console.routes.ts';
import { comingBackService } from './comingBack.service.ts';
import { consoleCaseService } from './consoleCases.service.ts';
import { steppingService } from './stepping.service.ts';
import { suggestionRoutes } from './suggestions.routes.ts';
import { takingBackService } from './takingBack.service.ts';

export const afterSalesModule: CreateModule = ({ db, queue, waybills, log, approvals }) => {
  const stepping = steppingService(db, queue);
  const comingBack = comingBackService({ db, waybills, log });
  const takingBack = takingBackService({ db, applying: applyingService({ db, queue }) });
  const deciding = caseDecidingService({ db, stepping, approvals });
  return {
    tags: { afterSales: 'What buyers and suppliers settle about parcels that were shipped.' },
    consoleTags: { cases: 'After-sales cases that operators look at and decide.' },
    routes: [
      afterSaleRoutes(db, stepping),
      suggestionRoutes(db),
      consoleCaseRoutes({ db, cases: consoleCaseService(db), deciding }),
    ],
    jobs: [takingBack.handler],
    scheduled: [
      { name: 'stepCases', cron: '* * * * *', run: stepping.stepDue },
      { name: 'lookAtComingBack', cron: '* * * * *', run: comingBack.lookAtComingBack },
    ],
  };
};
