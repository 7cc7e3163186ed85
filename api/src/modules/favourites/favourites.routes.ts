import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { Favourite, FavouritesQuery, GoodIdBody } from './favourites.schemas.ts';
import type { FavouriteService } from './favourites.service.ts';

const tags = ['favourites'];
const buyers = { config: { access: 'buyer' as const, scope: 'goods:write' as const } };

export function favouriteRoutes(favourites: FavouriteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goodCollect/getGoodCollectList',
      {
        config: { access: 'buyer', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'The own favourites, newest first',
          body: FavouritesQuery,
          response: answers(pageOf(Favourite)),
        },
      },
      async (request) => ok(await favourites.list(actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/goodCollect/createGoodCollect',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Add goods; fine when they are there already',
          body: GoodIdBody,
          response: answers(Favourite),
        },
      },
      async (request) => ok(await favourites.create(actorOf(request), request.body.goodId), '收藏成功'),
    );

    app.post(
      '/goodCollect/deleteGoodCollect',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Remove goods; fine when they are not there',
          body: GoodIdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await favourites.remove(actorOf(request).accountId, request.body.goodId);
        return ok({}, '已取消收藏');
      },
    );
  };
}
