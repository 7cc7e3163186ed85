import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answers, ok } from '../../shared/envelope.ts';
import { HomePlaces } from './homePlaces.schemas.ts';
import type { HomePlacesService } from './homePlaces.service.ts';

/** What readers see of the places. */
export function homePlacesRoutes(places: HomePlacesService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/home/places',
      {
        config: { access: 'public', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags: ['homePlaces'],
          summary: 'What operators have put on the home page for the caller, in its order',
          response: answers(HomePlaces),
        },
      },
      async (request) => ok(await places.shown(request.actor?.kind)),
    );
  };
}
