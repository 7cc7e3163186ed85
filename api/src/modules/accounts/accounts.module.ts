import type { CreateModule } from '../module.ts';
import { reconcileFrozenSellers } from '../shipments/freezing.service.ts';
import { accountRoutes } from './accounts.routes.ts';
import { accountService } from './accounts.service.ts';

export const accountsModule: CreateModule = ({
  db,
  demo,
  legal,
  sessions,
  captchas,
  phoneCodes,
  limitByAddress,
}) => {
  const accounts = accountService({
    db,
    legal,
    sessions,
    captchas,
    phoneCodes,
    limitByAddress,
    refuseCommonPasswords: !demo,
  });
  return {
    tags: { accounts: 'Signing up and in, passwords, sessions.' },
    routes: [accountRoutes({ accounts, captchas, phoneCodes, sessions })],
    scheduled: [
      { name: 'reconcileFrozenSellers', cron: '* * * * *', run: (stop) => reconcileFrozenSellers(db, stop) },
    ],
  };
};
