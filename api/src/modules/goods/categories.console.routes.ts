import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import {
  CategoryRecord,
  CategoryRecords,
  HideCategoryBody,
  NewCategoryBody,
  RemoveCategoryBody,
  RenameCategoryBody,
  SortBody,
} from './categories.schemas.ts';
import type { CategoryService } from './categories.service.ts';

const tags = ['categories'];
const edits = { access: 'operator', permission: 'catalogue.edit' } as const;

/** Categories of goods, for operators. */
export function categoryRoutes(categories: CategoryService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/categories',
      {
        config: { access: 'operator', permission: 'catalogue.read', sparse: true },
        schema: { tags, summary: 'All categories, hidden ones too', response: answers(CategoryRecords) },
      },
      async () => ok({ list: await categories.list() }),
    );

    app.post(
      '/console/categories/create',
      {
        config: edits,
        schema: { tags, summary: 'Add a category', body: NewCategoryBody, response: answers(CategoryRecord) },
      },
      async (request) => ok(await categories.create(request.body.name, operatorOf(request)), '创建成功'),
    );

    app.put(
      '/console/categories/rename',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Rename a category',
          body: RenameCategoryBody,
          response: answers(CategoryRecord),
        },
      },
      async (request) =>
        ok(await categories.rename(request.body.id, request.body.name, operatorOf(request)), '更新成功'),
    );

    app.put(
      '/console/categories/hide',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Hide a category that nothing is on sale in, or show it again',
          body: HideCategoryBody,
          response: answers(CategoryRecord),
        },
      },
      async (request) => ok(await categories.hide(request.body, operatorOf(request)), '更新成功'),
    );

    app.put(
      '/console/categories/sort',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Put all categories in another order',
          body: SortBody,
          response: answers(CategoryRecords),
        },
      },
      async (request) =>
        ok({ list: await categories.sort(request.body.ids, operatorOf(request)) }, '更新成功'),
    );

    app.delete(
      '/console/categories/delete',
      {
        config: edits,
        schema: {
          tags,
          summary: 'Remove a category that no goods have ever been in',
          body: RemoveCategoryBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await categories.remove(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '删除成功');
      },
    );
  };
}
