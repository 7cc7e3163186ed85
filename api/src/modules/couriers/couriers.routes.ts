import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listCouriers } from './couriers.repository.ts';
import { Courier } from './couriers.schemas.ts';

export function courierRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/couriers/getCouriersList',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags: ['couriers'],
          summary: 'All couriers',
          response: answers(Type.Object({ list: Type.Array(Courier), total: Type.Integer() })),
        },
      },
      async () => {
        const list = await listCouriers(db);
        return ok({ list, total: list.length });
      },
    );
  };
}
