import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { type ReasonCode, reasonTexts } from '../../shared/reasons.ts';
import { assignedWaits } from '../../shared/statuses.ts';
import { listWaitingAssigned } from './waitingAssigned.repository.ts';
import { WaitingAssignedPage, WaitingAssignedQuery } from './waitingAssigned.schemas.ts';

const WORDS: Record<number, string> = {
  [assignedWaits.merchantUnknown]: '商家没有在本站绑定店铺或认领',
  [assignedWaits.lapsed]: '厂家的授权或绑定已失效',
  [assignedWaits.unlinked]: '商家没有关联商品',
  [assignedWaits.notOrdered]: '商家还没有下单',
};

export function waitingAssignedRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shopOrders/getAssignedOrdersList',
      {
        config: { access: 'seller', scope: 'shops:read', sparse: true },
        schema: {
          tags: ['shopOrders'],
          summary: 'What merchants have assigned to the own shops and nobody has ordered, and why',
          body: WaitingAssignedQuery,
          response: answers(WaitingAssignedPage),
        },
      },
      async (request) => {
        const page = await listWaitingAssigned(db, actorOf(request).accountId, request.body);
        const list = page.list.map(({ problemCode, assignedAt, shipBy, ...row }) => ({
          ...row,
          assignedAt: shanghaiIso(new Date(assignedAt)),
          shipBy: shanghaiIsoOrNull(shipBy === null ? null : new Date(shipBy)),
          msg: WORDS[row.wait] ?? reasonTexts[problemCode as ReasonCode] ?? '',
        }));
        return ok({ ...page, list });
      },
    );
  };
}
