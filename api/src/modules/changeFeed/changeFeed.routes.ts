import type { FastifyPluginAsync } from 'fastify';
import { type Static, Type } from 'typebox';
import { actorOf, credentialIn } from '../../plugins/session.ts';
import { answers, Nothing } from '../../shared/envelope.ts';
import type { EventService } from './changeFeed.service.ts';

/** The longest possible timer. */
const NEVER_MS = 2 ** 31 - 1;

const Stream = Type.String({
  description:
    'events `beat {}` (the first one says that changes are told from now on, the others that they still are), `changed {orders: [ids], items: [{kind, id, updatedAt}], more}` (`items` as of `/changes/list`, and `more` where there are others, only with `items=true`), `wallet {}`, `notice {}` (the own notices), `resync {}` (anything may have changed)',
});

const Query = Type.Object({
  items: Type.Optional(Type.Boolean({ default: false, description: 'name each thing that has changed' })),
});
type Query = Static<typeof Query>;

export function changeFeedRoutes(events: EventService): FastifyPluginAsync {
  return async (app) => {
    app.addHook('preClose', () => events.close());
    app.get(
      '/events/stream',
      {
        // A client without a stream polls, which costs more.
        config: { access: 'any', scope: 'events:read', pressureHandler: () => undefined },
        handlerTimeout: NEVER_MS,
        exposeHeadRoute: false,
        schema: {
          tags: ['events'],
          querystring: Query,
          summary: 'What changes of the own orders, parcels, problems, wallet and notices, as it happens',
          response: {
            200: { description: 'server-sent events', content: { 'text/event-stream': { schema: Stream } } },
            default: answers(Nothing).default,
          },
        },
      },
      async (request, reply) =>
        reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          .send(
            await events.open(
              actorOf(request).accountId,
              credentialIn(request),
              (request.query as Query).items,
            ),
          ),
    );
  };
}
