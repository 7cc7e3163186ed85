import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { LISTING_EDITS } from '../../db/schema/shopListings.ts';
import { listingVerdicts, shopListingStates, shopStatuses } from '../../shared/statuses.ts';
import type { ListingCode } from './listingOutcomes.ts';

const { listed } = shopListingStates;
const { refused, banned, gone } = listingVerdicts;
/** What the account of a shop is told. */
const TOLD: readonly number[] = [refused, banned, gone];

/** As sql: the change that was sent last is what was refused, for the first time, and nothing else is on its way. */
const REFUSED_EDIT = sql`(x.code IS NOT NULL AND l.edits = 0 AND l.edited_at IS NOT NULL AND l.lease_until IS NULL
  AND NOT coalesce((l.before->>'refused')::boolean, false))`;

/** As sql: what of some changes there is to be sent, as `LISTING_EDITS`. */
export function editsOfChanges(changes: SQL): SQL {
  return sql`(SELECT coalesce(bit_or(CASE c->>'kind' WHEN 'price' THEN ${literal(LISTING_EDITS.price)} ELSE ${literal(LISTING_EDITS.content)} END), 0)
    FROM jsonb_array_elements(${changes}) c)`;
}

/** As sql: what is there again once a change was refused; of one that was sent before that was kept, nothing is known. */
const THERE_AGAIN = sql`(${REFUSED_EDIT} AND l.before IS NOT NULL)`;
const PRICES_BEFORE = sql`FROM jsonb_array_elements(l.before->'content'->'skus') k`;

/** As sql: a review may be over soon after goods were sent to it. */
export const FIRST_READ = sql`now() + interval '5 minutes'`;

/** Goods that a shop has, of which its platform is asked. */
export type DueVerdict = {
  id: number;
  remoteGoodId: string;
  /** False: they were put up as a draft. */
  onSale: boolean;
  /** Seconds since the shop was given something of them last. */
  age: number;
};

export type FoundVerdict = Pick<DueVerdict, 'id' | 'remoteGoodId'> & {
  /** Null where the platform has said nothing: it stays. */
  verdict: number | null;
  words: string | null;
  /** Why a change of what is on sale was refused by its review; null where none was. */
  refusedEdit: { code: ListingCode; words: string } | null;
  /** Seconds until it is asked again. */
  dueInSeconds: number;
};

/** Takes goods of a shop that are due, the longest first; they are due again in a while, should nothing be found. */
export async function takeDueVerdicts(db: Queryable, shopId: number, limit: number): Promise<DueVerdict[]> {
  const { rows } = await db.execute<DueVerdict>(sql`
    UPDATE shop_listing SET verdict_due_at = now() + interval '15 minutes' * (0.8 + 0.4 * random()) WHERE id IN (
      SELECT l.id FROM shop_listing l WHERE l.shop_id = ${shopId} AND l.verdict_due_at <= now()
       ORDER BY l.verdict_due_at LIMIT ${literal(limit)} FOR UPDATE SKIP LOCKED)
    RETURNING id, remote_good_id AS "remoteGoodId", on_sale AS "onSale",
              extract(epoch FROM now() - greatest(listed_at, edited_at))::integer AS age`);
  return rows;
}

/**
 * Stores what the platform of a shop said, and tells its account of what was refused or removed since. Goods that are put up
 * anew meanwhile are others; those that were hastened meanwhile are asked for once more. A change that was
 * refused later waits for a person, as one that is refused at once; what the shop had before is what it has.
 */
export async function storeVerdicts(
  tx: Queryable,
  shopId: number,
  found: readonly FoundVerdict[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; verdict: number; before: number }>(sql`
    UPDATE shop_listing l SET verdict = coalesce(x.verdict, l.verdict), verdict_words = coalesce(x.words, l.verdict_words),
           verdict_due_at = CASE WHEN l.verdict_due_at <= now() THEN l.verdict_due_at ELSE now() + make_interval(secs => x."dueInSeconds") END,
           edits = CASE WHEN x.verdict = ${literal(gone)} THEN 0 WHEN ${THERE_AGAIN} THEN ${editsOfChanges(sql`l.before->'changes'`)} WHEN ${REFUSED_EDIT} THEN ${literal(LISTING_EDITS.content)} ELSE l.edits END,
           code = CASE WHEN ${REFUSED_EDIT} THEN x.code ELSE l.code END,
           words = CASE WHEN ${REFUSED_EDIT} THEN x."codeWords" ELSE l.words END,
           due_at = CASE WHEN x.verdict = ${literal(gone)} THEN NULL ELSE l.due_at END,
           changes = CASE WHEN x.verdict = ${literal(gone)} THEN '[]' WHEN ${THERE_AGAIN} THEN l.before->'changes' ELSE l.changes END,
           sent = CASE WHEN ${THERE_AGAIN} THEN l.before->'content' ELSE l.sent END,
           title = CASE WHEN ${THERE_AGAIN} THEN l.before->'content'->>'title' ELSE l.title END,
           price_from = CASE WHEN ${THERE_AGAIN} THEN (SELECT min((k->>'price')::bigint) ${PRICES_BEFORE}) ELSE l.price_from END,
           price_to = CASE WHEN ${THERE_AGAIN} THEN (SELECT max((k->>'price')::bigint) ${PRICES_BEFORE}) ELSE l.price_to END,
           before = CASE WHEN ${THERE_AGAIN} THEN l.before || jsonb_build_object('content', l.sent, 'refused', true) ELSE l.before END,
           looks = l.looks + CASE WHEN ${THERE_AGAIN} THEN 1 ELSE 0 END,
           look_due = l.look_due OR ${THERE_AGAIN} OR l.verdict = ${literal(gone)} AND coalesce(x.verdict, l.verdict) <> ${literal(gone)}
      FROM json_to_recordset(${JSON.stringify(rowsOf(found))}::json)
           AS x (id bigint, "remoteGoodId" text, verdict integer, words text, code text, "codeWords" text, "dueInSeconds" integer)
      JOIN shop_listing o ON o.id = x.id AND o.shop_id = ${shopId}
     WHERE l.id = o.id AND l.state = ${literal(listed)} AND l.remote_good_id = x."remoteGoodId"
    RETURNING l.id, l.verdict, o.verdict AS before`);
  const told = rows.filter(({ verdict, before }) => verdict !== before && TOLD.includes(verdict));
  if (told.length > 0)
    await tx.execute(
      sql`SELECT tell_listing_verdicts(${shopId}, ${`{${told.map(({ id }) => id).join()}}`}::bigint[])`,
    );
}

function rowsOf(found: readonly FoundVerdict[]) {
  return found.map(({ refusedEdit, ...row }) => ({
    ...row,
    ...{ code: refusedEdit?.code ?? null, codeWords: refusedEdit?.words ?? null },
  }));
}

/** Makes goods of a platform due now, in its shops that may be called; answers which shops. */
export async function hastenVerdicts(
  tx: Queryable,
  platform: number,
  remoteGoodIds: readonly string[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ shopId: number }>(sql`
    WITH due AS (
      UPDATE shop_listing SET verdict_due_at = now() WHERE id IN (
        SELECT l.id FROM shop_listing l JOIN shop h ON h.id = l.shop_id
         WHERE l.remote_good_id = ANY (${sql.param(remoteGoodIds)}::text[]) AND l.remote_good_id <> '' AND l.state = ${literal(listed)}
           AND h.platform = ${platform} AND h.status = ${literal(shopStatuses.active)}
         ORDER BY l.id FOR UPDATE OF l)
      RETURNING shop_id
    ) SELECT DISTINCT shop_id AS "shopId" FROM due`);
  return rows.map(({ shopId }) => shopId);
}

/** The next shops that may be called with something to be asked of, by their ids. */
export async function shopsWithDueVerdicts(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ shopId: number }>(sql`
    SELECT h.id AS "shopId" FROM shop h
     WHERE h.status = ${literal(shopStatuses.active)} AND h.id > ${after}
       AND EXISTS (SELECT FROM shop_listing l WHERE l.shop_id = h.id AND l.verdict_due_at <= now())
     ORDER BY h.id LIMIT ${literal(limit)}`);
  return rows.map(({ shopId }) => shopId);
}

/** How many of a shop's goods each verdict is of that somebody may want to see. */
export async function countListingVerdicts(db: Queryable, shopId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ verdict: number; listings: number }>(sql`
    SELECT verdict, count(*) AS listings FROM shop_listing
     WHERE shop_id = ${shopId} AND verdict > ${literal(listingVerdicts.passed)} GROUP BY verdict`);
  return Object.fromEntries(rows.map(({ verdict, listings }) => [verdict, listings]));
}
