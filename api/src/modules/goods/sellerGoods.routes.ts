import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { BatchResults } from '../../shared/batch.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  CopyGoodBody,
  CreateGoodBody,
  GoodIdsBody,
  GoodsTemplateBody,
  OwnSkusAnswer,
  OwnSkusBody,
  ScheduleSaleBody,
  SellerGood,
  SellerGoodsAnswer,
  SellerGoodsBody,
  SetOnSaleBody,
  UpdateGoodBody,
} from './sellerGoods.schemas.ts';
import type { SellerGoodService } from './sellerGoods.service.ts';

const tags = ['goods'];
const seller = { config: { access: 'seller' as const, scope: 'goods:write' as const } };

/** Goods of a supplier. */
export function sellerGoodRoutes(goods: SellerGoodService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goods/getGoodsList',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'Own goods, of any status, with their stock',
          body: SellerGoodsBody,
          response: answers(SellerGoodsAnswer),
        },
      },
      async (request) => ok(await goods.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/goods/findGoods',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: { tags, summary: 'One of the own goods', body: IdBody, response: answers(SellerGood) },
      },
      async (request) => ok(await goods.find(actorOf(request).accountId, request.body.id, request.fields)),
    );

    app.post(
      '/goods/getSkusList',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary:
            'Combinations of the own goods, with what can be ordered of them and what bundles are made of',
          body: OwnSkusBody,
          response: answers(OwnSkusAnswer),
        },
      },
      async (request) => ok(await goods.skus(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/goods/createGoods',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Publish goods or keep a draft',
          body: CreateGoodBody,
          response: answers(SellerGood),
        },
      },
      async (request) => {
        const { clientNo, ...requested } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await goods.create(actorOf(request).accountId, { ...requested, key }), '创建成功');
      },
    );

    app.post(
      '/goods/copyGoods',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Keep goods like own ones as a draft, without their stock, merchant codes and bar codes',
          body: CopyGoodBody,
          response: answers(SellerGood),
        },
      },
      async (request) => {
        const { id, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await goods.copy(actorOf(request).accountId, { id, key }), '已复制为草稿');
      },
    );

    app.put(
      '/goods/updateGoods',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Change own goods; orders that exist keep what they were placed with',
          body: UpdateGoodBody,
          response: answers(SellerGood),
        },
      },
      async (request) => ok(await goods.update(actorOf(request).accountId, request.body), '更新成功'),
    );

    app.post(
      '/goods/withdrawRevision',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Forget an edit of own goods that waits for an audit, or was refused by one',
          body: IdBody,
          response: answers(SellerGood),
        },
      },
      async (request) =>
        ok(await goods.withdrawRevision(actorOf(request).accountId, request.body.id), '已撤回'),
    );

    app.post(
      '/goods/setOnSale',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Put own goods on sale or take them off, each by itself',
          body: SetOnSaleBody,
          response: answers(BatchResults),
        },
      },
      async (request) => ok({ list: await goods.setOnSale(actorOf(request).accountId, request.body) }),
    );

    app.post(
      '/goods/scheduleSale',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Say when own goods go on sale by themselves, and off, each by itself',
          description: 'Goes by the rules of `/goods/setOnSale` when its moment comes; who cannot is told.',
          body: ScheduleSaleBody,
          response: answers(BatchResults),
        },
      },
      async (request) => ok({ list: await goods.scheduleSale(actorOf(request).accountId, request.body) }),
    );

    app.post(
      '/goods/setFreightTemplate',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Give own goods a freight template, or the fees of the warehouse again, each by itself',
          body: GoodsTemplateBody,
          response: answers(BatchResults),
        },
      },
      async (request) =>
        ok({ list: await goods.setFreightTemplate(actorOf(request).accountId, request.body) }),
    );

    app.post(
      '/goods/deleteGoodsByIds',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Remove own goods that no unfinished order holds, each by itself',
          body: GoodIdsBody,
          response: answers(BatchResults),
        },
      },
      async (request) => ok({ list: await goods.remove(actorOf(request).accountId, request.body.ids) }),
    );
  };
}
