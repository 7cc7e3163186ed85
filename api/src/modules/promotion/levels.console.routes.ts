import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { LevelBody, LevelRecord, LevelRecords } from './levels.schemas.ts';
import type { LevelService } from './levels.service.ts';

const tags = ['levels'];

/** Levels of the buyers' league, for operators. */
export function levelRoutes(levels: LevelService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/levels',
      {
        config: { access: 'operator', permission: 'catalogue.read', sparse: true },
        schema: { tags, summary: 'All levels, and how they were changed', response: answers(LevelRecords) },
      },
      async () => ok(await levels.list()),
    );

    app.put(
      '/console/levels/update',
      {
        config: { access: 'operator', permission: 'catalogue.edit' },
        schema: {
          tags,
          summary: 'Change what a level takes and gives',
          description: 'Discounts count for orders that are placed from then on. Nobody is lowered.',
          body: LevelBody,
          response: answers(LevelRecord),
        },
      },
      async (request) => ok(await levels.update(request.body, operatorOf(request)), '更新成功'),
    );
  };
}
