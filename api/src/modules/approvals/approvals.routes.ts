import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { ApprovalPage, ApprovalsQuery, DecideBody, RevokeBody } from './approvals.schemas.ts';
import type { ApprovalService } from './approvals.service.ts';

const tags = ['approvals'];

export function approvalRoutes(approvals: ApprovalService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/approvals',
      {
        config: { access: 'operator', permission: 'approvals.read', sparse: true },
        schema: {
          tags,
          summary: 'What waits for a second operator, and what was decided, the newest first',
          querystring: ApprovalsQuery,
          response: answers(ApprovalPage),
        },
      },
      async (request) => ok(await approvals.list(request.query, operatorOf(request))),
    );

    app.post(
      '/console/approvals/decide',
      {
        // What it is says which permission it takes, too.
        config: { access: 'operator', permission: 'approvals.read', proven: true },
        schema: {
          tags,
          summary: 'Approve and do what another operator asked for, or refuse it',
          body: DecideBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await approvals.decide(request.body, operatorOf(request));
        return ok({});
      },
    );

    app.post(
      '/console/approvals/revoke',
      {
        config: { access: 'operator', permission: 'approvals.read' },
        schema: {
          tags,
          summary: 'Take back what one has asked for',
          body: RevokeBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await approvals.revoke(request.body.id, operatorOf(request));
        return ok({});
      },
    );
  };
}
