import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopStatuses, shopStockStates } from '../../shared/statuses.ts';
import type { PriceFailureCode } from './priceOutcomes.ts';
import type { StockFailureCode } from './stockOutcomes.ts';

const { waiting, sent, failed } = shopStockStates;

/** A combination of a shop, claimed by one worker for the time of its lease. */
export type ClaimedStock = {
  id: number;
  remoteGoodId: string;
  remoteSkuId: string;
  /** What the shop is to have; null where no link says it any more. */
  quantity: number | null;
  /** When an area opens or closes that matters for it. */
  until: string | null;
  /** Fen that it costs by its link; null where that is not known. */
  cost: number | null;
  /** Less is left of its price than the rule wants; it was so before. */
  marginLow: boolean;
  wasLow: boolean;
  /** The rule: what is done then, as in `marginActions`, 0 nothing, and how many percent it wants. */
  action: number;
  minMargin: number | null;
  /** What the shop asks for a piece, as far as is known here. */
  price: number | null;
  /** What it has cost at least since the shop asks `basePrice`. */
  baseCost: number | null;
  basePrice: number | null;
  /** What the shop was asked to take without an answer. */
  askedPrice: number | null;
  wantedPrice: number | null;
  priceCode: PriceFailureCode | '';
  /** What the shop has taken last; null where that is not known. */
  sentQuantity: number | null;
  attempts: number;
  version: number;
  lease: string;
};

/**
 * What came of a claim. `dueInSeconds` counts from now; without it the row is due when `until` says, or never. What `waits` is
 * due as before, or then.
 */
export type SettledStock = Pick<
  ClaimedStock,
  | 'id'
  | 'version'
  | 'lease'
  | 'quantity'
  | 'until'
  | 'cost'
  | 'marginLow'
  | 'action'
  | 'minMargin'
  | 'price'
  | 'baseCost'
  | 'basePrice'
  | 'askedPrice'
  | 'wantedPrice'
  | 'priceCode'
> & {
  outcome: 'sent' | 'unchanged' | 'failed' | 'unknown' | 'left';
  waits: boolean;
  /** The quantity or the price was refused. */
  isRefused: boolean;
  /** What the shop asked before it was raised to `price`; null where it was not. */
  raisedFrom: number | null;
  /** `price` is newer than what was known here. */
  isPriceNew: boolean;
  code: StockFailureCode | '';
  attempts: number;
  dueInSeconds: number | null;
};

/** Makes due what recent changes concern; answers the shops, and how many changes there were. */
export async function spreadChanges(
  db: Queryable,
  limit: number,
): Promise<{ taken: number; shopIds: number[] }> {
  const { rows } = await db.execute<{ taken: number; shopIds: number[] }>(
    sql`SELECT taken, shop_ids AS "shopIds" FROM spread_stock_changes(${limit})`,
  );
  return rows[0] ?? { taken: 0, shopIds: [] };
}

/**
 * Claims at most `limit` due rows of a shop for two minutes, skipping those claimed by others. A row that a worker has
 * left behind may or may not have been taken by the shop.
 */
export async function claimDueStocks(db: Queryable, shopId: number, limit: number): Promise<ClaimedStock[]> {
  const { rows: claimed } = await db.execute<{ id: number; version: number; lease: string }>(sql`
    WITH due AS (
      SELECT s.shop_sku_id FROM shop_stock s
       WHERE s.shop_id = ${shopId} AND s.due_at <= now() AND (s.lease_until IS NULL OR s.lease_until <= now())
       ORDER BY s.due_at, s.shop_sku_id LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED
    )
    UPDATE shop_stock s SET lease_until = now() + interval '2 minutes',
           sent_quantity = CASE WHEN s.lease_until IS NULL THEN s.sent_quantity END
      FROM due WHERE s.shop_sku_id = due.shop_sku_id
    RETURNING s.shop_sku_id AS id, s.version, s.lease_until::text AS lease`);
  if (claimed.length === 0) return [];
  // A statement of its own: what changes after it makes the row due once more.
  const { rows } = await db.execute<ClaimedStock>(sql`
    SELECT x.id, x.version, x.lease, k.remote_good_id AS "remoteGoodId", k.remote_sku_id AS "remoteSkuId",
           t.quantity, t.until, t.cost, t.margin_low AS "marginLow", t.action, t.min_margin AS "minMargin", k.price, s.margin_low AS "wasLow",
           s.base_cost AS "baseCost", s.base_price AS "basePrice", s.asked_price AS "askedPrice", s.wanted_price AS "wantedPrice",
           s.price_code AS "priceCode", s.sent_quantity AS "sentQuantity", s.attempts
      FROM json_to_recordset(${JSON.stringify(claimed)}::json) AS x (id bigint, version integer, lease text)
      JOIN shop_stock s ON s.shop_sku_id = x.id JOIN shop_sku k ON k.id = x.id, LATERAL shop_stock_by_rule(k, s.sells_anyway) t
     ORDER BY k.remote_good_id, k.remote_sku_id`);
  return rows;
}

/** Keeps what a shop is asked to take as the price of combinations, so that an answer that is lost can be looked for. */
export async function recordAskedPrices(
  db: Queryable,
  asked: readonly { id: number; price: number }[],
): Promise<void> {
  await db.execute(sql`
    UPDATE shop_stock s SET asked_price = x.price
      FROM json_to_recordset(${JSON.stringify(asked)}::json) AS x (id bigint, price bigint) WHERE s.shop_sku_id = x.id`);
}

/**
 * Stores what came of claims, and the prices that shops ask; claims that have ended meanwhile are left to who has them now.
 * Answers those that were stored.
 */
export async function settleStocks(tx: Queryable, settled: readonly SettledStock[]): Promise<Set<number>> {
  const rows = settled.map(({ dueInSeconds, ...row }) => ({ ...row, seconds: dueInSeconds }));
  const input = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    AS x (id bigint, version integer, lease text, quantity integer, until timestamptz, cost bigint, "marginLow" boolean, outcome text, waits boolean, "isRefused" boolean,
          code text, attempts integer, seconds integer, action smallint, "minMargin" smallint, price bigint, "baseCost" bigint, "basePrice" bigint,
          "askedPrice" bigint, "wantedPrice" bigint, "priceCode" text, "raisedFrom" bigint)`;
  await tx.execute(sql`
    DELETE FROM shop_stock s USING ${input}
     WHERE s.shop_sku_id = x.id AND s.lease_until = x.lease::timestamptz AND x.quantity IS NULL AND s.version = x.version`);
  const { rows: stored } = await tx.execute<{ id: number }>(sql`
    UPDATE shop_stock s SET lease_until = NULL, quantity = x.quantity, margin_low = x."marginLow", cost = x.cost,
           cost_before = CASE WHEN s.cost IS DISTINCT FROM x.cost THEN s.cost ELSE s.cost_before END,
           price_before = CASE WHEN s.cost IS DISTINCT FROM x.cost THEN s.base_price ELSE s.price_before END, code = x.code, attempts = x.attempts,
           sent_quantity = CASE x.outcome WHEN 'sent' THEN x.quantity WHEN 'unknown' THEN NULL ELSE s.sent_quantity END,
           sent_at = CASE x.outcome WHEN 'sent' THEN now() ELSE s.sent_at END,
           margin_action = x.action, min_margin = x."minMargin", base_cost = x."baseCost", base_price = x."basePrice",
           asked_price = x."askedPrice", wanted_price = x."wantedPrice", price_code = x."priceCode",
           raised_from = coalesce(x."raisedFrom", s.raised_from), raised_to = CASE WHEN x."raisedFrom" IS NULL THEN s.raised_to ELSE x.price END,
           raised_at = CASE WHEN x."raisedFrom" IS NULL THEN s.raised_at ELSE now() END,
           state = CASE WHEN s.version <> x.version OR x.waits THEN ${literal(waiting)}
                        WHEN x."isRefused" THEN ${literal(failed)} ELSE ${literal(sent)} END,
           due_at = CASE WHEN s.version <> x.version OR x.waits AND x.seconds IS NULL THEN s.due_at
                         ELSE least(now() + make_interval(secs => x.seconds), x.until) END
      FROM ${input} WHERE s.shop_sku_id = x.id AND s.lease_until = x.lease::timestamptz RETURNING s.shop_sku_id AS id`);
  const ids = new Set(stored.map(({ id }) => id));
  const priced = settled.filter(({ id, isPriceNew }) => isPriceNew && ids.has(id));
  if (priced.length > 0) {
    const prices = JSON.stringify(priced.map(({ id, price }) => ({ id, price })));
    // In the order of readings, so that the two cannot deadlock.
    await tx.execute(sql`
      UPDATE shop_sku k SET price = x.price
        FROM (SELECT s.id, p.price FROM json_to_recordset(${prices}::json) AS p (id bigint, price bigint) JOIN shop_sku s ON s.id = p.id
               ORDER BY s.remote_good_id COLLATE "C", s.remote_sku_id COLLATE "C" FOR NO KEY UPDATE OF s) x
       WHERE k.id = x.id`);
  }
  return ids;
}

/** `low`: less is left than the rule wants, and it is told alone; `over`: more than may be raised at a time. */
export type PriceNews = 'raised' | 'low' | 'over' | 'refused';

/** Tells a shop's account what has come of its prices: one notice of each kind for all of these. */
export async function tellPrices(
  tx: Queryable,
  shopId: number,
  told: readonly { id: number; what: PriceNews }[],
): Promise<void> {
  if (told.length > 0) await tx.execute(sql`SELECT tell_prices(${shopId}, ${JSON.stringify(told)}::jsonb)`);
}

/** Defers what of a shop is due sooner, after a limit of its calls. */
export async function deferStocks(tx: Queryable, shopId: number, seconds: number): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_stock SET due_at = now() + make_interval(secs => ${seconds}) WHERE shop_sku_id IN (
      SELECT s.shop_sku_id FROM shop_stock s WHERE s.shop_id = ${shopId} AND s.due_at < now() + make_interval(secs => ${seconds})
       ORDER BY s.shop_sku_id FOR UPDATE)`);
}

/** When the next row of a shop is due, at least a second from now; null when none is. */
export async function nextDueStock(db: Queryable, shopId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT greatest(now() + interval '1 second', min(s.due_at)) AS at
      FROM (SELECT greatest(due_at, lease_until) AS due_at FROM shop_stock WHERE shop_id = ${shopId} AND due_at IS NOT NULL
             ORDER BY due_at LIMIT 1) s HAVING count(*) > 0`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** The next shops with something due that may be called, by their ids. */
export async function shopsWithDueStocks(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ shopId: number }>(sql`
    SELECT h.id AS "shopId" FROM shop h
     WHERE h.stock_sync AND h.status = ${literal(shopStatuses.active)} AND h.id > ${after}
       AND EXISTS (SELECT FROM shop_stock s WHERE s.shop_id = h.id AND s.due_at <= now())
     ORDER BY h.id LIMIT ${literal(limit)}`);
  return rows.map(({ shopId }) => shopId);
}

/** Sends the stock of a shop once more, all of it or some combinations, whatever it was told; answers how many. */
export async function sendStocksAgain(
  tx: Queryable,
  shopId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_stock SET due_at = now(), state = ${literal(waiting)}, attempts = 0, sent_quantity = NULL, version = version + 1
     WHERE shop_sku_id IN (
      SELECT s.shop_sku_id FROM shop_stock s WHERE s.shop_id = ${shopId}
         ${ids === null ? sql`` : sql`AND s.shop_sku_id = ANY (${`{${ids.join()}}`}::bigint[])`}
       ORDER BY s.shop_sku_id FOR UPDATE)`);
  return rowCount ?? 0;
}

/** Sells a combination of a shop whatever is left of its price, or by the shop's rule; answers whether the shop keeps it. */
export async function setSellsAnyway(
  tx: Queryable,
  { shopId, id, anyway }: { shopId: number; id: number; anyway: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_stock SET sells_anyway = ${anyway}, due_at = now(), state = ${literal(waiting)}, attempts = 0, version = version + 1
     WHERE shop_sku_id = ${id} AND shop_id = ${shopId}`);
  return rowCount === 1;
}

/**
 * Gives the link of a combination, or of all of its goods, a rule of its own, null the shop's; answers whether there is a link. What
 * is kept becomes due by the link's own trigger.
 */
export async function setPriceRule(
  tx: Queryable,
  {
    shopId,
    id,
    action,
    minMargin,
  }: { shopId: number; id: number; action: number | null; minMargin: number | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_good SET margin_action = ${action}, min_margin = ${minMargin}
     WHERE id = (SELECT m.id FROM shop_sku k JOIN shop_good m ON m.shop_id = k.shop_id AND m.remote_good_id = k.remote_good_id
                    AND m.remote_sku_id IN (k.remote_sku_id, '')
                  WHERE k.id = ${id} AND k.shop_id = ${shopId} ORDER BY m.remote_sku_id DESC LIMIT 1)`);
  return rowCount === 1;
}
