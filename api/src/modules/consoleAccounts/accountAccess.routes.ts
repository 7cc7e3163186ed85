import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import type { AccountAccessService } from './accountAccess.service.ts';
import { RemoveMemberBody, RevokeTokenBody } from './consoleAccounts.schemas.ts';

const tags = ['accounts'];
const actors = { access: 'operator', permission: 'accounts.act' } as const;

export function accountAccessRoutes(access: AccountAccessService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/accounts/removeMember',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Remove a member of an account, and end its session at once; the owner is told why',
          body: RemoveMemberBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await access.removeMember(request.body, operatorOf(request));
        return ok({}, '成员已移除');
      },
    );

    app.post(
      '/console/accounts/revokeToken',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Revoke a token of an account at once, with its documents; the owner is told why',
          body: RevokeTokenBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await access.revokeToken(request.body, operatorOf(request));
        return ok({}, '令牌已停用');
      },
    );
  };
}
