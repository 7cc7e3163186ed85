import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { answers, IdBody, IdQuery, ok } from '../../shared/envelope.ts';
import type { Fields } from '../../shared/fields.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { listWarehouses } from './warehouses.repository.ts';
import { Warehouse, WarehousesBody, WarehousesQuery } from './warehouses.schemas.ts';

const tags = ['warehouses'];

/** What a signed-in person sees of warehouses. */
export function warehouseRoutes(db: Db): FastifyPluginAsyncTypebox {
  async function findWarehouse(id: number, fields: Fields) {
    const { list } = await listWarehouses(db, { ids: [id] }, fields && new Map([['list', fields]]));
    const [warehouse] = list;
    if (!warehouse) throw new Refusal('NOT_FOUND');
    return warehouse;
  }

  return async (app) => {
    app.post(
      '/warehouse/list',
      {
        config: { access: 'any', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'Warehouses',
          body: WarehousesBody,
          response: answers(pageOf(Warehouse)),
        },
      },
      async (request) => ok(await listWarehouses(db, request.body, request.fields)),
    );

    app.post(
      '/warehouse/id',
      {
        config: { access: 'any', scope: 'goods:read', sparse: true, revalidated: true },
        schema: { tags, summary: 'One warehouse', body: IdBody, response: answers(Warehouse) },
      },
      async (request) => ok(await findWarehouse(request.body.id, request.fields)),
    );

    app.get(
      '/warehouse/list',
      {
        config: { access: 'any', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'Warehouses; POST is the way to ask',
          deprecated: true,
          querystring: WarehousesQuery,
          response: answers(pageOf(Warehouse)),
        },
      },
      async ({ query: { ids, ...query }, fields }) =>
        ok(
          await listWarehouses(db, { ...query, ...(ids ? { ids: ids.split(',').map(Number) } : {}) }, fields),
        ),
    );

    app.get(
      '/warehouse/id',
      {
        config: { access: 'any', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'One warehouse; POST is the way to ask',
          deprecated: true,
          querystring: IdQuery,
          response: answers(Warehouse),
        },
      },
      async (request) => ok(await findWarehouse(request.query.id, request.fields)),
    );
  };
}
