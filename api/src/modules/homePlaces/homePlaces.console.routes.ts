import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import {
  ChangedItemBody,
  HomeItem,
  HomeItems,
  MoveItemBody,
  NewGoodsBody,
  NewItemBody,
  RemoveItemBody,
  ShowItemBody,
} from './homePlaces.schemas.ts';
import type { HomePlacesService } from './homePlaces.service.ts';

const tags = ['homePlaces'];
const edits = { access: 'operator', permission: 'catalogue.edit' } as const;

/** The places of the home page, for operators. */
export function homeItemRoutes(places: HomePlacesService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/homeItems',
      {
        config: { access: 'operator', permission: 'catalogue.read', sparse: true },
        schema: {
          tags,
          summary: 'All that stands, stood or will stand on the home page',
          response: answers(HomeItems),
        },
      },
      async () => ok({ list: await places.list() }),
    );

    app.post(
      '/console/homeItems/create',
      {
        config: edits,
        schema: { tags, summary: 'Add a banner or an entry', body: NewItemBody, response: answers(HomeItem) },
      },
      async (request) => ok(await places.create(request.body, operatorOf(request)), '添加成功'),
    );

    app.post(
      '/console/homeItems/addGoods',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Add recommended goods by their numbers',
          body: NewGoodsBody,
          response: answers(HomeItems),
        },
      },
      async (request) => ok({ list: await places.addGoods(request.body, operatorOf(request)) }, '添加成功'),
    );

    app.put(
      '/console/homeItems/update',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Change what one shows, for whom and when',
          body: ChangedItemBody,
          response: answers(HomeItem),
        },
      },
      async (request) => ok(await places.change(request.body, operatorOf(request)), '更新成功'),
    );

    app.put(
      '/console/homeItems/move',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Put one before another of its place, or at the end',
          body: MoveItemBody,
          response: answers(HomeItems),
        },
      },
      async (request) => {
        const { id, before } = request.body;
        return ok({ list: await places.move(id, before, operatorOf(request)) }, '更新成功');
      },
    );

    app.put(
      '/console/homeItems/show',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Take one down, or put it up again',
          body: ShowItemBody,
          response: answers(HomeItem),
        },
      },
      async (request) => ok(await places.show(request.body, operatorOf(request)), '更新成功'),
    );

    app.delete(
      '/console/homeItems/delete',
      {
        config: edits,
        schema: { tags, summary: 'Remove one', body: RemoveItemBody, response: answers(Nothing) },
      },
      async (request) => {
        await places.remove(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '删除成功');
      },
    );
  };
}
