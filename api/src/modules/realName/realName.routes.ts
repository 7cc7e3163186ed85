import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { BeginBody, BegunCheck, ConfirmBody, RealNameState } from './realName.schemas.ts';
import type { RealNameService } from './realName.service.ts';

const tags = ['realName'];
const signedIn = { config: { access: 'any' as const, scope: 'account:act' as const } };

export function realNameRoutes(realNames: RealNameService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/real/getUrl',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Begin a real-name check; the same person within its 30 minutes gets the same one',
          body: BeginBody,
          response: answers(BegunCheck),
        },
      },
      async (request) => ok(await realNames.begin(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/real/confirm',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'How a check stands; without an id the newest one',
          body: ConfirmBody,
          response: answers(RealNameState),
        },
      },
      async (request) => ok(await realNames.confirm(actorOf(request).accountId, request.body.certifyId)),
    );
  };
}
