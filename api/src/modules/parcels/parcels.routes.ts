import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { fieldsBelow } from '../../shared/fields.ts';
import { pageOf } from '../../shared/paging.ts';
import { listParcels, orderedBefore, parcelsOfOrders } from './parcels.repository.ts';
import {
  FindOrderedAnswer,
  FindOrderedBody,
  Parcel,
  ParcelsBody,
  RevealBody,
  RevealedReceiver,
  ToShipAnswer,
} from './parcels.schemas.ts';
import { parcelsOfRows } from './parcelsOfRows.repository.ts';
import { FindByRowsAnswer, FindByRowsBody } from './parcelsOfRows.schemas.ts';
import { revealReceiver } from './receiverReveals.service.ts';
import { toShip } from './toShip.repository.ts';

export function parcelRoutes(db: Db, now: () => Date): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/getOrderPackagesList',
      {
        config: { access: 'any', scope: 'parcels:read', sparse: true, byChangeFeed: true },
        schema: {
          tags: ['parcels'],
          summary: 'The own parcels, newest first',
          body: ParcelsBody,
          response: answers(pageOf(Parcel)),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { orderIds, ...filter } = request.body;
        if (!orderIds) return ok(await listParcels(db, actor, filter, request.fields));
        const list = await parcelsOfOrders(db, actor, orderIds, fieldsBelow(request.fields, 'list'));
        return ok({
          list,
          total: list.length,
          totalIsExact: true,
          page: 1,
          pageSize: list.length,
          nextCursor: null,
          cursors: [],
        });
      },
    );

    app.post(
      '/orderPackages/toShip',
      {
        config: { access: 'seller', scope: 'parcels:read', sparse: true },
        schema: {
          tags: ['parcels'],
          summary: 'How many of the own parcels wait to be shipped, by warehouse, and until when today',
          response: answers(ToShipAnswer),
        },
      },
      async (request) => ok(await toShip(db, actorOf(request).accountId, now())),
    );

    app.post(
      '/orderPackages/revealReceiver',
      {
        config: { access: 'any', scope: ['parcels:read', 'receivers:read'] },
        schema: {
          tags: ['parcels'],
          summary: 'The receiver of an own parcel in clear: kept who saw it, 100 an hour',
          body: RevealBody,
          response: answers(RevealedReceiver),
        },
      },
      async (request) => ok(await revealReceiver(db, actorOf(request), request.body.packageId)),
    );

    app.post(
      '/orderPackages/findOrdered',
      {
        config: { access: 'buyer', scope: 'orders:read', sparse: true },
        schema: {
          tags: ['parcels'],
          summary: 'Which third-party order numbers the buyer has ordered already, in whatever way',
          body: FindOrderedBody,
          response: answers(FindOrderedAnswer),
        },
      },
      async (request) => {
        const { platform, thirdOrderNos } = request.body;
        const found = await orderedBefore(db, actorOf(request).accountId, platform, { thirdOrderNos });
        return ok({ rows: [...found].map(([thirdOrderNo, packageNo]) => ({ thirdOrderNo, packageNo })) });
      },
    );

    app.post(
      '/orderPackages/findByRows',
      {
        config: { access: 'buyer', scope: 'parcels:read', sparse: true },
        schema: {
          tags: ['parcels'],
          summary:
            'The own parcels of the rows of a sheet, with their waybills: by order number, else by receiver',
          body: FindByRowsBody,
          response: answers(FindByRowsAnswer),
        },
      },
      async (request) => ok({ rows: await parcelsOfRows(db, actorOf(request), request.body, now()) }),
    );
  };
}
