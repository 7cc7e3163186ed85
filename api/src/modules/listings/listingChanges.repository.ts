import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { LISTING_EDITS, type ListedContent, type ListingChange } from '../../db/schema/shopListings.ts';
import { listingVerdicts, shopListingStates } from '../../shared/statuses.ts';
import type { ListingFailure } from './listingOutcomes.ts';
import { amongThese, FREE } from './listings.repository.ts';
import { editsOfChanges, FIRST_READ } from './listingVerdicts.repository.ts';
import type { ListingEnding, PriceRule } from './priceRule.ts';

const { listed } = shopListingStates;
const NOTHING = sql`'[]'::jsonb`;
/** As sql: the shop still has it, as far as is known. */
const THERE = sql`l.verdict <> ${literal(listingVerdicts.gone)}`;

/** Goods that a shop has, which are to be looked at. */
export type LookedAt = {
  id: number;
  shopId: number;
  accountId: number;
  goodId: number;
  remoteGoodId: string;
  title: string;
  rule: PriceRule;
  sent: ListedContent | null;
  looks: number;
};

/** Marks what recent changes concern; answers how many changes there were. */
export async function spreadListingChanges(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`SELECT spread_listing_changes(${limit}) AS taken`);
  return rows[0]?.taken ?? 0;
}

/** The next goods that something may have changed about, by their ids. */
export async function findDueLooks(db: Queryable, after: number, limit: number): Promise<LookedAt[]> {
  const { rows } = await db.execute<Omit<LookedAt, 'rule'> & PriceRule & { ending: ListingEnding }>(sql`
    SELECT l.id, l.shop_id AS "shopId", h.account_id AS "accountId", l.good_id AS "goodId", l.title, l.times, l.plus, l.ending,
           l.floor, l.sent, l.looks, l.remote_good_id AS "remoteGoodId"
      FROM (SELECT * FROM shop_listing l WHERE l.look_due AND l.state = ${literal(listed)} AND l.id > ${after}
             ORDER BY l.id LIMIT ${literal(limit)}) l JOIN shop h ON h.id = l.shop_id
     ORDER BY l.id`);
  return rows.map(({ times, plus, ending, floor, ...row }) => ({
    ...row,
    rule: { times, plus, ending, floor },
  }));
}

/** What was found of goods; null where nothing can be told of them now, so that all stays as it is. */
export type Look = Pick<LookedAt, 'id' | 'looks'> & {
  found: { now: ListedContent; changes: ListingChange[] } | null;
};

/**
 * Stores what was found, and asks for what a shop sends by itself, once for each change: what was refused waits for a person.
 * What has changed meanwhile, or is being sent, is looked at once more. Answers the shops with something to be sent.
 */
export async function storeLooks(tx: Queryable, looks: readonly Look[]): Promise<number[]> {
  const rows = looks.map(({ id, looks: seen, found }) => ({
    ...{ id, seen, now: found?.now ?? null, changes: found?.changes ?? null },
    kinds: editsOf(found?.changes ?? []),
  }));
  const { rows: sending } = await tx.execute<{ shopId: number }>(sql`
    WITH next AS (
      SELECT l.id, x.seen, coalesce(l.sent, x.now) AS sent,
             CASE WHEN ${THERE} THEN coalesce(x.changes, l.changes) ELSE ${NOTHING} END AS changes,
             CASE WHEN x.changes IS NULL THEN l.edits ELSE (l.edits | s.auto) & x.kinds END AS edits,
             x.changes IS NOT NULL AND s.auto <> 0 AS sends
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS x (id bigint, seen integer, now jsonb, changes jsonb, kinds integer)
        JOIN shop_listing l ON l.id = x.id AND l.state = ${literal(listed)} AND ${FREE}
        JOIN shop h ON h.id = l.shop_id,
             LATERAL (SELECT CASE WHEN ${THERE} AND (x.changes <> l.changes OR l.edits = 0) THEN x.kinds & (
               CASE WHEN h.auto_listing_content THEN ${literal(LISTING_EDITS.content)} ELSE 0 END
               | CASE WHEN h.auto_listing_price THEN ${literal(LISTING_EDITS.price)} ELSE 0 END) ELSE 0 END AS auto) s
       ORDER BY l.id FOR UPDATE OF l
    ), stored AS (
      UPDATE shop_listing l SET look_due = l.looks <> n.seen, sent = n.sent, changes = n.changes, edits = n.edits,
             code = CASE WHEN n.sends OR n.edits = 0 THEN '' ELSE l.code END,
             words = CASE WHEN n.sends OR n.edits = 0 THEN '' ELSE l.words END,
             attempts = CASE WHEN n.sends THEN 0 ELSE l.attempts END,
             due_at = CASE WHEN n.sends THEN now() WHEN n.edits <> 0 THEN l.due_at END
        FROM next n WHERE l.id = n.id
      RETURNING l.shop_id, n.sends
    )
    SELECT DISTINCT shop_id AS "shopId" FROM stored WHERE sends`);
  return sending.map(({ shopId }) => shopId);
}

/** What is to be sent of changes, as `LISTING_EDITS`. */
function editsOf(changes: readonly ListingChange[]): number {
  const kinds = changes.map(({ kind }) => (kind === 'price' ? LISTING_EDITS.price : LISTING_EDITS.content));
  return kinds.reduce((sum, kind) => sum | kind, 0);
}

/** Asks for what has changed of a shop’s goods to be sent, of all or some; answers of how many. */
export async function askEdits(
  tx: Queryable,
  shopId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_listing l SET edits = ${editsOfChanges(sql`l.changes`)}, code = '', words = '', attempts = 0, due_at = now() WHERE l.id IN (
      SELECT l.id FROM shop_listing l WHERE l.shop_id = ${shopId} AND l.state = ${literal(listed)} AND l.changes <> ${NOTHING} AND ${FREE}
         ${amongThese(ids)}
       ORDER BY l.id FOR UPDATE)`);
  return rowCount ?? 0;
}

type Claim = { id: number; lease: string };

/** What a shop has been given. */
export type SentEdit = Claim & { sent: ListedContent; changes: ListingChange[] };

/** Stores what a shop has taken, and has it looked at once more; false where the claim has ended meanwhile. */
export async function settleEdit(tx: Queryable, { id, lease, sent, changes }: SentEdit): Promise<boolean> {
  const prices = sent.skus.map(({ price }) => price);
  const { rowCount } = await tx.execute(sql`
    UPDATE shop_listing SET lease_until = NULL, outcome_unknown = false, code = '', words = '', attempts = 0, edits = 0,
           due_at = NULL, title = ${sent.title}, before = jsonb_build_object('content', sent, 'changes', changes), sent = ${JSON.stringify(sent)}::jsonb, changes = ${JSON.stringify(changes)}::jsonb,
           price_from = ${Math.min(...prices)}, price_to = ${Math.max(...prices)}, edited_at = now(), look_due = true,
           verdict_due_at = ${FIRST_READ}
     WHERE id = ${id} AND lease_until = ${lease}::timestamptz`);
  return rowCount === 1;
}

/** Stores why a shop has not taken what was sent. */
export async function failEdit(tx: Queryable, failed: Claim & ListingFailure): Promise<void> {
  const { id, lease, code, words, attempts, dueInSeconds } = failed;
  await tx.execute(sql`
    UPDATE shop_listing SET lease_until = NULL, outcome_unknown = false, code = ${code}, words = ${words}, attempts = ${attempts},
           due_at = now() + make_interval(secs => ${dueInSeconds}),
           verdict_due_at = ${code === 'LISTING_GONE' ? sql`now()` : sql`verdict_due_at`}
     WHERE id = ${id} AND lease_until = ${lease}::timestamptz`);
}

/** How many of a shop’s have changes, and of how many something is on its way. */
export async function countListingChanges(
  db: Queryable,
  shopId: number,
): Promise<{ changed: number; updating: number }> {
  const { rows } = await db.execute<{ changed: number; updating: number }>(sql`
    SELECT (SELECT count(*) FROM shop_listing WHERE shop_id = ${shopId} AND changes <> ${NOTHING}) AS changed,
           (SELECT count(*) FROM shop_listing WHERE shop_id = ${shopId} AND edits <> 0 AND code = '') AS updating`);
  return rows[0] ?? { changed: 0, updating: 0 };
}
