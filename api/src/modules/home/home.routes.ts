import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Home } from './home.schemas.ts';
import { homeOf } from './home.service.ts';

export function homeRoutes(db: Db, now: () => Date): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/home',
      {
        // What it shows takes the permissions of the lists that it leads to.
        config: { access: 'operator', permission: null, sparse: true },
        schema: {
          tags: ['home'],
          summary: 'What waits for the operator, and the figures of today',
          response: answers(Home),
        },
      },
      async (request) => ok(await homeOf(db, operatorOf(request), now())),
    );
  };
}
