import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { WarehouseCourier } from './fillRules.ts';

/** Those of the parcels that leave the actor's warehouses. */
export async function ownParcels(
  db: Queryable,
  actor: Actor,
  packageNos: readonly string[],
): Promise<{ id: number; packageNo: string; orderId: number }[]> {
  const { rows } = await db.execute<{ id: number; packageNo: string; orderId: number }>(sql`
    SELECT id, package_no AS "packageNo", order_id AS "orderId" FROM order_package
     WHERE package_no = ANY (${sql.param(packageNos)}::text[]) AND seller_id = ${actor.accountId}`);
  return rows;
}

/** The enabled couriers of a warehouse, and the ordered one even if disabled since. */
export async function couriersOf(
  db: Queryable,
  { warehouseId, courierId }: { warehouseId: number; courierId: number },
): Promise<WarehouseCourier[]> {
  const { rows } = await db.execute<WarehouseCourier>(sql`
    SELECT c.id, c.code, c.name FROM courier c
     WHERE c.id = ${courierId} OR c.id IN (
       SELECT f.courier_id FROM warehouse_courier f WHERE f.warehouse_id = ${warehouseId} AND f.enabled) ORDER BY c.id`);
  return rows;
}

/**
 * Locks numbers until the transaction ends and returns those of active parcels with their courier. Locked in one
 * order, so that concurrent callers do not deadlock.
 */
export async function lockNumbers(tx: Tx, waybillNos: readonly string[]): Promise<Map<string, number>> {
  const numbers = sql`${sql.param([...waybillNos].sort())}::text[]`;
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(hashtextextended('waybill:' || no, 0)) FROM unnest(${numbers}) WITH ORDINALITY AS n (no, place)`);
  const { rows } = await tx.execute<{ waybillNo: string; id: number }>(sql`
    SELECT waybill_no AS "waybillNo", id FROM order_package WHERE waybill_no = ANY (${numbers}) AND status NOT IN (70, 80)`);
  return new Map(rows.map(({ waybillNo, id }) => [waybillNo, id]));
}
