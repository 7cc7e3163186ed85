import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { reserve } from '../accounts/counters.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { ListingPackageBody } from './listings.schemas.ts';
import { LISTING_PACKAGE } from './packageKind.ts';

export function listingPackageRoutes(db: Db, exports: ExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goods/exportListingPackage',
      {
        config: { access: 'buyer', scope: 'goods:read' },
        schema: {
          tags: ['exports'],
          summary: 'Goods in the import form of a platform as a zip, where no shop can be written to',
          description:
            'A sheet of the combinations at the prices of the rule, with merchant codes by which they are linked, and square and whole JPEGs; for 淘宝 a 数据包 too. At most 500 goods a day, together with materials: MATERIAL_LIMIT beyond.',
          body: ListingPackageBody,
          response: answers(ExportAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { goods, ...rest } = request.body;
        const named = [...new Map(goods.map((each) => [each.goodId, each])).values()];
        const of = String(actor.accountId);
        await db.transaction((tx) => reserve(tx, { limit: 'goodsInMaterials', of }, named.length));
        const asked = named.map(({ goodId, title }) => ({ goodId, title: title.trim() }));
        return ok(await exports.begin(actor, LISTING_PACKAGE, { ...rest, goods: asked }));
      },
    );
  };
}
