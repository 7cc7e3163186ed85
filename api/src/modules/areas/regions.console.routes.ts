import { areas, areasVersion } from '@chengcang/addresses/areas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answers, ok } from '../../shared/envelope.ts';
import { Area } from './areas.routes.ts';

const Regions = Type.Object({ list: Type.Array(Area), version: Type.String() });

/** The regions that operators choose an address in. */
export function consoleRegionRoutes(): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/regions',
      {
        config: { access: 'operator', permission: null, sparse: true },
        schema: {
          tags: ['regions'],
          summary: 'All provinces, cities and districts',
          response: answers(Regions),
        },
      },
      async () => ok({ list: [...areas], version: areasVersion }),
    );
  };
}
