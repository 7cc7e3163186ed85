import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { among, literal } from '../../db/conditions.ts';
import {
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { caseStatus, refundStatus } from '../../shared/statuses.ts';
import { caseKindTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import { ITEMS, namedWithPieces, type ParcelItem } from '../parcels/parcelItems.ts';
import { cleanWaybillNo } from '../waybills/waybillNo.ts';
import type { ReturnDto, ReturnsFilter } from './returns.schemas.ts';

type CaseOfReturn = ReturnDto['cases'][number] & { kind: number; items: ParcelItem[] };
type Row = Omit<ReturnDto, 'cases'> & { cases: CaseOfReturn[] };

const NEWEST: Order = { name: 'returnParcels', by: [sql`r.id`], descending: true };
const STATES = {
  underway: sql`r.arrived_at IS NULL`,
  arrived: sql`r.arrived_at IS NOT NULL`,
  /** As the rule of `settleGoods`: what became of the goods of one of its cases is not said yet. */
  unsettled: sql`r.arrived_at IS NOT NULL AND r.id IN (
    SELECT c.return_id FROM after_sale_case c LEFT JOIN refund f ON f.id = c.refund_id AND f.status = ${literal(refundStatus.success)}
     WHERE c.seller_id = r.seller_id AND c.return_id IS NOT NULL AND c.goods IS NULL AND f.returned_at IS NULL
       AND (c.status = ${literal(caseStatus.waitBuyer)} OR c.status >= ${literal(caseStatus.resolved)}))`,
  stray: sql`r.account_id IS NULL AND r.closed_at IS NULL`,
};
const CASES = sql`(
  SELECT coalesce(json_agg(json_build_object('caseId', c.id, 'caseNo', c.case_no, 'packageNo', p.package_no, 'kind', c.kind, 'status', c.status,
                                             'items', coalesce(c.items::json, ${ITEMS})) ORDER BY c.id), '[]')
    FROM after_sale_case c JOIN order_package p ON p.id = c.package_id WHERE c.return_id = r.id)`;

/** A page of what comes back to a supplier, newest first. */
export async function listReturns(
  db: Queryable,
  { accountId }: Actor,
  filter: ReturnsFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, NEWEST);
  const no = filter.waybillNo === undefined ? undefined : cleanWaybillNo(filter.waybillNo);
  const conditions = [
    sql`r.seller_id = ${accountId}`,
    ...(filter.state ? [STATES[filter.state]] : []),
    ...(no === undefined ? [] : [sql`r.waybill_no = ${no}`]),
    ...among(sql`r.id`, filter.ids),
  ];
  const from = sql`return_parcel r WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`r.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT r.id, r.waybill_no AS "waybillNo", k.name AS "courierName", r.warehouse_id AS "warehouseId", w.name AS "warehouseName",
           (SELECT p.package_no FROM order_package p WHERE p.id = r.package_id) AS "packageNo", r.trace_text AS "traceText", r.note,
           r.closed_at AS "closedAt", ${CASES} AS cases, r.signed_at AS "signedAt", r.arrived_at AS "arrivedAt", r.created_at AS "createdAt",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN return_parcel r ON r.id = page.id LEFT JOIN courier k ON k.id = r.courier_id
             LEFT JOIN warehouse w ON w.id = r.warehouse_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

function dto({ cases, ...row }: Row): ReturnDto {
  return {
    ...row,
    cases: cases.map(({ kind, items, ...each }) => ({
      ...each,
      kindText: caseKindTexts[kind] ?? '',
      goods: namedWithPieces(items),
      statusText: caseStatusTexts[each.status] ?? '',
    })),
    signedAt: shanghaiIsoOrNull(row.signedAt),
    arrivedAt: shanghaiIsoOrNull(row.arrivedAt),
    closedAt: shanghaiIsoOrNull(row.closedAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

/**
 * Closes a parcel of a supplier that nobody knows, with what was done about it; one that is closed stays as it is. False
 * for one that is of a case.
 */
export async function closeStray(
  db: Queryable,
  { accountId }: Actor,
  { returnId, note }: { returnId: number; note: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE return_parcel r SET closed_at = coalesce(r.closed_at, now()), note = CASE WHEN r.closed_at IS NULL THEN ${note} ELSE r.note END
     WHERE r.id = ${returnId} AND r.seller_id = ${accountId} AND r.account_id IS NULL AND r.arrived_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM after_sale_case c WHERE c.return_id = r.id) RETURNING r.id`);
  return rows.length > 0;
}

/** A returned parcel of a supplier by its number, and whether it was scanned. */
export async function findReturn(
  tx: Tx,
  sellerId: number,
  waybillNo: string,
): Promise<{ id: number; isScanned: boolean } | undefined> {
  const { rows } = await tx.execute<{ id: number; isScanned: boolean }>(sql`
    SELECT id, arrived_at IS NOT NULL AS "isScanned" FROM return_parcel WHERE seller_id = ${sellerId} AND waybill_no = ${waybillNo}`);
  return rows[0];
}

/** The newest parcel that a supplier has sent under a number. */
export async function findSent(
  tx: Tx,
  sellerId: number,
  waybillNo: string,
): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT id FROM order_package WHERE waybill_no = ${waybillNo} AND seller_id = ${sellerId} ORDER BY id DESC LIMIT 1`);
  return rows[0];
}

/** Records that a parcel is at a warehouse; one that was not expected is written down without a buyer. Returns its id. */
export async function recordScan(
  tx: Tx,
  {
    sellerId,
    waybillNo,
    warehouseId,
    packageId,
    note,
  }: {
    sellerId: number;
    waybillNo: string;
    warehouseId: number | null;
    packageId: number | null;
    note: string;
  },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO return_parcel AS r (seller_id, waybill_no, warehouse_id, package_id, note, arrived_at)
    VALUES (${sellerId}, ${waybillNo}, ${warehouseId}, ${packageId}, ${note}, now())
    ON CONFLICT (seller_id, waybill_no) DO UPDATE SET arrived_at = coalesce(r.arrived_at, now()),
           warehouse_id = coalesce(excluded.warehouse_id, r.warehouse_id), note = CASE excluded.note WHEN '' THEN r.note ELSE excluded.note END
    RETURNING id`);
  const [row] = rows;
  if (!row) throw new Error('a scan was not recorded');
  return row.id;
}

/** Whether a warehouse is a supplier's. */
export async function ownsWarehouse(tx: Tx, sellerId: number, warehouseId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM warehouse WHERE id = ${warehouseId} AND seller_id = ${sellerId} AND deleted_at IS NULL LIMIT ${literal(1)}`,
  );
  return rows.length > 0;
}
