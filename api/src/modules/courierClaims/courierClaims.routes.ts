import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listClaims } from './courierClaims.repository.ts';
import {
  ClaimStepAnswer,
  ClaimsAnswer,
  ClaimsBody,
  OpenClaimBody,
  StepClaimBody,
} from './courierClaims.schemas.ts';
import { openClaim, stepClaim } from './courierClaims.service.ts';

const tags = ['courierClaims'];

export function courierClaimRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/courierClaims/open',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Claim money of a courier for an own parcel that was lost, damaged or late; one a parcel',
          body: OpenClaimBody,
          response: answers(ClaimStepAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { id, status } = await db.transaction((tx) => openClaim(tx, request.body, actor));
        return ok({ claimId: id, status });
      },
    );

    app.post(
      '/courierClaims/step',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Withdraw a claim, or say what the courier did where the number is the supplier’s own',
          body: StepClaimBody,
          response: answers(ClaimStepAnswer),
        },
      },
      async (request) => {
        const { claimId, ...step } = request.body;
        const actor = actorOf(request);
        const { id, status } = await db.transaction((tx) => stepClaim(tx, claimId, step, actor));
        return ok({ claimId: id, status });
      },
    );

    app.post(
      '/courierClaims/getClaimsList',
      {
        config: { access: 'seller', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'The own claims against couriers, newest first',
          body: ClaimsBody,
          response: answers(ClaimsAnswer),
        },
      },
      async (request) => ok(await listClaims(db, actorOf(request), request.body, request.fields)),
    );
  };
}
