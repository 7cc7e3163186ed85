import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { kindsFor } from './personNoticeKinds.ts';
import { type PersonNoticeDto, type PersonNoticesFilter, UNREAD_COUNTED } from './personNotices.schemas.ts';
import { OWNER } from './personNotices.ts';

const NEWEST: Order = { name: 'personNotices', by: [sql`n.id`], descending: true };

/** Who reads: each person of an account for themselves, and of what their rights are about. A program reads as the owner. */
export type Reader = Pick<Actor, 'accountId' | 'token' | 'member'>;

/** Of notices `n`: those of the reader's account that the reader may see, but for what is another person's own. Two texts, so that owners' plans know no kinds. */
function seenBy(reader: Reader): SQL {
  const kinds = kindsFor(reader);
  const own = sql`n.account_id = ${reader.accountId} AND coalesce(n.for_member = ${reader.member?.id ?? OWNER}, true)`;
  return kinds === null
    ? own
    : sql`${own} AND split_part(n.kind, '.', 1) = ANY (${sql.param(kinds)}::text[])`;
}

/**
 * When a reader has read `n`. What was told before a member joined counts as read: it has no row of theirs.
 * `from` is what stands behind FROM; `unread` finds what is unread by its own index.
 */
function readingOf({ member }: Reader): { from: SQL; readAt: SQL; unread: SQL } {
  if (!member) return { from: sql`person_notice n`, readAt: sql`n.read_at`, unread: sql`n.read_at IS NULL` };
  return {
    from: sql`person_notice n LEFT JOIN member_notice r ON r.notice_id = n.id AND r.member_id = ${member.id}`,
    readAt: sql`CASE WHEN r.notice_id IS NULL THEN n.created_at ELSE r.read_at END`,
    unread: sql`r.notice_id IS NOT NULL AND r.read_at IS NULL`,
  };
}

type Row = Omit<PersonNoticeDto, 'type' | 'created_at' | 'readAt'> & {
  createdAt: string;
  readAt: string | null;
};

/** A page of what the account was told, as far as the reader may see it, the newest first. */
export async function listPersonNotices(
  db: Queryable,
  reader: Reader,
  filter: PersonNoticesFilter,
  fields: Fields = null,
): Promise<Page<PersonNoticeDto>> {
  const window = windowOf(filter, NEWEST, 10);
  const { from, readAt, unread } = readingOf(reader);
  // Two texts, so that what is unread is found by its own index.
  const which =
    filter.unread === undefined
      ? seenBy(reader)
      : sql`${seenBy(reader)} AND ${filter.unread ? unread : sql`NOT (${unread})`}`;
  const found = sql`FROM ${from} WHERE ${which}`;
  const { rows } = await db.execute<Row>(sql`
    SELECT n.id, n.kind, n.title, n.detail, n.link, n.created_at AS "createdAt", ${readAt} AS "readAt"
      ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
  const total = await countTold(db, found, asksForTotal(fields));
  return pageOfRows(window, rows, total, dto);
}

/** How much of it is unread, counted no further than is told. */
export async function countUnread(db: Queryable, reader: Reader): Promise<number> {
  const { member } = reader;
  const found = member
    ? sql`member_notice r JOIN person_notice n ON n.id = r.notice_id WHERE r.member_id = ${member.id} AND r.read_at IS NULL AND ${seenBy(reader)}`
    : sql`person_notice n WHERE n.read_at IS NULL AND ${seenBy(reader)}`;
  const { rows } = await db.execute<{ unread: number }>(sql`
    SELECT count(*) AS unread FROM (SELECT FROM ${found} LIMIT ${sql.raw(String(UNREAD_COUNTED))}) counted`);
  return rows[0]?.unread ?? 0;
}

/** Marks what is unread as read, for the reader alone: of what they see those with these ids, or all that there are now. */
export async function markRead(db: Queryable, reader: Reader, ids?: readonly number[]): Promise<void> {
  const { member } = reader;
  const which = sql.join([seenBy(reader), ...among(sql`n.id`, ids)], sql` AND `);
  await db.execute(
    member
      ? sql`UPDATE member_notice r SET read_at = now() FROM person_notice n
             WHERE r.member_id = ${member.id} AND r.read_at IS NULL AND n.id = r.notice_id AND ${which}`
      : sql`UPDATE person_notice n SET read_at = now() WHERE n.read_at IS NULL AND ${which}`,
  );
}

function dto({ createdAt, readAt, ...row }: Row): PersonNoticeDto {
  return {
    ...{ ...row, type: 4 as const },
    created_at: shanghaiIso(new Date(createdAt)),
    readAt: shanghaiIsoOrNull(readAt),
  };
}
