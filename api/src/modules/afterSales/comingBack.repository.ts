import { eq, sql } from 'drizzle-orm';
import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { comingBack, couriers, parcels } from '../../db/schema/index.ts';
import { caseKinds } from '../../shared/statuses.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';
import { findCourierAccount } from '../waybillAccounts/choosing.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

type WaybillToIntercept = Parameters<WaybillService['intercept']>[0];

export type ComingBack = {
  packageId: number;
  orderId: number;
  kind: number;
  /** Milliseconds since it was seen. */
  ageMs: number;
};

/** Parcels that are to come back, the longest known first, behind `last`. */
export async function findComingBack(db: Db, limit: number, last?: ComingBack): Promise<ComingBack[]> {
  const { rows } = await db.execute<ComingBack>(sql`
    SELECT b.package_id AS "packageId", (SELECT p.order_id FROM order_package p WHERE p.id = b.package_id) AS "orderId", b.kind,
           (extract(epoch FROM now() - b.created_at) * 1000)::double precision AS "ageMs"
      FROM coming_back b WHERE b.package_id > ${last?.packageId ?? 0} ORDER BY b.package_id LIMIT ${literal(limit)}`);
  return rows;
}

/** What a courier must be told to stop a parcel; null for one that is not with a courier by a waybill of ours. */
export async function findToIntercept(db: Queryable, packageId: number): Promise<WaybillToIntercept | null> {
  type Row = Omit<WaybillToIntercept, 'account'> & { sellerId: number; waybillAccountId: number | null };
  const { rows } = await db.execute<Row>(sql`
    SELECT p.seller_id AS "sellerId", p.waybill_account_id AS "waybillAccountId", p.package_no AS "requestNo", k.code AS "courierCode", p.waybill_no AS "waybillNo", p.courier_order_no AS "courierOrderNo",
           CASE WHEN p.encrypted_id IS NULL THEN 0 ELSE p.platform END AS platform, '买家已退款' AS reason
      FROM order_package p JOIN orders o ON o.id = p.order_id JOIN courier k ON k.id = o.courier_id
     WHERE p.id = ${packageId} AND p.status IN (30, 40, 60) AND p.waybill_no IS NOT NULL AND p.own_courier_id IS NULL`);
  if (!rows[0]) return null;
  const { sellerId, waybillAccountId, ...issued } = rows[0];
  return { ...issued, account: await findCourierAccount(db, sellerId, waybillAccountId) };
}

/** Goods that are to be sent back may be back already, because nobody took them: the case is looked at soon. */
export async function noteIfBack(
  tx: Tx,
  { id, waybillNo }: ParcelRow,
  { sellerId }: OrderRow,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO coming_back (package_id, kind)
    SELECT r.package_id, ${caseKinds.rejected} FROM return_parcel r
     WHERE r.seller_id = ${sellerId} AND r.waybill_no = ${waybillNo} AND r.package_id = ${id} AND r.arrived_at IS NOT NULL
    ON CONFLICT DO NOTHING`);
}

export async function forgetComingBack(tx: Tx, packageId: number): Promise<void> {
  await tx.delete(comingBack).where(eq(comingBack.packageId, packageId));
}

/** The courier that has a parcel: its supplier may have chosen another one than its order. */
export async function courierOf(tx: Tx, packageId: number): Promise<number> {
  const [row] = await tx
    .select({ id: couriers.id })
    .from(parcels)
    .innerJoin(
      couriers,
      sql`${couriers.id} = coalesce(${parcels.ownCourierId}, (SELECT courier_id FROM orders WHERE id = ${parcels.orderId}))`,
    )
    .where(eq(parcels.id, packageId));
  if (!row) throw new Error('a parcel without its courier');
  return row.id;
}
