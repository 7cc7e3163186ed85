import { sql } from 'drizzle-orm';
import { IS_HANDED } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { erpTradeStates, parcelStatus } from '../../shared/statuses.ts';
import type { ErpFailureCode } from './erpFailures.ts';

const { waiting, pushed, shipped, cancelling, cancelled, refused } = erpTradeStates;
const ENDED = literals([parcelStatus.refunded, parcelStatus.cancelled]);

/**
 * What an ERP is given of parcel `p`, which is `t.package_id`, as a hash: pieces go out of it when they are refunded alone, and
 * its buyer changes who gets it.
 */
export const CONTENT_HASH = sql`(
  SELECT md5(string_agg(l.sku_id || 'x' || l.num, ',' ORDER BY l.line) || ' ' || p.receiver_edits || ' ' || p.remark)
    FROM parcel_line l WHERE l.package_id = t.package_id)`;

/** A parcel that is to be put into an ERP, or cancelled there. */
export type DueTrade = {
  packageId: number;
  packageNo: string;
  serial: number;
  state: number;
  attempts: number;
  /** Nobody knows whether the ERP has it. */
  isHanded: boolean;
  contentHash: string;
  /** Sealed; the region is in plain. */
  receiver: string;
  province: string;
  city: string;
  district: string;
  /** How often the receiver was changed by then. */
  receiverEdits: number;
  remark: string;
  orderRemark: string;
  orderedAt: string;
  paidAt: string;
  lines: {
    line: number;
    skuId: number;
    merchantCode: string;
    goodName: string;
    skuName: string;
    num: number;
    price: number;
  }[];
};

/**
 * Notes what has become of parcels in an ERP, and of those that are to be put in: what has ended is cancelled there, what
 * holds other pieces or goes to somebody else than it did is cancelled and put in anew, and what was shipped otherwise is let go.
 */
export async function followParcels(db: Queryable, accountId: number): Promise<void> {
  // Of an answer that was lost nobody knows whether it was put in.
  await db.execute(sql`
    UPDATE erp_trade t SET code = '', msg = '', attempts = 0, due_at = CASE WHEN p.status IN ${ENDED} AND ${IS_HANDED} THEN now() END,
           state = CASE WHEN p.status NOT IN ${ENDED} THEN ${literal(shipped)} WHEN ${IS_HANDED} THEN ${literal(cancelling)}
                        ELSE ${literal(cancelled)} END
      FROM order_package p
     WHERE t.account_id = ${accountId} AND t.state = ${literal(waiting)} AND p.id = t.package_id
       AND p.status <> ${literal(parcelStatus.pendingShipment)}`);
  await db.execute(sql`
    UPDATE erp_trade t SET state = ${literal(cancelling)}, due_at = now(), attempts = 0 FROM order_package p
     WHERE t.account_id = ${accountId} AND t.state = ${literal(pushed)} AND p.id = t.package_id
       AND (p.status IN ${ENDED}
            OR (p.status = ${literal(parcelStatus.pendingShipment)} AND t.content_hash <> ${CONTENT_HASH}))`);
  await db.execute(sql`
    UPDATE erp_trade t SET state = ${literal(shipped)}, due_at = NULL, code = '', msg = '', shipped_at = p.shipped_at FROM order_package p
     WHERE t.account_id = ${accountId} AND p.id = t.package_id
       AND (t.state IN ${literals([pushed, refused])} OR (t.state IN ${literals([cancelling, cancelled])} AND t.waybill_no IS NULL))
       AND p.waybill_no IS NOT NULL AND p.status NOT IN ${ENDED}`);
}

/** The next that are to be put in or cancelled; who works on the account has claimed it. */
export async function dueTrades(db: Queryable, accountId: number, limit: number): Promise<DueTrade[]> {
  const { rows } = await db.execute<DueTrade>(sql`
    SELECT t.package_id AS "packageId", p.package_no AS "packageNo", t.serial, t.state, t.attempts, ${IS_HANDED} AS "isHanded", ${CONTENT_HASH} AS "contentHash",
           p.receiver, p.province, p.city, p.district, p.receiver_edits AS "receiverEdits", p.remark, o.remark AS "orderRemark", o.created_at AS "orderedAt", o.paid_at AS "paidAt",
           (SELECT json_agg(json_build_object('line', l.line, 'skuId', l.sku_id, 'merchantCode', coalesce(nullif(l.merchant_code, ''), k.merchant_code),
                     'goodName', l.good_name, 'skuName', l.sku_name, 'num', l.num, 'price', l.supply_fee / l.num) ORDER BY l.line)
              FROM parcel_line l JOIN sku k ON k.id = l.sku_id WHERE l.package_id = t.package_id) AS lines
      FROM erp_trade t JOIN order_package p ON p.id = t.package_id JOIN orders o ON o.id = t.order_id
     WHERE t.account_id = ${accountId} AND t.due_at <= now() AND t.state IN (${literal(waiting)}, ${literal(cancelling)})
     ORDER BY t.due_at, t.package_id LIMIT ${literal(limit)}`);
  return rows;
}

/** Parcel `p` waits to be shipped, and nobody asks it back. */
const IS_TO_SHIP = sql`(p.status = ${literal(parcelStatus.pendingShipment)} AND p.refund_status NOT IN (10, 20, 30))`;

/** The ERP has them, or no longer; what was cancelled because it has changed is put in anew. */
export async function keepPushed(db: Queryable, trades: readonly DueTrade[]): Promise<void> {
  const rows = trades.map(({ packageId, contentHash, state }) => ({ packageId, contentHash, state }));
  await db.execute(sql`
    UPDATE erp_trade t SET code = '', msg = '', attempts = 0, handed_at = NULL,
           state = CASE WHEN x.state = ${literal(waiting)} THEN ${literal(pushed)}
                        WHEN ${IS_TO_SHIP} THEN ${literal(waiting)}
                        WHEN t.shipped_at IS NOT NULL THEN ${literal(shipped)} ELSE ${literal(cancelled)} END,
           due_at = CASE WHEN x.state = ${literal(cancelling)} AND ${IS_TO_SHIP} THEN now() END,
           serial = t.serial + CASE WHEN x.state = ${literal(cancelling)} AND ${IS_TO_SHIP} THEN 1 ELSE 0 END,
           content_hash = CASE WHEN x.state = ${literal(waiting)} THEN x."contentHash" ELSE t.content_hash END,
           pushed_at = CASE WHEN x.state = ${literal(waiting)} THEN now() ELSE t.pushed_at END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x ("packageId" bigint, "contentHash" text, state smallint)
      JOIN order_package p ON p.id = x."packageId"
     WHERE t.package_id = x."packageId" AND t.state = x.state`);
}

/** @param pauseSeconds null: until a person tries it again */
export async function keepFailure(
  db: Queryable,
  trades: readonly { packageId: number; state: number }[],
  failure: { code: ErpFailureCode; msg: string; counts: boolean; pauseSeconds: number | null },
): Promise<void> {
  const { code, msg, counts, pauseSeconds } = failure;
  const rows = trades.map(({ packageId, state }) => ({ packageId, state }));
  await db.execute(sql`
    UPDATE erp_trade t SET code = ${code}, msg = ${msg}, attempts = t.attempts + ${counts ? 1 : 0},
           due_at = now() + make_interval(secs => ${pauseSeconds}::integer),
           handed_at = CASE WHEN ${code} <> 'NOT_ACCEPTED' OR t.state <> ${literal(waiting)} THEN t.handed_at END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x ("packageId" bigint, state smallint)
     WHERE t.package_id = x."packageId" AND t.state = x.state`);
}

export type FoundTrade = {
  packageId: number;
  serial: number;
  waybillNo: string | null;
  parcelWaybillNo: string | null;
};

/**
 * Parcels of an account by their numbers, as the ERP names them; also those of the supplier that were put in before an account
 * was unbound.
 */
export async function findTrades(
  db: Queryable,
  { id: accountId, sellerId }: { id: number; sellerId: number },
  packageNos: readonly string[],
): Promise<Map<string, FoundTrade>> {
  const { rows } = await db.execute<FoundTrade & { packageNo: string }>(sql`
    SELECT p.package_no AS "packageNo", p.id AS "packageId", t.serial, t.waybill_no AS "waybillNo", p.waybill_no AS "parcelWaybillNo"
      FROM order_package p JOIN erp_trade t ON t.package_id = p.id
     WHERE p.package_no = ANY (${sql.param(packageNos)}::text[])
       AND (t.account_id = ${accountId} OR (t.account_id IS NULL AND t.seller_id = ${sellerId}))`);
  return new Map(rows.map(({ packageNo, ...row }) => [packageNo, row]));
}

type Shipment = {
  waybillNo: string;
  courierCode: string;
  why: string;
  serial: number | null;
  isOlder: boolean;
};
/** A parcel that was shipped to its receiver from before a change. */
export type ShippedBefore = { packageNo: string; orderId: number; accountId: number; sellerId: number };

/**
 * What the ERP has shipped: under a number that is the parcel's now, or why it is not. Where that was an older one of the
 * parcel's trades, the newer one is cancelled, so that nothing is sent twice. Answers the parcel where its receiver was changed
 * after the trade, of this `serial`, was put in. Without one it is that of before.
 */
export async function keepShipment(
  db: Queryable,
  accountId: number,
  packageId: number,
  { waybillNo, courierCode, why, serial, isOlder }: Shipment,
): Promise<ShippedBefore | undefined> {
  const hasNewer = sql`(${isOlder && why === ''} AND (t.state IN (${literal(pushed)}, ${literal(cancelling)}) OR ${IS_HANDED}))`;
  const { rows } = await db.execute<ShippedBefore & { isBefore: boolean }>(sql`
    UPDATE erp_trade t SET state = CASE WHEN ${hasNewer} THEN ${literal(cancelling)} ELSE ${literal(why === '' ? shipped : refused)} END,
           code = ${why === '' ? '' : 'NUMBER'}, msg = ${why}, due_at = CASE WHEN ${hasNewer} THEN now() END, attempts = 0,
           account_id = coalesce(t.account_id, ${accountId}), waybill_no = ${waybillNo}, courier_code = ${courierCode}, shipped_at = CASE WHEN ${why} = '' THEN now() END,
           shipped_edits = coalesce(t.sent_edits[${serial}::integer], t.shipped_edits)
      FROM order_package p
     WHERE t.package_id = ${packageId} AND p.id = t.package_id
    RETURNING p.package_no AS "packageNo", p.order_id AS "orderId", p.account_id AS "accountId", p.seller_id AS "sellerId",
              ${why === ''} AND t.shipped_edits < p.receiver_edits AS "isBefore"`);
  const [parcel] = rows;
  return parcel?.isBefore ? parcel : undefined;
}

/** Numbers that were not taken; with them a person tries again. */
export async function refusedNumbers(
  db: Queryable,
  accountId: number,
): Promise<{ packageId: number; packageNo: string; waybillNo: string; courierCode: string }[]> {
  const { rows } = await db.execute<{
    packageId: number;
    packageNo: string;
    waybillNo: string;
    courierCode: string;
  }>(sql`
    SELECT t.package_id AS "packageId", p.package_no AS "packageNo", t.waybill_no AS "waybillNo", t.courier_code AS "courierCode"
      FROM erp_trade t JOIN order_package p ON p.id = t.package_id
     WHERE t.account_id = ${accountId} AND t.state = ${literal(refused)} AND t.due_at <= now() AND t.waybill_no IS NOT NULL
     ORDER BY t.package_id LIMIT 500`);
  return rows;
}

/** Tries everything of an account again that has failed. */
export async function retryTrades(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_trade SET due_at = now(), attempts = 0
     WHERE account_id = ${accountId} AND code <> '' AND state IN (${literal(waiting)}, ${literal(cancelling)}, ${literal(refused)})`);
}

/**
 * Takes back what an ERP has not been given yet of warehouses that are no longer its, or of all of an account's; answers the
 * orders whose waybills are issued here now.
 */
export async function takeBackTrades(
  tx: Queryable,
  accountId: number,
  { all }: { all: boolean },
): Promise<number[]> {
  const { rows } = await tx.execute<{ orderId: number }>(sql`
    DELETE FROM erp_trade t USING orders o
     WHERE t.account_id = ${accountId} AND t.state = ${literal(waiting)} AND NOT ${IS_HANDED} AND o.id = t.order_id
       AND (${all} OR NOT EXISTS (SELECT FROM erp_warehouse w WHERE w.warehouse_id = o.warehouse_id AND w.account_id = ${accountId}))
    RETURNING t.order_id AS "orderId"`);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

/** As sql: what says of account `e` which shop of which company it is. */
const SHOP_AT_ERP = sql`e.sid || ' ' || e.shop_no`;

/** Notes of what an account that is unbound has been given where that lies. */
export async function leaveTrades(tx: Queryable, accountId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_trade t SET former_shop = ${SHOP_AT_ERP} FROM erp_account e
     WHERE e.id = ${accountId} AND t.account_id = e.id AND t.state <> ${literal(shipped)}`);
}

/** Takes over what its supplier had given this shop of this company before it was unbound. */
export async function adoptTrades(tx: Queryable, accountId: number, sellerId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE erp_trade t SET account_id = e.id, former_shop = NULL FROM erp_account e
     WHERE e.id = ${accountId} AND t.seller_id = ${sellerId} AND t.former_shop = ${SHOP_AT_ERP}`);
}
