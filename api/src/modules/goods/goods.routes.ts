import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { readSettings } from '../settings/settings.ts';
import { findGood, listCategories, listGoods, listGoodsAreas } from './goods.repository.ts';
import { Category, FacetsQuery, Good, GoodFacets, GoodsArea, GoodsQuery } from './goods.schemas.ts';
import { GIFT_CATEGORY } from './goodsConditions.ts';
import { countFacets } from './goodsFacets.repository.ts';

const tags = ['goods'];
const GIFT_LIST = { ID: GIFT_CATEGORY, name: '礼品单', icon: null, sort: 0, parentId: 0 };

/** The public side of goods. */
export function goodsRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/goods/list',
      {
        config: { access: 'public', scope: 'goods:read', sparse: true, revalidated: true },
        schema: { tags, summary: 'Goods on sale', querystring: GoodsQuery, response: answers(pageOf(Good)) },
      },
      async (request) => ok(await listGoods(db, request.query, request.actor, request.fields)),
    );

    app.get(
      '/goods/id',
      {
        config: { access: 'public', scope: 'goods:read', sparse: true, revalidated: true },
        schema: { tags, summary: 'One of the goods', querystring: IdQuery, response: answers(Good) },
      },
      async (request) => {
        const good = await findGood(db, request.query.id, request.actor, request.fields);
        if (!good) throw new Refusal('NOT_FOUND');
        return ok(good);
      },
    );

    app.get(
      '/goods/facets',
      {
        config: { access: 'public', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'What a list of goods can be narrowed to, with counts',
          querystring: FacetsQuery,
          response: answers(GoodFacets),
        },
      },
      async (request) => ok(await countFacets(db, request.query, request.actor)),
    );

    app.get(
      '/goods/categoryList',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'Categories; on some hosts the gift list first',
          response: answers(Type.Object({ list: Type.Array(Category) })),
        },
      },
      async (request) => {
        const { giftHosts } = await readSettings(db);
        const list = await listCategories(db);
        return ok({ list: giftHosts.includes(request.hostname) ? [GIFT_LIST, ...list] : list });
      },
    );

    app.get(
      '/goods/areaList',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'Ship-from areas that have goods',
          response: answers(Type.Object({ list: Type.Array(GoodsArea) })),
        },
      },
      async () => ok({ list: await listGoodsAreas(db) }),
    );
  };
}
