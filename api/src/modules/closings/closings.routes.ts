import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { BeginClosingBody, Closing } from './closings.schemas.ts';
import type { ClosingService } from './closings.service.ts';

const tags = ['closings'];
const signedIn = { config: { access: 'any' as const, scope: 'account:act' as const } };

export function closingRoutes(closings: ClosingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/closing/find',
      {
        config: { access: 'any', scope: 'account:act', sparse: true },
        schema: {
          tags,
          summary: 'How the closing of the own account stands, or what it would come to',
          response: answers(Closing),
        },
      },
      async (request) => ok(await closings.find(actorOf(request).accountId)),
    );

    app.post(
      '/closing/begin',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Close the own account; with phase `closed` it is done and the session has ended',
          body: BeginClosingBody,
          response: answers(Closing),
        },
      },
      async (request) =>
        ok(
          await closings.begin(actorOf(request).accountId, { ...request.body, ip: request.ip }),
          '注销申请已受理',
        ),
    );

    app.post(
      '/closing/cancel',
      {
        ...signedIn,
        schema: { tags, summary: 'Take a closing back that is not done', response: answers(Closing) },
      },
      async (request) => ok(await closings.cancel(actorOf(request).accountId), '已撤销注销'),
    );
  };
}
