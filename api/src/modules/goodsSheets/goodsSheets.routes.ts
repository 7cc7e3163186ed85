import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { ImportGoodsAnswer, ImportGoodsBody } from './goodsSheets.schemas.ts';
import type { GoodsSheetService } from './goodsSheets.service.ts';

/** Goods of a supplier from sheets. */
export function goodsSheetRoutes(sheets: GoodsSheetService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goods/importGoods',
      {
        config: { access: 'seller', scope: 'goods:write' },
        schema: {
          tags: ['goodsSheets'],
          summary: 'Take goods of a sheet over: new ones, and changes of own ones',
          description:
            'Goods with a wrong row are not written at all, and each of their rows is said. New goods are drafts, or before an operator or on sale where `onSale` is true; what the sheet does not say of other goods stays as it is.',
          body: ImportGoodsBody,
          response: answers(ImportGoodsAnswer),
        },
      },
      async (request) => {
        const { goods, checkOnly = false, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await sheets.importGoods(actorOf(request).accountId, { goods, checkOnly, key }));
      },
    );
  };
}
