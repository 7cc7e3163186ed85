import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { FindAnswer, FindBody } from './finding.schemas.ts';
import type { FindingService } from './finding.service.ts';

export function findingRoutes(finding: FindingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/find',
      {
        // Of what an operator may not read nothing is found.
        config: { access: 'operator', permission: null, sparse: true },
        schema: {
          tags: ['finding'],
          summary: 'What numbers are, and how it stands with each',
          body: FindBody,
          response: answers(FindAnswer),
        },
      },
      async (request) => ok(await finding.find(request.body.text, operatorOf(request))),
    );
  };
}
