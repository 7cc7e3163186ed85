import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listProblems } from './problems.repository.ts';
import { ProblemPage, ProblemsBody } from './problems.schemas.ts';

export function problemRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/problems/list',
      {
        config: { access: 'any', scope: 'parcels:read', sparse: true },
        schema: {
          tags: ['problems'],
          summary:
            'What needs the caller, the newest first: of its own orders and shops, or of the parcels that leave its warehouses',
          body: ProblemsBody,
          response: answers(ProblemPage),
        },
      },
      async (request) => ok(await listProblems(db, actorOf(request), request.body, request.fields)),
    );
  };
}
