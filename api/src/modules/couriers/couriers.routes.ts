import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { asc } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { couriers } from '../../db/schema/index.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Courier, type CourierDto } from './couriers.schemas.ts';

/** All couriers of the platform. */
async function listCouriers(db: Db): Promise<CourierDto[]> {
  return db.select().from(couriers).orderBy(asc(couriers.id));
}

export function courierRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/couriers/getCouriersList',
      {
        config: { access: 'public' },
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
