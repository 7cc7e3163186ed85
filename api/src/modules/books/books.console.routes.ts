import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answers, ok } from '../../shared/envelope.ts';
import type { BookDeskService } from './bookDesk.service.ts';
import { Books } from './books.console.schemas.ts';

/** How the books stand, for operators. */
export function bookDeskRoutes(desk: BookDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/books',
      {
        config: { access: 'operator', permission: 'money.read', sparse: true },
        schema: {
          tags: ['books'],
          summary: 'What must hold of the books, when that was checked, and the rows that break it',
          response: answers(Books),
        },
      },
      async () => ok(await desk.read()),
    );
  };
}
