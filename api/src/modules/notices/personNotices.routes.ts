import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { pageOf } from '../../shared/paging.ts';
import { countUnread, listPersonNotices, markRead } from './personNotices.repository.ts';
import { PersonNotice, PersonNoticesBody, ReadBody, Unread } from './personNotices.schemas.ts';

const tags = ['notices'];

/** What accounts are told of their own things; each person of an account reads for themselves. */
export function personNoticeRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/notice/mine',
      {
        config: { access: 'any', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'What the account was told and the caller may see, newest first; kept for 180 days',
          body: PersonNoticesBody,
          response: answers(pageOf(PersonNotice)),
        },
      },
      async (request) => ok(await listPersonNotices(db, actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/notice/unread',
      {
        config: { access: 'any', scope: 'account:read', sparse: true },
        schema: { tags, summary: 'How many own notices are unread', response: answers(Unread) },
      },
      async (request) => ok({ unread: await countUnread(db, actorOf(request)) }),
    );

    app.post(
      '/notice/read',
      {
        config: { access: 'any', scope: 'self:act' },
        schema: {
          tags,
          summary: 'Mark own notices as read; fine when they are already. Answers how many are unread then',
          body: ReadBody,
          response: answers(Unread),
        },
      },
      async (request) => {
        const reader = actorOf(request);
        await markRead(db, reader, request.body.ids);
        return ok({ unread: await countUnread(db, reader) });
      },
    );
  };
}
