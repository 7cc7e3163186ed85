import type { FastifyInstance } from 'fastify';
import type { DevAccountService } from './devAccounts.service.ts';

/** `POST /dev/account`. Registered in demo mode only, on the API port, which is never public. */
export function devAccountRoutes(accounts: DevAccountService) {
  return async (app: FastifyInstance) => {
    app.post('/dev/account', async () => accounts.create());
  };
}
