import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { DismissBody, DismissedAnswer } from './afterSales.schemas.ts';
import { dismissSuggestion } from './suggestions.repository.ts';

export function suggestionRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/afterSales/dismissSuggestion',
      {
        config: { access: 'buyer', scope: 'refunds:write' },
        schema: {
          tags: ['afterSales'],
          summary: 'Suggest nothing more for an own parcel; a case may still be opened for it',
          body: DismissBody,
          response: answers(DismissedAnswer),
        },
      },
      async (request) => {
        const { packageId } = request.body;
        if (!(await dismissSuggestion(db, actorOf(request).accountId, packageId)))
          throw new Refusal('NOT_FOUND');
        return ok({ packageId });
      },
    );
  };
}
