import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { BatchResults } from '../../shared/batch.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  SellerWarehouse,
  SellerWarehousesBody,
  WarehouseBody,
  WarehouseIdsBody,
  WarehouseIdsQuery,
  WarehouseStatusBody,
  WarehouseUpdateBody,
} from './sellerWarehouses.schemas.ts';
import type { SellerWarehouseService } from './sellerWarehouses.service.ts';

const tags = ['warehouses'];
const suppliers = { config: { access: 'seller' as const, scope: 'warehouses:write' as const } };
/** Some thousand rules of areas are longer than what other calls may send. */
const bodyLimit = 1024 * 1024;

/** What suppliers do with their own warehouses. */
export function sellerWarehouseRoutes(warehouses: SellerWarehouseService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/warehouse/getWarehouseList',
      {
        config: { access: 'seller', scope: 'warehouses:read', sparse: true },
        schema: {
          tags,
          summary: 'The own warehouses, the oldest first',
          body: SellerWarehousesBody,
          response: answers(pageOf(SellerWarehouse)),
        },
      },
      async (request) => ok(await warehouses.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/warehouse/find',
      {
        config: { access: 'seller', scope: 'warehouses:read', sparse: true },
        schema: {
          tags,
          summary: 'One of the own warehouses',
          body: IdBody,
          response: answers(SellerWarehouse),
        },
      },
      async (request) => ok(await warehouses.find(actorOf(request).accountId, request.body.id)),
    );

    app.post(
      '/warehouse/create',
      {
        ...suppliers,
        bodyLimit,
        schema: {
          tags,
          summary: 'Add a warehouse with its couriers',
          body: WarehouseBody,
          response: answers(SellerWarehouse),
        },
      },
      async (request) => ok(await warehouses.create(actorOf(request).accountId, request.body), '创建成功'),
    );

    app.put(
      '/warehouse/update',
      {
        ...suppliers,
        bodyLimit,
        schema: {
          tags,
          summary:
            'Change a warehouse: what is left out is emptied, couriers and rules that are not named go',
          body: WarehouseUpdateBody,
          response: answers(SellerWarehouse),
        },
      },
      async (request) => ok(await warehouses.update(actorOf(request).accountId, request.body), '更新成功'),
    );

    app.post(
      '/warehouse/setStatus',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Pause a warehouse with a reason, stop it, or take it up again',
          body: WarehouseStatusBody,
          response: answers(SellerWarehouse),
        },
      },
      async (request) => ok(await warehouses.setStatus(actorOf(request).accountId, request.body)),
    );

    app.delete(
      '/warehouse/deleteWarehouseByIds',
      {
        ...suppliers,
        schema: {
          tags,
          summary:
            'Remove warehouses without stock and unfinished orders, each by itself; ids in the body or the query',
          querystring: WarehouseIdsQuery,
          body: WarehouseIdsBody,
          response: answers(BatchResults),
        },
        // Nothing is sent where the ids stand in the query.
        preValidation: async (request) => {
          request.body ??= {};
        },
      },
      async (request) => {
        const ids = request.body.ids ?? request.query.ids?.split(',').map(Number);
        if (!ids) throw new Refusal('BAD_PARAM', { field: 'ids' });
        return ok({ list: await warehouses.remove(actorOf(request).accountId, ids) });
      },
    );
  };
}
