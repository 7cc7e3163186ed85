import type { CreateModule } from '../module.ts';
import { accountAccessRoutes } from './accountAccess.routes.ts';
import { accountAccessService } from './accountAccess.service.ts';
import { consoleAccountRoutes } from './consoleAccounts.routes.ts';
import { consoleAccountService } from './consoleAccounts.service.ts';

export const consoleAccountsModule: CreateModule = ({ db, sessions, phoneCodes }) => ({
  consoleTags: { accounts: 'Accounts of buyers and suppliers.' },
  routes: [
    consoleAccountRoutes(consoleAccountService({ db, sessions, phoneCodes })),
    accountAccessRoutes(accountAccessService({ db, sessions })),
  ],
});
