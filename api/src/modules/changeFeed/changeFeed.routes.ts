import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { actorOf, credentialIn } from '../../plugins/session.ts';
import { answers, Nothing } from '../../shared/envelope.ts';
import type { EventService } from './changeFeed.service.ts';

/** The longest possible timer. */
const NEVER_MS = 2 ** 31 - 1;

const Stream = Type.String({
  description:
    'events `beat {}` (the first one says that changes are told from now on, the others that they still are), `changed {orders: [ids]}`, `wallet {}`, `notice {}` (the own notices), `resync {}` (anything may have changed)',
});

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
          .send(await events.open(actorOf(request).accountId, credentialIn(request))),
    );
  };
}
