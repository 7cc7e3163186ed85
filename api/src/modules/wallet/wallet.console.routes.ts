import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listMoneyLogs } from './moneyLogs.repository.ts';
import { WalletAtDesk, WalletLogsQuery, WalletQuery } from './wallet.console.schemas.ts';
import { MoneyLogsAnswer } from './wallet.schemas.ts';
import { readWallet } from './walletDesk.service.ts';

const tags = ['wallets'];
const reads = { access: 'operator', permission: 'money.read', sparse: true } as const;

/** Wallets of accounts, for operators. */
export function walletDeskRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/wallets/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What an account has, in its parts; that it was read is recorded',
          querystring: WalletQuery,
          response: answers(WalletAtDesk),
        },
      },
      async (request) => ok(await readWallet(db, request.query, operatorOf(request))),
    );

    app.get(
      '/console/wallets/logs',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Lines of an account’s wallet, the newest first',
          querystring: WalletLogsQuery,
          response: answers(MoneyLogsAnswer),
        },
      },
      async (request) => {
        const { accountId, ...filter } = request.query;
        return ok(await listMoneyLogs(db, accountId, filter, request.fields));
      },
    );
  };
}
