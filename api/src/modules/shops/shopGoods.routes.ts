import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FORM } from '../../plugins/contentType.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { ShopGood, ShopGoodBody, type ShopGoodInput, ShopGoodsQuery } from './shopGoods.schemas.ts';
import type { ShopGoodService } from './shopGoods.service.ts';

const tags = ['shops'];
const buyers = { config: { access: 'buyer' as const, scope: 'shops:write' as const } };

export function shopGoodRoutes(shopGoods: ShopGoodService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post<{ Body: ShopGoodInput }>(
      '/shops/addGood',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Say which goods stand for an item of a shop; once more changes it',
          body: {
            content: { 'application/json': { schema: ShopGoodBody }, [FORM]: { schema: ShopGoodBody } },
          },
          response: answers(ShopGood),
        },
      },
      async (request) => ok(await shopGoods.put(actorOf(request).accountId, request.body), '关联成功'),
    );

    app.post(
      '/shops/getShopGoodsList',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'Which goods stand for a shop’s items, the newest first',
          body: ShopGoodsQuery,
          response: answers(pageOf(ShopGood)),
        },
      },
      async (request) => ok(await shopGoods.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/deleteGood',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Nothing stands for the item any more',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await shopGoods.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '已取消关联');
      },
    );
  };
}
