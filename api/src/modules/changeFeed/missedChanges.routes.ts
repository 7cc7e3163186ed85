import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { CHANGE_KINDS, type ChangeKind } from './changeKinds.ts';
import { MissedAnswer, MissedQuery } from './missedChanges.schemas.ts';
import type { MissedChangesService } from './missedChanges.service.ts';

export function missedChangesRoutes(changes: MissedChangesService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/changes/list',
      {
        config: { access: 'any', scope: 'events:read' },
        schema: {
          tags: ['events'],
          summary:
            'What of the own has changed since a cursor; refused with RESYNC when that is not known any more',
          querystring: MissedQuery,
          response: answers(MissedAnswer),
        },
      },
      async (request) => {
        const { since, kinds, limit = 100 } = request.query;
        const named = kinds === undefined ? CHANGE_KINDS : (kinds.split(',') as ChangeKind[]);
        return ok(
          await changes.list(actorOf(request).accountId, {
            ...(since !== undefined && { since }),
            kinds: named,
            limit,
          }),
        );
      },
    );
  };
}
