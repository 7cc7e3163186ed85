import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/client.ts';
import { respondOnce, storeResponse } from '../../db/storedResponses.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import type { Fen } from '../../shared/money.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { findDeposit, payIntoDeposit, takeOutOfDeposit } from './deposits.repository.ts';
import { Deposit, type DepositDto, MoveDepositBody } from './deposits.schemas.ts';

const tags = ['deposits'];
const config = { access: 'seller' as const };

export function depositRoutes(db: Db): FastifyPluginAsyncTypebox {
  /** Moves once for a key, which answers the deposit as it was then. */
  function once(
    request: FastifyRequest<{ Body: { amount: Fen; clientNo?: string } }>,
    op: string,
    move: (tx: Tx, sellerId: number, amount: Fen) => Promise<void>,
  ): Promise<DepositDto> {
    const { accountId } = actorOf(request);
    const { amount, clientNo } = request.body;
    const key = idempotencyKeyOf(request, clientNo);
    const asked = { accountId, op, key, hash: requestHash({ amount }) };
    return respondOnce(db, asked, () =>
      db.transaction((tx) =>
        storeResponse(tx, asked, async () => {
          await move(tx, accountId, amount);
          return findDeposit(tx, accountId);
        }),
      ),
    );
  }

  return async (app) => {
    app.get(
      '/deposit/mine',
      {
        config: { access: 'seller', sparse: true },
        schema: {
          tags,
          summary: 'The own deposit, and what may go into it and out of it now',
          response: answers(Deposit),
        },
      },
      async (request) => ok(await findDeposit(db, actorOf(request).accountId)),
    );

    app.post(
      '/deposit/payIn',
      {
        config,
        schema: {
          tags,
          summary: 'Put money of the wallet into the deposit',
          body: MoveDepositBody,
          response: answers(Deposit),
        },
      },
      async (request) => ok(await once(request, 'depositPayIn', payIntoDeposit), '保证金已缴存'),
    );

    app.post(
      '/deposit/takeOut',
      {
        config,
        schema: {
          tags,
          summary: 'Take what is above the minimum back to the wallet',
          body: MoveDepositBody,
          response: answers(Deposit),
        },
      },
      async (request) => ok(await once(request, 'depositTakeOut', takeOutOfDeposit), '保证金已转回余额'),
    );
  };
}
