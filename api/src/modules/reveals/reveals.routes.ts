import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { RevealBody, RevealedPerson } from './reveals.schemas.ts';
import type { RevealService } from './reveals.service.ts';

export function revealRoutes(reveals: RevealService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/reveal',
      {
        config: { access: 'operator', permission: 'people.reveal' },
        schema: {
          tags: ['reveals'],
          summary: 'Show who lies behind a mask, to who says why',
          body: RevealBody,
          response: answers(RevealedPerson),
        },
      },
      async (request) => ok(await reveals.reveal(request.body, operatorOf(request))),
    );
  };
}
