import type { CreateModule } from '../module.ts';
import { reconcileFrozenSellers } from '../shipments/freezing.service.ts';
import { accountRoutes } from './accounts.routes.ts';

export const accountsModule: CreateModule = ({ db, accounts, sessions, captchas, phoneCodes }) => {
  return {
    tags: { accounts: 'Signing up and in, passwords, sessions.' },
    routes: [accountRoutes({ accounts, captchas, phoneCodes, sessions })],
    scheduled: [
      { name: 'reconcileFrozenSellers', cron: '* * * * *', run: (stop) => reconcileFrozenSellers(db, stop) },
    ],
  };
};
