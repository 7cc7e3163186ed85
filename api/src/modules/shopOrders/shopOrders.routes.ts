import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { lineIdOf } from '../../adapters/shops/lines.ts';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { PlanningService } from './planning.service.ts';
import type { PullService } from './pulls.service.ts';
import { ignoreShopOrders, listShopOrders, type ShopOrderRow } from './shopOrders.repository.ts';
import {
  Count,
  IgnoreBody,
  PlanBody,
  PullProgress,
  RemoteOrderBody,
  type ShopOrderDto,
  ShopOrderPage,
  ShopOrderPlan,
  ShopOrdersQuery,
} from './shopOrders.schemas.ts';

const tags = ['shopOrders'];
const buyers = { config: { access: 'buyer' as const, scope: 'shops:write' as const } };

export function shopOrderRoutes(
  db: Db,
  pulls: PullService,
  planning: PlanningService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/remoteOrder',
      {
        ...buyers,
        schema: {
          tags,
          summary:
            'Read the orders that wait at a shop; a long reading answers before its end and is asked for again',
          body: RemoteOrderBody,
          response: answers(PullProgress),
        },
      },
      async (request) => {
        const { accountId } = actorOf(request);
        const { shopId, taskId, ...requested } = request.body;
        if (taskId !== undefined) return ok(await pulls.follow(accountId, taskId));
        if (shopId === undefined) throw new Refusal('BAD_PARAM', { field: 'shopId' });
        return ok(await pulls.begin(accountId, { shopId, ...requested }));
      },
    );

    app.post(
      '/shopOrders/getShopOrdersList',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'The orders of the own shops as they were read last',
          body: ShopOrdersQuery,
          response: answers(ShopOrderPage),
        },
      },
      async (request) => {
        const { list, counts, ...page } = await listShopOrders(
          db,
          actorOf(request).accountId,
          request.body,
          request.fields,
        );
        return ok({
          ...page,
          list: list.map(dto),
          counts: Object.fromEntries(counts.map(({ importStatus, orders }) => [importStatus, orders])),
        });
      },
    );

    app.post(
      '/shopOrders/ignore',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Leave waiting orders out of what waits, or take them back in',
          body: IgnoreBody,
          response: answers(Count),
        },
      },
      async (request) => {
        const { ids, ignored } = request.body;
        return ok({ count: await ignoreShopOrders(db, actorOf(request).accountId, ids, ignored) });
      },
    );

    app.post(
      '/shopOrders/plan',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'Which orders chosen shop orders become, by the goods that stand for their items',
          body: PlanBody,
          response: answers(ShopOrderPlan),
        },
      },
      async (request) => ok(await planning.plan(actorOf(request).accountId, request.body)),
    );
  };
}

function dto(row: ShopOrderRow): ShopOrderDto {
  const { encryptedId, remoteUpdatedAt: _updatedAt, createdAt: _createdAt, ...shown } = row;
  return {
    ...shown,
    // Orders that were read before there were merchant codes have none.
    items: row.items.map((item) => ({
      ...item,
      lineId: lineIdOf(item),
      merchantCode: item.merchantCode ?? '',
    })),
    encrypted: encryptedId !== null,
    problemCode: row.problemCode || null,
    paidAt: shanghaiIsoOrNull(row.paidAt),
    promisedShipAt: shanghaiIsoOrNull(row.promisedShipAt),
    shipBy: shanghaiIso(row.shipBy),
    syncedAt: shanghaiIso(row.syncedAt),
  };
}
