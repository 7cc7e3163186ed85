import { type SQL, sql } from 'drizzle-orm';
import { AT_ERP } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import {
  behind,
  type Order,
  orderBy,
  pageOfRows,
  type SortKey,
  sortKey,
  type Window,
  windowOf,
} from '../../db/pages.ts';
import type { Actor } from '../../shared/actor.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { asksForTotal, type Paging } from '../../shared/paging.ts';
import { sourcePlatforms } from '../../shared/statuses.ts';
import { ASKED_BY_BUYER, IS_SUGGESTIBLE } from '../parcels/parcels.repository.ts';
import { CASE_UNDERWAY, HAS_OPEN_CASE, IS_FINAL, SIGNED_RECENTLY } from '../settlements/holds.sql.ts';
import { type ProblemRow, problemOf } from './problemOf.ts';
import type { ProblemCounts, ProblemKind } from './problems.schemas.ts';
import { type Source, sourcesOf } from './problems.sources.ts';

const NONE: ProblemCounts = {
  case: 0,
  refund: 0,
  pickup: 0,
  movement: 0,
  late: 0,
  autoOrder: 0,
  output: 0,
  autoSend: 0,
  shop: 0,
  sourceOrder: 0,
  listing: 0,
  waybillAccount: 0,
  erpAccount: 0,
  erpParcel: 0,
};

/** Of the first pieces that refund `r` or case `k` is about, else of the first line of parcel `p`, which its order may not begin with. */
const GOOD_NAME = sql`coalesce(r.items->0->>'goodName', k.items->0->>'goodName', (SELECT l.good_name FROM parcel_line l WHERE l.package_id = p.id ORDER BY l.line LIMIT 1))`;

const FACTS = sql`
  p.id AS "packageId", p.order_id AS "orderId", p.package_no AS "packageNo", p.package_fee AS price, ${GOOD_NAME} AS "goodName", p.status, p.output_status AS "outputStatus",
  p.refund_status AS "refundStatus", p.auto_send_status AS "autoSendStatus", p.waybill_no AS "waybillNo", p.waybill_outcome_unknown AS "waybillOutcomeUnknown", p.resubmits,
  p.encrypted_id IS NOT NULL AS encrypted, p.shop_id IS NOT NULL AS "ofShop", p.picked_at IS NOT NULL AS "pickedUp", p.own_courier_id IS NOT NULL AS "ownWaybill",
  ${SIGNED_RECENTLY} AS "signedRecently", p.package_fee = 0 AS "isFree", ${IS_FINAL} AS "isFinal", ${ASKED_BY_BUYER}, ${HAS_OPEN_CASE} AS "hasOpenCase", ${CASE_UNDERWAY} AS "caseUnderway", ${AT_ERP} AS "atErp",
  CASE found.kind WHEN 'late' THEN true WHEN 'movement' THEN ${IS_SUGGESTIBLE} ELSE false END AS suggestible, p.promised_ship_at AS "promisedShipAt", p.shipped_at AS "shippedAt", p.picked_at AS "pickedAt", p.traced_at AS "tracedAt",
  p.output_code AS "outputCode",
  p.output_result AS "outputResult", p.auto_send_code AS "autoSendCode", p.auto_send_result AS "autoSendResult",
  p.trace_state AS "traceState", p.trace_text AS "traceText", r.id AS "refundId", coalesce(k.amount, r.amount) AS amount, coalesce(nullif(r.reason, ''), (SELECT m.text FROM case_message m WHERE m.case_id = k.id ORDER BY m.id LIMIT 1), '') AS reason,
  coalesce(k.due_at, r.due_at) AS "dueAt", k.id AS "caseId", k.kind AS "caseKind", k.ask, k.status AS "caseStatus", k.offer_kind AS "offerKind", k.offer_amount AS "offerAmount",
  s.id AS "shopOrderId", s.remote_order_no AS "remoteOrderNo", s.problem_code AS "problemCode", s.problem_text AS "problemText",
  b.code AS "sourceCode", b.msg AS "sourceText",
  l.title AS "listingTitle", l.state AS "listingState", l.code AS "listingCode", l.words AS "listingWords", l.verdict AS "listingVerdict", l.verdict_words AS "verdictWords",
  h.platform = ${literal(sourcePlatforms.ali1688)} AS "isSource", h.id AS "shopId", h.shop_name AS "shopName", h.status <> 5 AS "isBound", h.assigned_from IS NOT NULL AS "isAssigned", h.status = 3 OR found.at <= now() AS lapsed,
  w.id AS "waybillAccountId", w.problem_code AS "accountCode", w.falls_back AS "fallsBack", (SELECT name FROM courier WHERE id = w.courier_id) AS "courierName",
  (SELECT name FROM warehouse WHERE id = w.warehouse_id) AS "warehouseName", coalesce(e.id, t.account_id) AS "erpAccountId", e.sid AS "erpName", e.problem_code AS "erpCode", t.msg AS "erpText"`;

/** Of problems with the same time the higher id is first. */
const PLACES: Record<ProblemKind, number> = {
  listing: 13,
  erpParcel: 12,
  erpAccount: 11,
  sourceOrder: 10,
  waybillAccount: 9,
  case: 8,
  autoOrder: 7,
  autoSend: 6,
  movement: 5,
  output: 4,
  pickup: 3,
  refund: 2,
  shop: 1,
  late: 0,
};

const newest = ({ at, place, of }: { at: SQL; place: SQL; of: SQL }): Order => ({
  name: 'problems',
  by: [{ moment: at }, place, of],
  descending: true,
});
const NEWEST = newest({ at: sql`found.at`, place: sql`found.place`, of: sql`found."of"` });

/** A page of the actor's problems, newest first, with counts per kind. */
export async function listProblems(
  db: Queryable,
  actor: Actor,
  filter: Paging & { kind?: ProblemKind; shopId?: number },
  fields: Fields = null,
) {
  const isCounted = asksForTotal(fields) || asksFor(fields, 'counts');
  const sources = sourcesOf(actor, filter.shopId);
  const window = windowOf(filter, NEWEST);
  const requested = filter.kind ? sources.filter(([kind]) => kind === filter.kind) : sources;
  const [rows, counts] = await Promise.all([
    findRows(db, requested, window),
    isCounted ? countProblems(db, sources) : NONE,
  ]);
  const total = filter.kind ? counts[filter.kind] : sources.reduce((sum, [kind]) => sum + counts[kind], 0);
  const now = new Date();
  return { ...pageOfRows(window, rows, total, (row) => problemOf(row, actor, now)), counts };
}

/**
 * Selects the newest of each kind, then the newest of all, then their facts: only displayed rows are read in full.
 */
async function findRows(
  db: Queryable,
  sources: readonly [ProblemKind, Source][],
  { order, limit, offset, key }: Window,
): Promise<(ProblemRow & { sortKey: SortKey })[]> {
  if (sources.length === 0) return [];
  // Written out, because a plan that overestimates the rows reads whole tables.
  const upTo = sql.raw(String(limit + offset));
  const way = sql.raw(order.descending ? 'DESC' : 'ASC');
  const each = sources.map(([kind, { of, at, from }]) => {
    const place = sql.raw(String(PLACES[kind]));
    const after = key ? behind(newest({ at, place, of }), key) : sql`true`;
    return sql`(SELECT ${named(kind)} AS kind, ${of} AS "of", ${at} AS at, ${place} AS place FROM ${from} AND ${after}
                 ORDER BY 3 ${way}, 2 ${way} LIMIT ${upTo})`;
  });
  const { rows } = await db.execute<ProblemRow & { sortKey: SortKey }>(sql`
    WITH found AS MATERIALIZED (
      SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) found
       ${orderBy(order)} LIMIT ${sql.raw(String(limit))} OFFSET ${sql.raw(String(offset))})
    SELECT found.*, ${FACTS}, ${sortKey(NEWEST)} AS "sortKey" FROM found
      LEFT JOIN after_sale_case k ON found.kind = 'case' AND k.id = found."of"
      LEFT JOIN refund r ON r.id = CASE found.kind WHEN 'refund' THEN found."of" WHEN 'case' THEN k.refund_id END
      LEFT JOIN order_package p ON p.id = CASE WHEN found.kind = 'refund' THEN r.package_id WHEN found.kind = 'case' THEN k.package_id WHEN found.kind NOT IN ('autoOrder', 'shop', 'sourceOrder', 'listing', 'waybillAccount', 'erpAccount') THEN found."of" END
      LEFT JOIN waybill_account w ON found.kind = 'waybillAccount' AND w.id = found."of"
      LEFT JOIN erp_account e ON e.id = CASE found.kind WHEN 'erpAccount' THEN found."of" END
      LEFT JOIN erp_trade t ON t.package_id = CASE found.kind WHEN 'erpParcel' THEN found."of" END
      LEFT JOIN source_order b ON found.kind = 'sourceOrder' AND b.id = found."of"
      LEFT JOIN shop_listing l ON found.kind = 'listing' AND l.id = found."of"
      LEFT JOIN shop_order s ON s.id = CASE found.kind WHEN 'autoOrder' THEN found."of" WHEN 'sourceOrder' THEN b.shop_order_id END
      LEFT JOIN shop h ON h.id = CASE found.kind WHEN 'shop' THEN found."of" WHEN 'autoOrder' THEN s.shop_id WHEN 'sourceOrder' THEN b.shop_id WHEN 'listing' THEN l.shop_id ELSE p.shop_id END
     ${orderBy(order)}`);
  return rows;
}

async function countProblems(
  db: Queryable,
  sources: readonly [ProblemKind, Source][],
): Promise<ProblemCounts> {
  const each = sources.map(
    ([kind, { from }]): SQL => sql`SELECT ${named(kind)} AS kind, count(*) AS problems FROM ${from}`,
  );
  const { rows } = await db.execute<{ kind: ProblemKind; problems: number }>(
    sql.join(each, sql` UNION ALL `),
  );
  return { ...NONE, ...Object.fromEntries(rows.map(({ kind, problems }) => [kind, problems])) };
}

function named(kind: ProblemKind): SQL {
  return sql.raw(`'${kind}'::text`);
}
