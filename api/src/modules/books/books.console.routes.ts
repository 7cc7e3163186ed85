import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { BookDeskService } from './bookDesk.service.ts';
import { Books, PausingBody } from './books.console.schemas.ts';

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

    app.post(
      '/console/books/check',
      {
        config: { access: 'operator', permission: 'system.act' },
        schema: {
          tags: ['books'],
          summary: 'Have everything checked by the next check, within a minute',
          response: answers(Books),
        },
      },
      async (request) => ok(await desk.askForCheck(operatorOf(request))),
    );

    app.post(
      '/console/books/pause',
      {
        config: { access: 'operator', permission: 'system.act' },
        schema: {
          tags: ['books'],
          summary: 'Stop cash-outs for everybody: none is asked for, approved or paid',
          body: PausingBody,
          response: answers(Books),
        },
      },
      async (request) => ok(await desk.pause(operatorOf(request), request.body.reason), '已暂停'),
    );

    app.post(
      '/console/books/resume',
      {
        config: { access: 'operator', permission: 'system.act', proven: true },
        schema: {
          tags: ['books'],
          summary: 'Resume cash-outs; refused while a rule about money is broken',
          body: PausingBody,
          response: answers(Books),
        },
      },
      async (request) => ok(await desk.resume(operatorOf(request), request.body.reason), '已恢复'),
    );
  };
}
