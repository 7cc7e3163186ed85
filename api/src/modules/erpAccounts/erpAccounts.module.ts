import type { CreateModule } from '../module.ts';
import { fillingService } from '../waybills/filling.service.ts';
import { askedBackService } from './askedBack.service.ts';
import { erpAccountRoutes } from './erpAccounts.routes.ts';
import { erpAccountService } from './erpAccounts.service.ts';
import { syncingService } from './syncing.service.ts';

/** What the ERP tells at once is filled in within a run. */
const FILLS_FOR_MS = 60_000;

export const erpAccountsModule: CreateModule = ({ db, queue, openErp, issuing, now, site }) => {
  const filling = fillingService({ db, queue, workForMs: FILLS_FOR_MS });
  const askedBack = askedBackService(db);
  const syncing = syncingService({ db, queue, openErp, filling, askedBack, now, site });
  return {
    tags: { erpAccounts: "Suppliers' accounts at the ERP 旺店通, which ships what is ordered of them." },
    routes: [
      erpAccountRoutes(
        erpAccountService({ db, openErp, now, wake: syncing.wake, issue: (ids) => issuing.start(ids) }),
      ),
    ],
    jobs: [syncing.handler],
    scheduled: [
      { name: 'wakeErpAccounts', everySeconds: 30, run: (stop) => syncing.wakeDue(stop) },
      { name: 'leaveUncancelled', everySeconds: 60, run: (stop) => askedBack.leaveUncancelled(stop) },
    ],
  };
};
