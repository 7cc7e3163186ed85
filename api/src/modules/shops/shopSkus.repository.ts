import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal } from '../../db/conditions.ts';
import { behind, type Order, orderBy, pageOfRows, unindexed, windowOf } from '../../db/pages.ts';
import { importStatuses } from '../../shared/statuses.ts';
import { LINK_STATE, remoteKeyOf } from './shopGoods.repository.ts';
import type { ShopSkuDto, ShopSkusFilter } from './shopSkus.schemas.ts';

/** A SKU of a shop with the link that counts for it. */
export type ShopSkuRow = Omit<
  ShopSkuDto,
  'shopId' | 'link' | 'waitingOrders' | 'heldOrders' | 'suggestions'
> & { linkId: number | null };

const NEWEST: Order = { name: 'shopSkus', by: [unindexed(sql`id`)], descending: true };

/** SKUs `k` with what counts for them: an offer, else their own link, that of the item, or of the shop. */
function linkedOf(skus: SQL): SQL {
  return sql`
    SELECT k.id, k.remote_good_id AS "remoteGoodId", k.remote_sku_id AS "remoteSkuId", k.title, k.sku, k.sku_text AS "remoteSkuText",
           k.merchant_code AS "merchantCode", k.pic, k.price, f.offer, CASE WHEN f.offer IS NULL THEN l.id END AS "linkId",
           CASE WHEN f.offer IS NULL THEN coalesce(l.state, 0) ELSE 1 END AS state
      FROM ${skus} LEFT JOIN LATERAL (
        SELECT json_build_object('id', o.id, 'sourceId', o.source_id, 'offerId', o.offer_id, 'specId', o.spec_id, 'title', o.title,
                 'specName', o.spec_name, 'pic', o.pic, 'supplier', o.supplier, 'price', o.price, 'num', o.num) AS offer
          FROM shop_offer o WHERE o.shop_id = k.shop_id AND o.remote_good_id = k.remote_good_id AND o.remote_sku_id = k.remote_sku_id) f ON true
      LEFT JOIN LATERAL (
        SELECT m.id, ${LINK_STATE} AS state FROM shop_good m
         WHERE m.shop_id = k.shop_id AND m.remote_good_id IN (k.remote_good_id, '') AND m.remote_sku_id IN (k.remote_sku_id, '')
         ORDER BY m.remote_good_id DESC, m.remote_sku_id DESC LIMIT 1) l ON true`;
}

/** SKUs of a shop with the link that counts. */
function seenWith({ shopId, keyword }: ShopSkusFilter): SQL {
  return sql`${linkedOf(sql`shop_sku k`)} WHERE k.shop_id = ${shopId} AND ${fits(keyword)}`;
}

/** The words of a SKU that a keyword is part of, or its merchant code. */
function fits(keyword: string | undefined): SQL {
  if (keyword === undefined) return sql`true`;
  const part = containing(keyword);
  return sql`(k.title ILIKE ${part} OR k.sku_text ILIKE ${part} OR k.merchant_code = ${keyword})`;
}

/** What SKUs without a link of their own or of their goods have: the state of the link of the whole shop, else 0. */
async function stateOfRest(db: Queryable, shopId: number): Promise<number> {
  const { rows } = await db.execute<{ state: number }>(sql`
    SELECT ${LINK_STATE} AS state FROM shop_good m WHERE m.shop_id = ${shopId} AND m.remote_good_id = ''`);
  return rows[0]?.state ?? 0;
}

/** How many of a shop's SKUs are in each state that is kept: 0 where they have no link but that of the whole shop. */
async function countKept(db: Queryable, { shopId, keyword }: ShopSkusFilter): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ state: number; skus: number }>(sql`
    SELECT k.link_state AS state, count(*) AS skus FROM shop_sku k
     WHERE k.shop_id = ${shopId} AND ${fits(keyword)} GROUP BY k.link_state`);
  return new Map(rows.map(({ state, skus }) => [state, skus]));
}

/** The same place in the SKUs of a state, which its index finds. */
const BY_INDEX: Order = { ...NEWEST, by: [sql`k.id`] };
const STATES = [0, 1, 2, 3];

/**
 * A page of a shop's SKUs, the newest first, and how many are in each state. Each state's newest are found by its index, and
 * then those of the page with their links: a hundred thousand others are counted there and read nowhere.
 */
export async function listShopSkus(db: Db, filter: ShopSkusFilter) {
  const { shopId, keyword, state } = filter;
  const window = windowOf(filter, NEWEST);
  const [rest, kept] = await Promise.all([stateOfRest(db, shopId), countKept(db, filter)]);
  const stateOf = (one: number) => (one === 0 ? rest : one);
  const listed = STATES.filter((one) => state === undefined || stateOf(one) === state);
  const upTo = literal(window.limit + window.offset);
  const each = listed.map(
    (
      one,
    ) => sql`(SELECT * FROM shop_sku k WHERE k.shop_id = ${shopId} AND k.link_state = ${literal(one)} AND ${fits(keyword)}
       AND ${window.key ? behind(BY_INDEX, window.key) : sql`true`} ORDER BY k.id ${sql.raw(window.order.descending ? 'DESC' : 'ASC')} LIMIT ${upTo})`,
  );
  const { rows } = each.length
    ? await db.execute<ShopSkuRow>(sql`
        SELECT * FROM (${linkedOf(sql`(
          SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) found
           ${orderBy(window.order)} LIMIT ${literal(window.limit)} OFFSET ${literal(window.offset)}) k`)}) s
         ${orderBy(window.order)}`)
    : { rows: [] };
  const counts: Record<string, number> = {};
  for (const [one, skus] of kept) counts[stateOf(one)] = (counts[stateOf(one)] ?? 0) + skus;
  const total = listed.reduce((sum, one) => sum + (kept.get(one) ?? 0), 0);
  return { ...pageOfRows(window, rows, total, (row) => row), counts };
}

type Held = Pick<ShopSkuDto, 'waitingOrders' | 'heldOrders'>;

/** Waiting orders with these SKUs, and those of them that wait because of it: their words were not agreed. */
export async function countHeld(
  db: Queryable,
  shopId: number,
  listed: readonly Pick<ShopSkuRow, 'id' | 'state' | 'linkId' | 'remoteSkuId'>[],
): Promise<Map<number, Held>> {
  const rows = JSON.stringify(listed.map(({ id, state, linkId }) => ({ id, state, link_id: linkId })));
  const { rows: counted } = await db.execute<Held & { id: number }>(sql`
    WITH listed AS (
      SELECT k.*, x.state, m.agreed_texts, m.remote_sku_id AS linked_sku_id
        FROM json_to_recordset(${rows}::json) AS x (id bigint, state integer, link_id bigint)
        JOIN shop_sku k ON k.id = x.id AND k.shop_id = ${shopId} LEFT JOIN shop_good m ON m.id = x.link_id
    ), waiting AS (
      SELECT DISTINCT s.id, i->>'remoteGoodId' AS remote_good_id, i->>'remoteSkuId' AS remote_sku_id, shop_sku_text(i) AS said
        FROM shop_order s, jsonb_array_elements(s.items) i
       WHERE s.shop_id = ${shopId} AND s.import_status = ${literal(importStatuses.pending)} AND awaits_parcels(s)
         AND line_id(i) = ANY (lines_left(s))
    )
    SELECT l.id, count(DISTINCT w.id) AS "waitingOrders", count(DISTINCT w.id) FILTER (WHERE l.state <> 1
             OR l.linked_sku_id <> '' AND l.agreed_texts <> '{}' AND w.said <> ALL (l.agreed_texts)) AS "heldOrders"
      FROM listed l JOIN waiting w USING (remote_good_id, remote_sku_id) GROUP BY l.id`);
  return new Map(counted.map(({ id, ...held }) => [id, held]));
}

/** A SKU in a file; `items` are what its link names, and a link of the whole shop is nobody's own. */
export type ExportedSku = ShopSkuRow & {
  ofShop: boolean;
  items: { skuNo: string; name: string; num: number }[];
};

/** FROM and WHERE of the SKUs that fit a filter. */
export function shopSkuRows(filter: ShopSkusFilter): SQL {
  return sql`FROM (${seenWith(filter)}) s WHERE ${filter.state === undefined ? sql`true` : sql`state = ${filter.state}`}`;
}

/** SKUs with smaller ids, the newest first. */
export async function shopSkusBelow(
  tx: Queryable,
  filter: ShopSkusFilter,
  id: number,
  limit: number,
): Promise<ExportedSku[]> {
  const { rows } = await tx.execute<ExportedSku>(sql`
    SELECT *, coalesce((SELECT m.remote_good_id = '' FROM shop_good m WHERE m.id = "linkId"), false) AS "ofShop", (
      SELECT coalesce(json_agg(json_build_object('skuNo', k.sku_no, 'num', i.num, 'name', concat_ws(' ', g.name, nullif(k.name, ''))) ORDER BY i.sort), '[]')
        FROM shop_good_item i JOIN sku k ON k.id = i.sku_id JOIN goods g ON g.id = k.good_id WHERE i.shop_good_id = "linkId") AS items
      ${shopSkuRows(filter)} AND id < ${id} ORDER BY id DESC LIMIT ${limit}`);
  return rows;
}

/** SKUs that the shop's orders named, among these, by `remoteKeyOf`. */
export async function findSeen(
  db: Queryable,
  shopId: number,
  named: readonly { remoteGoodId: string; remoteSkuId: string }[],
): Promise<Map<string, ShopSkuRow>> {
  const keys = JSON.stringify(named.map(({ remoteGoodId, remoteSkuId }) => ({ remoteGoodId, remoteSkuId })));
  const { rows } = await db.execute<ShopSkuRow>(sql`
    SELECT * FROM (${seenWith({ shopId })}) s
     WHERE ("remoteGoodId", "remoteSkuId") IN (
       SELECT "remoteGoodId", "remoteSkuId" FROM json_to_recordset(${keys}::json) AS x ("remoteGoodId" text, "remoteSkuId" text))`);
  return new Map(rows.map((row) => [remoteKeyOf(row), row]));
}
