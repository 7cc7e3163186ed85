import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { and, count, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { type Order, pageOfRows, sorted, sortKey, windowOf } from '../../db/pages.ts';
import { notices } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { answers, body, IdBody, ok } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { EntityId } from '../../shared/values.ts';
import { noticeTypes } from './noticeKinds.ts';
import { visibleTo } from './visibleNotices.ts';

const Notice = Type.Object({
  id: EntityId,
  type: Type.Integer({ description: '1平台公告 2首页公告 3供应商公告 4站内消息' }),
  title: Type.String(),
  detail: Type.String(),
  top: Type.Boolean(),
  created_at: Type.String(),
});

const NEWEST: Order = {
  name: 'notices',
  by: [{ moment: sql`${notices.createdAt}` }, sql`${notices.id}`],
  descending: true,
};

/** The bar of the home page opens the newest, whatever is pinned. */
const PINNED_FIRST: Order = {
  ...{ name: 'pinnedNotices', descending: true },
  by: [sql`${notices.top}::integer`, ...NEWEST.by],
};

const tags = ['notices'];

/** Notices to everybody, and those to callers like the one who asks. Those to one account have their own calls (`personNotices.routes.ts`). */
export function noticeRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/notice/list',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags,
          summary:
            'Notices to the caller, newest first; pinned ones before them, but for those of the home page',
          body: body({
            ...pagingFields(),
            type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 2 })),
          }),
          response: answers(pageOf(Notice)),
        },
      },
      async (request) => {
        const type = request.body.type ?? noticeTypes.home;
        const order = type === noticeTypes.home ? NEWEST : PINNED_FIRST;
        const window = windowOf(request.body, order, 10);
        const where = and(eq(notices.type, type), visibleTo(request.actor));
        const [rows, totals] = await Promise.all([
          db
            .select({ notice: notices, sortKey: sortKey(order) })
            .from(notices)
            .where(and(where, window.after))
            .orderBy(sorted(window.order))
            .limit(window.limit)
            .offset(window.offset),
          db.select({ total: count() }).from(notices).where(where),
        ]);
        return ok(pageOfRows(window, rows, totals[0]?.total ?? 0, ({ notice }) => dto(notice)));
      },
    );

    app.post(
      '/notice/id',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: { tags, summary: 'One notice', body: IdBody, response: answers(Notice) },
      },
      async (request) => {
        const [row] = await db
          .select()
          .from(notices)
          .where(and(eq(notices.id, request.body.id), visibleTo(request.actor)));
        if (!row) throw new Refusal('NOT_FOUND');
        return ok(dto(row));
      },
    );
  };
}

function dto({ id, type, title, detail, top, createdAt }: typeof notices.$inferSelect) {
  return { id, type, title, detail, top, created_at: shanghaiIso(createdAt) };
}
