import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among } from '../../db/conditions.ts';
import { countTold, type Order, pageOfRows, sorted, windowOf } from '../../db/pages.ts';
import { personNotices } from '../../db/schema/index.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { type PersonNoticeDto, type PersonNoticesFilter, UNREAD_COUNTED } from './personNotices.schemas.ts';

const NEWEST: Order = { name: 'personNotices', by: [sql`${personNotices.id}`], descending: true };

/** A page of what the account was told, the newest first. */
export async function listPersonNotices(
  db: Queryable,
  accountId: number,
  filter: PersonNoticesFilter,
  fields: Fields = null,
): Promise<Page<PersonNoticeDto>> {
  const window = windowOf(filter, NEWEST, 10);
  const own = sql`${personNotices.accountId} = ${accountId}`;
  // Two texts, so that what is unread is found by its own index.
  const which =
    filter.unread === undefined
      ? own
      : sql`${own} AND ${personNotices.readAt} IS ${filter.unread ? sql`NULL` : sql`NOT NULL`}`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(personNotices)
      .where(and(which, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    countTold(db, sql`FROM person_notice WHERE ${which}`, asksForTotal(fields)),
  ]);
  return pageOfRows(window, rows, total, dto);
}

/** How much of it is unread, counted no further than is told. */
export async function countUnread(db: Queryable, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    SELECT count(*) AS unread FROM (
      SELECT FROM person_notice WHERE account_id = ${accountId} AND read_at IS NULL
       LIMIT ${sql.raw(String(UNREAD_COUNTED))}) counted`);
  return rows[0]?.unread ?? 0;
}

/** Marks what is unread as read: of the account's notices those with these ids, or all that there are now. */
export async function markRead(db: Queryable, accountId: number, ids?: readonly number[]): Promise<void> {
  await db
    .update(personNotices)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(personNotices.accountId, accountId),
        isNull(personNotices.readAt),
        ...among(sql`${personNotices.id}`, ids),
      ),
    );
}

function dto(row: typeof personNotices.$inferSelect): PersonNoticeDto {
  const { id, kind, title, detail, link, createdAt, readAt } = row;
  return {
    ...{ id, type: 4 as const, kind, title, detail, link },
    created_at: shanghaiIso(createdAt),
    readAt: shanghaiIsoOrNull(readAt),
  };
}
