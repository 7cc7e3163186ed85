import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { containing, equalities } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksForAny, type Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { countAudience } from './audiences.ts';
import type {
  ConsoleNoticeDetailDto,
  ConsoleNoticeDto,
  ConsoleNoticesFilter,
} from './consoleNotices.schemas.ts';
import { audiences, noticeStates, noticeStatuses, noticeTypes } from './noticeKinds.ts';

const NEWEST: Order = { name: 'consoleNotices', by: [sql`n.id`], descending: true };

/** Which state a notice `n` has now. */
const STATE = sql`CASE
  WHEN n.status = ${noticeStatuses.draft} THEN ${noticeStates.draft}::integer
  WHEN n.status = ${noticeStatuses.withdrawn} THEN ${noticeStates.withdrawn}::integer
  WHEN n.created_at > now() THEN ${noticeStates.scheduled}::integer
  WHEN n.ends_at <= now() THEN ${noticeStates.ended}::integer
  ELSE ${noticeStates.shown}::integer END`;

const ITEM = sql`
  n.id, n.type, n.audience, n.level, n.account_id AS "accountId",
  coalesce(${accountName('a')}, '') AS "accountName", n.title, n.detail, n.link, n.top,
  ${STATE} AS state, n.starts_at AS "startsAt", n.ends_at AS "endsAt", n.created_at AS "publishedAt", n.revision,
  n.author, n.addressed, n.delivered, n.settled_at IS NOT NULL AS settled`;

/** Notices of every type and state, the newest first. */
export async function listConsoleNotices(
  db: Queryable,
  filter: ConsoleNoticesFilter,
  fields: Fields,
): Promise<Page<ConsoleNoticeDto>> {
  const window = windowOf(filter, NEWEST);
  const found = sql`FROM notice n WHERE ${sql.join(conditionsOf(filter), sql` AND `)}`;
  const { rows } = await db.execute<ConsoleNoticeDto>(sql`
    SELECT ${ITEM} FROM (SELECT n.* ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}) n
      LEFT JOIN account a ON a.id = n.account_id ${orderBy(window.order)}`);
  const total = await countTold(db, found, asksForTotal(fields));
  return pageOfRows(window, rows, total, shown);
}

function conditionsOf({ type, audience, state, title }: ConsoleNoticesFilter): SQL[] {
  return [
    sql`true`,
    ...equalities([
      [type, sql`n.type`],
      [audience, sql`n.audience`],
      [state, sql`(${STATE})`],
    ]),
    ...(title === undefined ? [] : [sql`n.title LIKE ${containing(title.trim())}`]),
  ];
}

/** One of them, with how far it reaches. @throws Refusal NOT_FOUND */
export async function findConsoleNotice(
  db: Queryable,
  id: number,
  fields: Fields = null,
): Promise<ConsoleNoticeDetailDto> {
  const row = await find(db, id, sql``);
  const isMessage = row.type === noticeTypes.message;
  const isForVisitors = !isMessage && row.audience === audiences.everyone;
  const isRead = isMessage && row.addressed !== null && asksForAny(fields, 'read');
  return {
    ...row,
    reach: isForVisitors || !asksForAny(fields, 'reach') ? null : await countAudience(db, row),
    read: isRead ? await countRead(db, id) : null,
  };
}

/** One of them, held until the transaction ends. @throws Refusal NOT_FOUND */
export function lockNotice(tx: Tx, id: number): Promise<ConsoleNoticeDto> {
  return find(tx, id, sql`FOR UPDATE OF n`);
}

async function find(db: Queryable, id: number, lock: SQL): Promise<ConsoleNoticeDto> {
  const { rows } = await db.execute<ConsoleNoticeDto>(
    sql`SELECT ${ITEM} FROM notice n LEFT JOIN account a ON a.id = n.account_id WHERE n.id = ${id} ${lock}`,
  );
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return shown(rows[0]);
}

async function countRead(db: Queryable, id: number): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(
    sql`SELECT count(*) AS read FROM person_notice WHERE notice_id = ${id} AND read_at IS NOT NULL`,
  );
  return rows[0]?.read ?? 0;
}

function shown(row: ConsoleNoticeDto): ConsoleNoticeDto {
  const isDraft = row.state === noticeStates.draft;
  const isSent = row.type === noticeTypes.message && !isDraft;
  return {
    ...row,
    startsAt: shanghaiIsoOrNull(row.startsAt),
    endsAt: shanghaiIsoOrNull(row.endsAt),
    publishedAt: isDraft ? null : shanghaiIsoOrNull(row.publishedAt),
    addressed: isSent ? row.addressed : null,
    delivered: isSent ? row.delivered : null,
    settled: isSent ? row.settled : true,
  };
}
