import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, body, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { reserve } from '../accounts/counters.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { MATERIALS, MAX_GOODS } from './materialsKind.ts';

export function materialRoutes(db: Db, exports: ExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goods/exportMaterials',
      {
        config: { access: 'buyer', scope: 'goods:read' },
        schema: {
          tags: ['exports'],
          summary: 'Pictures, texts and combinations of goods on sale as a zip, to sell them elsewhere',
          description:
            'Pictures as JPEG with ordered names, 文案.txt, and a sheet of the combinations at the prices of this buyer. At most 500 goods a day: MATERIAL_LIMIT beyond.',
          body: body({
            goodIds: Type.Array(EntityId, {
              minItems: 1,
              maxItems: MAX_GOODS,
              description: 'those that are not on sale are left out',
            }),
          }),
          response: answers(ExportAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const goodIds = [...new Set(request.body.goodIds)];
        const of = String(actor.accountId);
        await db.transaction((tx) => reserve(tx, { limit: 'goodsInMaterials', of }, goodIds.length));
        return ok(await exports.begin(actor, MATERIALS, { goodIds }));
      },
    );
  };
}
