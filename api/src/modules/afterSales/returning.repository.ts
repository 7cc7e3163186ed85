import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { ReturnAddress } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { OrderRow } from '../shipments/refunding.repository.ts';

/**
 * Where a supplier wants goods back: the named warehouse of its own, else that of the order.
 * @throws Refusal NOT_FOUND, RETURN_ADDRESS where nobody is named there
 */
export async function returnAddressOf(
  tx: Tx,
  { sellerId, warehouseId }: OrderRow,
  chosen?: number,
): Promise<ReturnAddress> {
  const { rows } = await tx.execute<ReturnAddress>(sql`
    SELECT id AS "warehouseId", name AS "warehouseName", contact, phone, province, city, district, address FROM warehouse
     WHERE id = ${chosen ?? warehouseId} AND seller_id = ${sellerId} AND deleted_at IS NULL`);
  const [address] = rows;
  if (!address) throw new Refusal(chosen === undefined ? 'RETURN_ADDRESS' : 'NOT_FOUND');
  if (address.contact === '' || address.phone === '') throw new Refusal('RETURN_ADDRESS');
  return address;
}

export type ClaimedReturn = { id: number; hasArrived: boolean };

/**
 * The returned parcel with this number, of a buyer: a new one, or one that has arrived and nobody knew. One parcel may hold
 * what several cases of the buyer want back.
 * @throws Refusal RETURN_USED for another buyer's; NOT_FOUND for a courier that is not
 */
export async function claimReturn(
  tx: Tx,
  {
    sellerId,
    accountId,
    warehouseId,
    courierId,
    waybillNo,
    packageId = null,
  }: {
    sellerId: number;
    accountId: number;
    warehouseId: number | null;
    /** Null where nobody knows it. */
    courierId: number | null;
    waybillNo: string;
    packageId?: number | null;
  },
): Promise<ClaimedReturn> {
  if (courierId !== null) await nameOfCourier(tx, courierId);
  const { rows } = await tx.execute<ClaimedReturn>(sql`
    INSERT INTO return_parcel AS r (seller_id, account_id, warehouse_id, courier_id, waybill_no, package_id)
    VALUES (${sellerId}, ${accountId}, ${warehouseId}, ${courierId}, ${waybillNo}, ${packageId})
    ON CONFLICT (seller_id, waybill_no) DO UPDATE SET account_id = excluded.account_id, closed_at = NULL,
           courier_id = coalesce(r.courier_id, excluded.courier_id), package_id = coalesce(r.package_id, excluded.package_id)
     WHERE coalesce(r.account_id, excluded.account_id) = excluded.account_id
    RETURNING id, coalesce(arrived_at, signed_at) IS NOT NULL AS "hasArrived"`);
  const [claimed] = rows;
  if (!claimed) throw new Refusal('RETURN_USED');
  return claimed;
}

/** @throws Refusal NOT_FOUND */
export async function nameOfCourier(tx: Tx, courierId: number): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`SELECT name FROM courier WHERE id = ${courierId}`);
  const [courier] = rows;
  if (!courier) throw new Refusal('NOT_FOUND');
  return courier.name;
}

/** Whether a returned parcel has this number. */
export async function isNumberOf(tx: Tx, returnId: number | null, waybillNo: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM return_parcel WHERE id = ${returnId} AND waybill_no = ${waybillNo}`,
  );
  return rows.length > 0;
}

/** Forgets a number that was corrected: a returned parcel of no case that has not arrived. */
export async function dropUnused(tx: Tx, returnId: number | null): Promise<void> {
  if (returnId === null) return;
  await tx.execute(sql`
    DELETE FROM return_parcel r WHERE r.id = ${returnId} AND r.arrived_at IS NULL AND r.signed_at IS NULL
       AND NOT EXISTS (SELECT FROM after_sale_case c WHERE c.return_id = r.id)`);
}

/** Records that a returned parcel was delivered; false where that was known. */
export async function recordDelivered(tx: Tx, returnId: number, at: Date | null): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE return_parcel SET signed_at = coalesce(${at?.toISOString() ?? null}::timestamptz, now())
     WHERE id = ${returnId} AND signed_at IS NULL AND arrived_at IS NULL`);
  return rowCount === 1;
}

/** Whether a warehouse has a returned parcel in its hands, whatever its courier says. */
export async function isScanned(tx: Tx, returnId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM return_parcel WHERE id = ${returnId} AND arrived_at IS NOT NULL`,
  );
  return rows.length > 0;
}
