import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { EntityId } from '../../shared/values.ts';
import { listCouriers } from '../couriers/couriers.repository.ts';
import { timelineForOperator } from '../tracking/timeline.repository.ts';
import { Timeline } from '../tracking/tracking.schemas.ts';
import {
  CourierNames,
  OrderDetail,
  OrderPage,
  OrdersQuery,
  ParcelPage,
  ParcelsQuery,
} from './consoleOrders.schemas.ts';
import type { OrderDetailService } from './detail.service.ts';
import { listAllOrders, listAllParcels } from './lists.repository.ts';

const tags = ['orders'];
const readers = { access: 'operator', permission: 'orders.read', sparse: true } as const;

export function consoleOrderRoutes(db: Db, details: OrderDetailService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/orders',
      {
        config: readers,
        schema: {
          tags,
          summary: 'Orders of everybody, the newest first',
          querystring: OrdersQuery,
          response: answers(OrderPage),
        },
      },
      async (request) => ok(await listAllOrders(db, request.query, request.fields)),
    );

    app.get(
      '/console/parcels',
      {
        config: readers,
        schema: {
          tags,
          summary: 'Parcels of everybody, the newest first',
          querystring: ParcelsQuery,
          response: answers(ParcelPage),
        },
      },
      async (request) => ok(await listAllParcels(db, request.query, request.fields)),
    );

    app.get(
      '/console/orders/couriers',
      {
        config: readers,
        schema: { tags, summary: 'Couriers that orders are narrowed to', response: answers(CourierNames) },
      },
      async () => ok({ list: (await listCouriers(db)).map(({ id, name }) => ({ id, name })) }),
    );

    app.get(
      '/console/orders/detail',
      {
        config: readers,
        schema: {
          tags,
          summary: 'All that there is to an order; recorded',
          querystring: IdQuery,
          response: answers(OrderDetail),
        },
      },
      async (request) => ok(await details.read(request.query.id, operatorOf(request), request.fields)),
    );

    app.get(
      '/console/parcels/timeline',
      {
        config: readers,
        schema: {
          tags,
          summary: 'What happened to a parcel, the newest first',
          querystring: Type.Object({ packageId: EntityId }),
          response: answers(Timeline),
        },
      },
      async (request) => {
        const timeline = await timelineForOperator(db, request.query.packageId);
        if (!timeline) throw new Refusal('NOT_FOUND');
        return ok(timeline);
      },
    );
  };
}
