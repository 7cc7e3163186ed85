import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { SavedView, SaveViewBody, ViewsAnswer, ViewsQuery } from './consoleViews.schemas.ts';
import type { ConsoleViewService } from './consoleViews.service.ts';

const tags = ['views'];
/** Whoever is signed in keeps their own. */
const operators = { access: 'operator', permission: null } as const;

export function consoleViewRoutes(views: ConsoleViewService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/views',
      {
        config: { ...operators, sparse: true },
        schema: {
          tags,
          summary: 'Filters of a list that were kept under names: own ones, and those shared with all',
          querystring: ViewsQuery,
          response: answers(ViewsAnswer),
        },
      },
      async (request) => ok({ list: await views.list(request.query.list, operatorOf(request)) }),
    );

    app.post(
      '/console/views/save',
      {
        config: operators,
        schema: {
          tags,
          summary: 'Keep filters of a list under a name; an own one of that name is replaced',
          body: SaveViewBody,
          response: answers(SavedView),
        },
      },
      async (request) => ok(await views.save(request.body, operatorOf(request))),
    );

    app.delete(
      '/console/views/delete',
      {
        config: operators,
        schema: {
          tags,
          summary: 'Remove an own one, or, with the permission to share, a shared one',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await views.remove(request.body.id, operatorOf(request));
        return ok({});
      },
    );
  };
}
