import { type SQL, sql } from 'drizzle-orm';
import type { PropertyValues } from '../../adapters/shops/listingPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { ListedBefore, ListedContent } from '../../db/schema/shopListings.ts';
import { listingVerdicts, shopListingStates, shopStatuses } from '../../shared/statuses.ts';
import type { ListingCode } from './listingOutcomes.ts';
import { FIRST_READ } from './listingVerdicts.repository.ts';
import type { ListingEnding, PriceRule } from './priceRule.ts';

const { waiting, listed, failed } = shopListingStates;
const { refused, gone } = listingVerdicts;

/** What is asked of goods in a shop. */
export type AskedListing = {
  goodId: number;
  title: string;
  categoryId: string;
  categoryName: string;
  properties: PropertyValues[];
  freightId: string;
  phone: string;
  rule: PriceRule;
  onSale: boolean;
};

/** Goods of a shop, claimed by one worker for the time of its lease. */
export type ClaimedListing = AskedListing & {
  id: number;
  attempts: number;
  /** An earlier attempt has come to no answer. */
  outcomeUnknown: boolean;
  lease: string;
  state: number;
  /** The shop's id of them, as an earlier attempt was told; '' where none was. */
  remoteGoodId: string;
  /** How often it was put up anew, as other goods at the platform, and which of the shop's it was before; '' for none. */
  renewals: number;
  renewedFrom: string;
  /** What is to be sent of goods that the shop has, as `LISTING_EDITS`, and what it was given before. */
  edits: number;
  sent: ListedContent | null;
  before: ListedBefore | null;
};

/** What came of a claim. `dueInSeconds` counts from now; without it only a person tries again. */
export type SettledListing = Pick<ClaimedListing, 'id' | 'lease'> & {
  outcome: 'listed' | 'failed' | 'left';
  code: ListingCode | '';
  words: string;
  attempts: number;
  outcomeUnknown: boolean;
  dueInSeconds: number | null;
  remoteGoodId: string;
  priceFrom: number | null;
  priceTo: number | null;
  /** What the shop has of it now. */
  sent: ListedContent | null;
};

/** As sql: no worker has `l`. */
export const FREE = sql`(l.lease_until IS NULL OR l.lease_until <= now())`;

/** As sql: those of `l` with these ids; all without ids. */
export function amongThese(ids: readonly number[] | null): SQL {
  return ids === null ? sql`` : sql`AND l.id = ANY (${`{${ids.join()}}`}::bigint[])`;
}

/** As sql: what the platform of `l` has refused, or has no more, so that it is put up anew, as other goods. */
const RENEWABLE = sql`(l.state = ${literal(listed)} AND l.verdict IN (${literal(refused)}, ${literal(gone)}))`;

/**
 * Goods that are free to be put up: new ones, and those that failed or were refused later and are not tried at this moment.
 * Answers which.
 */
export async function putListings(
  tx: Queryable,
  shopId: number,
  asked: readonly AskedListing[],
): Promise<Set<number>> {
  const rows = asked.map(({ rule, ...row }) => ({ ...row, ...rule }));
  const anew = sql`(l.state = ${literal(listed)})`;
  const { rows: put } = await tx.execute<{ goodId: number }>(sql`
    INSERT INTO shop_listing AS l (shop_id, good_id, title, category_id, category_name, properties, freight_id, phone,
                                   times, plus, ending, floor, on_sale, due_at)
    SELECT ${shopId}, x."goodId", x.title, x."categoryId", x."categoryName", x.properties, x."freightId", x.phone,
           x.times, x.plus, x.ending, x.floor, x."onSale", now()
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS x ("goodId" bigint, title text, "categoryId" text,
           "categoryName" text, properties jsonb, "freightId" text, phone text, times integer, plus bigint, ending integer,
           floor integer, "onSale" boolean)
     ORDER BY x."goodId"
    ON CONFLICT (shop_id, good_id) DO UPDATE SET title = excluded.title, category_id = excluded.category_id,
           category_name = excluded.category_name, properties = excluded.properties, freight_id = excluded.freight_id,
           phone = excluded.phone, times = excluded.times, plus = excluded.plus, ending = excluded.ending,
           floor = excluded.floor, on_sale = excluded.on_sale, state = ${literal(waiting)}, code = '', words = '',
           attempts = 0, due_at = now(), edits = 0, changes = '[]', verdict = 0, verdict_words = '', verdict_due_at = NULL,
           renewals = l.renewals + ${anew}::int,
           renewed_from = CASE WHEN ${anew} THEN l.remote_good_id ELSE l.renewed_from END,
           remote_good_id = CASE WHEN ${anew} THEN '' ELSE l.remote_good_id END,
           outcome_unknown = l.outcome_unknown AND NOT ${anew}
     WHERE (l.state = ${literal(failed)} OR ${RENEWABLE}) AND ${FREE}
    RETURNING l.good_id AS "goodId"`);
  return new Set(put.map(({ goodId }) => goodId));
}

/** The states of goods in a shop; what can be put up anew counts as failed. */
export async function statesOfGoods(
  db: Queryable,
  shopId: number,
  goodIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ goodId: number; state: number }>(sql`
    SELECT good_id AS "goodId", CASE WHEN ${RENEWABLE} THEN ${literal(failed)} ELSE state END AS state
      FROM shop_listing l
     WHERE shop_id = ${shopId} AND good_id = ANY (${`{${goodIds.join()}}`}::bigint[])`);
  return new Map(rows.map(({ goodId, state }) => [goodId, state]));
}

/** Tries goods of a shop again that were not put up, or not changed, all or some; answers how many. */
export async function retryFailed(
  tx: Queryable,
  shopId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_listing SET due_at = now(), state = CASE state WHEN ${literal(failed)} THEN ${literal(waiting)} ELSE state END,
           code = CASE state WHEN ${literal(failed)} THEN code ELSE '' END, words = CASE state WHEN ${literal(failed)} THEN words ELSE '' END,
           attempts = 0 WHERE id IN (
      SELECT l.id FROM shop_listing l
       WHERE l.shop_id = ${shopId} AND (l.state = ${literal(failed)} OR l.edits <> 0 AND l.code <> '')
         AND ${FREE}
         ${amongThese(ids)}
       ORDER BY l.id FOR UPDATE)`);
  return rowCount ?? 0;
}

/** As sql: the platform of `l` has not got it, as far as anybody knows, and nothing is tried. */
export const REMOVABLE = sql`((l.state = ${literal(failed)} AND NOT l.outcome_unknown AND l.remote_good_id = ''
  OR l.state = ${literal(listed)} AND l.verdict = ${literal(gone)}) AND ${FREE})`;

/** Forgets goods that a shop has not got, all or some; answers how many. */
export async function removeListings(
  tx: Queryable,
  shopId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM shop_listing WHERE id IN (
      SELECT l.id FROM shop_listing l WHERE l.shop_id = ${shopId} AND ${REMOVABLE}
         ${amongThese(ids)}
       ORDER BY l.id FOR UPDATE)`);
  return rowCount ?? 0;
}

/**
 * Claims the next due goods of a shop for five minutes. From now on it counts as not known what the platform has of them,
 * until that is settled.
 */
export async function claimListing(db: Queryable, shopId: number): Promise<ClaimedListing | undefined> {
  const { rows } = await db.execute<Omit<ClaimedListing, 'rule'> & PriceRule & { ending: ListingEnding }>(sql`
    WITH due AS (
      SELECT l.id, l.outcome_unknown FROM shop_listing l
       WHERE l.shop_id = ${shopId} AND l.due_at <= now() AND ${FREE}
       ORDER BY l.due_at, l.id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE shop_listing l SET lease_until = now() + interval '5 minutes', outcome_unknown = true FROM due WHERE l.id = due.id
    RETURNING l.id, l.good_id AS "goodId", l.title, l.category_id AS "categoryId", l.category_name AS "categoryName",
              l.properties, l.freight_id AS "freightId", l.phone, l.times, l.plus, l.ending, l.floor, l.on_sale AS "onSale",
              l.attempts, l.state, l.renewals, l.renewed_from AS "renewedFrom", l.edits, l.sent, l.before, l.remote_good_id AS "remoteGoodId",
              due.outcome_unknown AS "outcomeUnknown", l.lease_until::text AS lease`);
  const [row] = rows;
  if (!row) return undefined;
  const { times, plus, ending, floor, ...claimed } = row;
  return { ...claimed, rule: { times, plus, ending, floor } };
}

/** Stores what came of a claim; false where it has ended meanwhile. */
export async function settleListing(tx: Queryable, settled: SettledListing): Promise<boolean> {
  const { id, lease, outcome, code, words, attempts, dueInSeconds, remoteGoodId } = settled;
  const state = { listed: literal(listed), failed: literal(failed), left: sql`state` }[outcome];
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_listing SET lease_until = NULL, state = ${state}, code = ${code}, words = ${words}, attempts = ${attempts},
           outcome_unknown = ${settled.outcomeUnknown}, remote_good_id = ${remoteGoodId},
           due_at = ${outcome === 'left' ? sql`due_at` : sql`now() + make_interval(secs => ${dueInSeconds})`},
           price_from = ${settled.priceFrom}, price_to = ${settled.priceTo},
           title = coalesce(${settled.sent?.title ?? null}, title),
           verdict = 0, verdict_words = '',
           verdict_due_at = ${outcome === 'listed' ? sql`${FIRST_READ}` : sql`NULL`},
           sent = ${settled.sent && JSON.stringify(settled.sent)}::jsonb, before = NULL,
           listed_at = ${outcome === 'listed' ? sql`now()` : sql`listed_at`}
     WHERE id = ${id} AND lease_until = ${lease}::timestamptz`);
  return rowCount === 1;
}

/** Defers what of a shop is due sooner, after a limit of its calls. */
export async function deferListings(tx: Queryable, shopId: number, seconds: number): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_listing SET due_at = now() + make_interval(secs => ${seconds}) WHERE id IN (
      SELECT l.id FROM shop_listing l WHERE l.shop_id = ${shopId} AND l.due_at < now() + make_interval(secs => ${seconds})
       ORDER BY l.id FOR UPDATE)`);
}

/** When the next goods of a shop are due, at least a second from now; null when none are. */
export async function nextDueListing(db: Queryable, shopId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT greatest(now() + interval '1 second', min(l.due_at)) AS at
      FROM (SELECT greatest(due_at, lease_until) AS due_at FROM shop_listing WHERE shop_id = ${shopId} AND due_at IS NOT NULL
             ORDER BY due_at LIMIT 1) l HAVING count(*) > 0`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** The next shops with something due that may be called, by their ids. */
export async function shopsWithDueListings(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ shopId: number }>(sql`
    SELECT h.id AS "shopId" FROM shop h
     WHERE h.status = ${literal(shopStatuses.active)} AND h.id > ${after}
       AND h.id IN (SELECT l.shop_id FROM shop_listing l WHERE l.due_at <= now())
     ORDER BY h.id LIMIT ${literal(limit)}`);
  return rows.map(({ shopId }) => shopId);
}

type Remembered = Pick<AskedListing, 'categoryId' | 'categoryName' | 'properties'>;

/** What goods of categories here were put up as at a platform last, by the category; those that are there count first. */
export async function findRemembered(
  db: Db,
  accountId: number,
  platform: number,
  categoryIds: readonly number[],
): Promise<Map<number, Remembered>> {
  const { rows } = await db.execute<Remembered & { id: number }>(sql`
    SELECT DISTINCT ON (g.category_id) g.category_id AS id, l.category_id AS "categoryId", l.category_name AS "categoryName",
           l.properties
      FROM shop h JOIN shop_listing l ON l.shop_id = h.id JOIN goods g ON g.id = l.good_id
     WHERE h.account_id = ${accountId} AND h.platform = ${platform}
       AND g.category_id = ANY (${`{${categoryIds.join()}}`}::bigint[])
     ORDER BY g.category_id, l.state = ${literal(listed)} DESC, l.id DESC`);
  return new Map(rows.map(({ id, ...remembered }) => [id, remembered]));
}

/** What was asked for the goods that were put up in a shop last. */
export async function findLastAsked(
  db: Db,
  shopId: number,
): Promise<Pick<AskedListing, 'rule' | 'freightId' | 'phone' | 'onSale'> | null> {
  const { rows } = await db.execute<
    PriceRule & { ending: ListingEnding; freightId: string; phone: string; onSale: boolean }
  >(sql`
    SELECT times, plus, ending, floor, freight_id AS "freightId", phone, on_sale AS "onSale" FROM shop_listing
     WHERE shop_id = ${shopId} ORDER BY id DESC LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  const { times, plus, ending, floor, ...rest } = row;
  return { ...rest, rule: { times, plus, ending, floor } };
}
