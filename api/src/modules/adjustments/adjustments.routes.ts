import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import {
  AdjustBody,
  AdjustmentPage,
  AdjustmentsQuery,
  AdjustOutcome,
  AdjustTerms,
  CompensateBody,
  TermsQuery,
} from './adjustments.schemas.ts';
import type { AdjustmentService } from './adjustments.service.ts';

const tags = ['adjustments'];
const ABOVE =
  'Within the limits of the caller’s roles it is done at once; above them it waits for a second operator, and there is an `approvalId`.';

/** Money that operators give and take. */
export function adjustmentRoutes(adjustments: AdjustmentService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/adjustments',
      {
        config: { access: 'operator', permission: 'money.read', sparse: true },
        schema: {
          tags,
          summary: 'Adjustments and compensations, the newest first',
          querystring: AdjustmentsQuery,
          response: answers(AdjustmentPage),
        },
      },
      async (request) => ok(await adjustments.list(request.query)),
    );

    for (const [path, permission, what] of [
      ['/console/adjustments/adjustTerms', 'money.adjust', 'adjust'],
      ['/console/adjustments/compensateTerms', 'money.compensate', 'compensate'],
    ] as const)
      app.get(
        path,
        {
          config: { access: 'operator', permission, sparse: true },
          schema: {
            tags,
            summary: `What is in a wallet, and what the caller may ${what} of it alone`,
            querystring: TermsQuery,
            response: answers(AdjustTerms),
          },
        },
        async (request) =>
          ok(await adjustments.terms(request.query.accountId, permission, operatorOf(request))),
      );

    app.post(
      '/console/adjustments/adjust',
      {
        config: { access: 'operator', permission: 'money.adjust', proven: true },
        schema: {
          tags,
          summary: 'Change a balance: an adjustment, or freight that is collected later',
          description: ABOVE,
          body: AdjustBody,
          response: answers(AdjustOutcome),
        },
      },
      async (request) => ok(await adjustments.adjust(request.body, operatorOf(request))),
    );

    app.post(
      '/console/adjustments/compensate',
      {
        config: { access: 'operator', permission: 'money.compensate', proven: true },
        schema: {
          tags,
          summary: 'Compensate an account',
          description: ABOVE,
          body: CompensateBody,
          response: answers(AdjustOutcome),
        },
      },
      async (request) =>
        ok(
          await adjustments.adjust(
            { ...request.body, kind: moneyLogTypes.compensation },
            operatorOf(request),
          ),
        ),
    );
  };
}
