import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { listWarehouses } from './warehouses.repository.ts';
import { Warehouse, WarehousesQuery } from './warehouses.schemas.ts';

const tags = ['warehouses'];
const signedIn = { config: { access: 'any' as const } };

/** What a signed-in person sees of warehouses. */
export function warehouseRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/warehouse/list',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Warehouses',
          querystring: WarehousesQuery,
          response: answers(pageOf(Warehouse)),
        },
      },
      async (request) => ok(await listWarehouses(db, request.query)),
    );

    app.get(
      '/warehouse/id',
      {
        ...signedIn,
        schema: { tags, summary: 'One warehouse', querystring: IdQuery, response: answers(Warehouse) },
      },
      async (request) => {
        const { list } = await listWarehouses(db, { ids: String(request.query.id) });
        const [warehouse] = list;
        if (!warehouse) throw new Refusal('NOT_FOUND');
        return ok(warehouse);
      },
    );
  };
}
