import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskPhone } from '../../shared/masking.ts';
import { openPhone } from '../../shared/personalData.ts';
import { idsOf } from './prices.repository.ts';
import type { NewPriceList, PriceListBuyerDto, PriceListDto } from './prices.schemas.ts';

const SHOWN_BUYERS = 50;

/** The first moment of a day in Shanghai, `later` days on. */
const begins = (day: string | null | undefined, later = 0): SQL =>
  sql`((${day ?? null}::date + ${later}::int)::timestamp AT TIME ZONE 'Asia/Shanghai')`;
const dayOf = (moment: SQL): SQL => sql`to_char(${moment} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`;

const BUYER = sql`'id', a.id, 'nickName', a.nick_name, 'phone', a.phone, 'orderCount',
  (SELECT count(*) FROM orders o WHERE o.account_id = a.id AND o.seller_id = l.seller_id AND o.paid_at IS NOT NULL)`;

/** Of an entry: the least price that a step reaches which counts for it. */
const LEAST_STEP = sql`
  SELECT min(p.supply_price) FROM price_step p LEFT JOIN sku s ON s.id = p.sku_id
   WHERE p.good_id = e.good_id AND s.deleted_at IS NULL AND (e.sku_id IS NULL OR p.sku_id = e.sku_id
      OR p.sku_id IS NULL AND NOT EXISTS (SELECT FROM price_step own WHERE own.sku_id = e.sku_id))`;

/** The supplier's lists, changed last first: all, or one. */
export async function findPriceLists(
  db: Queryable,
  sellerId: number,
  id: number | null = null,
): Promise<PriceListDto[]> {
  const { rows } = await db.execute<PriceListDto>(sql`
    SELECT l.id, l.name, l.levels, l.version, l.updated_at AS "updatedAt", ${dayOf(sql`l.start_at`)} AS "startDay",
           ${dayOf(sql`(l.end_at - interval '1 day')`)} AS "endDay",
           CASE WHEN l.start_at > now() THEN 1 WHEN l.end_at <= now() THEN 3 ELSE 2 END AS state,
           (SELECT coalesce(json_agg(json_build_object(${BUYER}) ORDER BY a.id), '[]')
              FROM price_list_buyer b JOIN account a ON a.id = b.account_id WHERE b.list_id = l.id) AS buyers,
           (SELECT coalesce(json_agg(json_build_object('goodId', g.id, 'goodName', g.name, 'goodPic', coalesce(g.pics->>0, ''),
              'skuId', e.sku_id, 'skuName', k.name, 'supplyPrice', e.supply_price,
              'usualPrice', coalesce(k.supply_price, g.supply_price), 'stepPrice', (${LEAST_STEP})) ORDER BY g.id, e.sku_id NULLS FIRST), '[]')
              FROM price_list_entry e JOIN goods g ON g.id = e.good_id LEFT JOIN sku k ON k.id = e.sku_id
             WHERE e.list_id = l.id) AS entries
      FROM price_list l WHERE l.seller_id = ${sellerId} AND (${id}::bigint IS NULL OR l.id = ${id})
     ORDER BY l.updated_at DESC, l.id DESC`);
  return rows.map((row) => ({
    ...row,
    buyers: row.buyers.map((each) => shown(db, each)),
    updatedAt: shanghaiIso(new Date(row.updatedAt)),
  }));
}

/** Who has bought from the supplier, the newest buyers first; `keyword` is part of the name. */
export async function findBuyers(
  db: Queryable,
  sellerId: number,
  keyword: string,
): Promise<PriceListBuyerDto[]> {
  const { rows } = await db.execute<PriceListBuyerDto>(sql`
    SELECT a.id, a.nick_name AS "nickName", a.phone, b.orders AS "orderCount" FROM account a JOIN (
      SELECT o.account_id, count(*)::int AS orders, max(o.id) AS newest FROM orders o
       WHERE o.seller_id = ${sellerId} AND o.paid_at IS NOT NULL GROUP BY o.account_id) b ON b.account_id = a.id
     WHERE a.status = 1 AND (${keyword} = '' OR a.nick_name LIKE ${containing(keyword)})
     ORDER BY b.newest DESC LIMIT ${SHOWN_BUYERS}`);
  return rows.map((row) => shown(db, row));
}

/** How many of these have bought from the supplier, or are in the list already. */
export async function countBuyers(
  db: Queryable,
  sellerId: number,
  ids: readonly number[],
  listId: number | null,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM unnest(${idsOf(ids)}) i(id)
     WHERE EXISTS (SELECT FROM orders o WHERE o.account_id = i.id AND o.seller_id = ${sellerId} AND o.paid_at IS NOT NULL)
        OR EXISTS (SELECT FROM price_list_buyer b WHERE b.list_id = ${listId} AND b.account_id = i.id)`);
  return rows[0]?.count ?? 0;
}

/** Whether all goods are the supplier's, and all combinations theirs. */
export async function ownsAll(
  db: Queryable,
  sellerId: number,
  entries: NewPriceList['entries'],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e("goodId" bigint, "skuId" bigint)
     WHERE NOT EXISTS (SELECT FROM goods g WHERE g.id = e."goodId" AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL)
        OR e."skuId" IS NOT NULL AND NOT EXISTS (
             SELECT FROM sku k WHERE k.id = e."skuId" AND k.good_id = e."goodId" AND k.deleted_at IS NULL)`);
  return rows.length === 0;
}

/** How many lists the supplier has; locks its account, so that two creations count each other. */
export async function lockAndCount(tx: Tx, sellerId: number): Promise<number> {
  await tx.execute(sql`SELECT FROM account WHERE id = ${sellerId} FOR NO KEY UPDATE`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM price_list WHERE seller_id = ${sellerId}`,
  );
  return rows[0]?.count ?? 0;
}

/** The version of a list of the supplier, which is locked; undefined for others. */
export async function lockList(tx: Tx, sellerId: number, id: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`SELECT version FROM price_list WHERE id = ${id} AND seller_id = ${sellerId} FOR UPDATE`,
  );
  return rows[0]?.version;
}

/** Adds a list, or replaces what one says; its id. */
export async function writePriceList(
  tx: Tx,
  sellerId: number,
  id: number | null,
  { name, levels, buyerIds, startDay, endDay, entries }: NewPriceList,
): Promise<number> {
  const numbers = sql`${`{${levels.join(',')}}`}::smallint[]`;
  const { rows } = await tx.execute<{ id: number }>(
    id === null
      ? sql`INSERT INTO price_list (seller_id, name, levels, start_at, end_at)
            VALUES (${sellerId}, ${name}, ${numbers}, ${begins(startDay)}, ${begins(endDay, 1)}) RETURNING id`
      : sql`UPDATE price_list SET name = ${name}, levels = ${numbers}, start_at = ${begins(startDay)}, end_at = ${begins(endDay, 1)},
                   version = version + 1, updated_at = now() WHERE id = ${id} RETURNING id`,
  );
  const [row] = rows;
  if (!row) throw new Error('a price list was not written');
  await tx.execute(sql`DELETE FROM price_list_buyer WHERE list_id = ${row.id}`);
  await tx.execute(sql`DELETE FROM price_list_entry WHERE list_id = ${row.id}`);
  await tx.execute(
    sql`INSERT INTO price_list_buyer (list_id, account_id) SELECT ${row.id}, unnest(${idsOf(buyerIds)})`,
  );
  await tx.execute(sql`
    INSERT INTO price_list_entry (list_id, good_id, sku_id, supply_price)
    SELECT ${row.id}, e."goodId", e."skuId", e."supplyPrice"
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e("goodId" bigint, "skuId" bigint, "supplyPrice" bigint)`);
  return row.id;
}

/** The ids of those that are gone. */
export async function deletePriceLists(
  db: Queryable,
  sellerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`DELETE FROM price_list WHERE seller_id = ${sellerId} AND id = ANY (${idsOf(ids)}) RETURNING id`,
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

function shown(db: Queryable, buyer: PriceListBuyerDto): PriceListBuyerDto {
  return { ...buyer, phone: maskPhone(openPhone(db.box, buyer.phone)) };
}
