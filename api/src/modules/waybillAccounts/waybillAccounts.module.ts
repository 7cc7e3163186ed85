import type { CreateModule } from '../module.ts';
import { waybillAccountTesting } from './testing.service.ts';
import { waybillAccountRoutes } from './waybillAccounts.routes.ts';
import { waybillAccountService } from './waybillAccounts.service.ts';

export const waybillAccountsModule: CreateModule = ({ db, waybills, issuing, log, now }) => ({
  tags: { waybillAccounts: "Suppliers' own accounts at couriers, with which their waybills are issued." },
  routes: [
    waybillAccountRoutes({
      accounts: waybillAccountService({ db, resume: issuing.resumeCourier }),
      testing: waybillAccountTesting({ db, waybills, resume: issuing.resumeCourier, log, now }),
    }),
  ],
});
