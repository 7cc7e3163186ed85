import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { maskPhone } from '../../shared/masking.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { openPhone } from '../../shared/personalData.ts';
import { LAPSES_AT, LAPSES_SOON } from '../shops/lapsing.ts';
import type { ConsoleShopDto, ShopsFilter } from './consoleShops.schemas.ts';

const NEWEST: Order = { name: 'consoleShops', by: [sql`h.id`], descending: true };

/** Shops of everybody that are bound, the newest first. */
export async function listConsoleShops(
  db: Queryable,
  { accountId, platform, lapsing, ...paging }: ShopsFilter,
  fields: Fields = null,
): Promise<Page<ConsoleShopDto>> {
  const window = windowOf(paging, NEWEST);
  const conditions = [
    sql`h.status <> 5 AND NOT h.is_seller`,
    ...equalities([
      [accountId, sql`h.account_id`],
      [platform, sql`h.platform`],
    ]),
    ...(lapsing ? [LAPSES_SOON] : []),
  ];
  const found = sql`FROM shop h WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await db.execute<ConsoleShopDto>(sql`
    SELECT h.id, h.account_id AS "accountId", ${accountName('a')} AS "accountName", a.phone, h.platform,
           h.shop_name AS "shopName", h.status, h.lapses_at AS "lapsesAt", h.is_lapsing AS "isLapsing",
           h.auto_order AS "autoOrder", h.last_sync_at AS "lastSyncAt", h.created_at AS "createdAt"
      FROM (SELECT h.*, ${LAPSES_AT} AS lapses_at, ${LAPSES_SOON} AS is_lapsing
              ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}) h
      JOIN account a ON a.id = h.account_id ${orderBy(window.order)}`);
  return pageOfRows(window, rows, await countTold(db, found, asksForTotal(fields)), (row) => ({
    ...row,
    phone: maskPhone(openPhone(db.box, row.phone)),
    lapsesAt: shanghaiIsoOrNull(row.lapsesAt),
    lastSyncAt: shanghaiIsoOrNull(row.lastSyncAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}
