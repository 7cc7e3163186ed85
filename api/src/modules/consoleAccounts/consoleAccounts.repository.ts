import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { maskPhone } from '../../shared/masking.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { openPhone, phonePrint } from '../../shared/personalData.ts';
import { accountKinds } from '../../shared/statuses.ts';
import type { AccountDto, AccountsFilter } from './consoleAccounts.schemas.ts';
import { named } from './namedAccounts.ts';

export type AccountRow = Omit<AccountDto, 'levelName'> & { levelName: string | null };

const NEWEST: Order = { name: 'consoleAccounts', by: [sql`a.id`], descending: true };

/** What is shown of an account `a` with its level `l`; the phone as it lies. */
export const ITEM = sql`
  a.id, a.kind, a.status, a.level, CASE WHEN a.kind = 1 THEN l.name END AS "levelName", a.phone, a.nick_name AS "nickName",
  a.company_name AS "companyName", a.real_name_masked AS "realName", a.closing_since IS NOT NULL AS "isClosing",
  a.last_login_at AS "lastLoginAt", a.created_at AS "createdAt"`;

export function shownItem(db: Queryable, { levelName, ...row }: AccountRow): AccountDto {
  return {
    ...row,
    levelName: levelName ?? '',
    phone: maskPhone(openPhone(db.box, row.phone)),
    lastLoginAt: shanghaiIsoOrNull(row.lastLoginAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

/** Accounts, the newest first. */
export async function listAccounts(
  db: Queryable,
  filter: AccountsFilter,
  fields: Fields,
): Promise<Page<AccountDto>> {
  const window = windowOf(filter, NEWEST);
  const found = sql`FROM account a WHERE ${sql.join(conditionsOf(db, filter), sql` AND `)}`;
  const { rows } = await db.execute<AccountRow>(sql`
    SELECT ${ITEM} FROM (SELECT a.* ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}) a
      LEFT JOIN league_level l ON l.level = a.level ${orderBy(window.order)}`);
  const total = await countTold(db, found, asksForTotal(fields));
  return pageOfRows(window, rows, total, (row) => shownItem(db, row));
}

function conditionsOf(db: Queryable, { kind, status, level, phone, name, from, to }: AccountsFilter): SQL[] {
  return [
    sql`true`,
    ...(kind === undefined ? [] : [sql`a.kind = ${kind}`]),
    // As text, for the index of those that are not normal.
    ...(status === undefined ? [] : [sql`a.status = ${literal(status)}`]),
    ...(level === undefined ? [] : [sql`a.kind = ${literal(accountKinds.buyer)} AND a.level = ${level}`]),
    ...(phone === undefined
      ? []
      : [
          sql`a.phone_print = ${phonePrint(db.box, phone)} AND a.kind IN (${literal(accountKinds.buyer)}, ${literal(accountKinds.seller)})`,
        ]),
    ...(name === undefined ? [] : named(name)),
    ...(from === undefined ? [] : [sql`a.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`a.created_at < ${to}::timestamptz`]),
  ];
}
