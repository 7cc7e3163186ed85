import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { ApiToken, ApiTokens, CreatedToken, CreateTokenBody } from './tokens.schemas.ts';
import type { TokenService } from './tokens.service.ts';

const tags = ['tokens'];

export function tokenRoutes(tokens: TokenService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/tokens/list',
      {
        config: { access: 'any', scope: 'account:act', sparse: true },
        schema: { tags, summary: 'The own tokens of programs', response: answers(ApiTokens) },
      },
      async (request) => ok(await tokens.list(actorOf(request))),
    );

    app.post(
      '/tokens/create',
      {
        config: { access: 'any', scope: 'account:act' },
        schema: {
          tags,
          summary: 'Give a program a token, with a password or a code; the answer alone has its text',
          body: CreateTokenBody,
          response: answers(CreatedToken),
        },
      },
      async (request) =>
        ok(await tokens.create(actorOf(request), { ...request.body, ip: request.ip }), '令牌已创建'),
    );

    app.post(
      '/tokens/revoke',
      {
        config: { access: 'any', scope: 'account:act' },
        schema: {
          tags,
          summary: 'End an own token at once; fine where it has ended',
          body: IdBody,
          response: answers(ApiToken),
        },
      },
      async (request) => ok(await tokens.revoke(actorOf(request), request.body.id), '令牌已吊销'),
    );
  };
}
