import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { couriers, warehouses, waybillAccounts } from '../../db/schema/index.ts';

export type WaybillAccountRow = typeof waybillAccounts.$inferSelect;
/** With what is shown beside it. */
export type ListedAccount = { row: WaybillAccountRow; courierName: string; warehouseName: string | null };
export type NewWaybillAccount = Pick<
  WaybillAccountRow,
  'courierId' | 'warehouseId' | 'platform' | 'account' | 'enabled' | 'fallsBack'
>;

/** A supplier's accounts by courier, those for every warehouse first. */
export function listWaybillAccounts(db: Queryable, sellerId: number, id?: number): Promise<ListedAccount[]> {
  return db
    .select({ row: waybillAccounts, courierName: couriers.name, warehouseName: warehouses.name })
    .from(waybillAccounts)
    .innerJoin(couriers, eq(couriers.id, waybillAccounts.courierId))
    .leftJoin(warehouses, eq(warehouses.id, waybillAccounts.warehouseId))
    .where(and(own(sellerId), id === undefined ? undefined : eq(waybillAccounts.id, id)))
    .orderBy(
      asc(waybillAccounts.courierId),
      asc(waybillAccounts.platform),
      sql`${waybillAccounts.warehouseId} NULLS FIRST`,
    );
}

/** The supplier's account with this id, locked. */
export async function lockWaybillAccount(
  tx: Queryable,
  sellerId: number,
  id: number,
): Promise<WaybillAccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(waybillAccounts)
    .where(and(own(sellerId), eq(waybillAccounts.id, id)))
    .for('update');
  return row;
}

/** Whether the courier is one that is there, and the warehouse the supplier's. */
export async function placesExist(
  tx: Queryable,
  sellerId: number,
  { courierId, warehouseId }: Pick<NewWaybillAccount, 'courierId' | 'warehouseId'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    SELECT EXISTS (SELECT FROM courier WHERE id = ${courierId})
       AND (${warehouseId}::bigint IS NULL OR EXISTS (
             SELECT FROM warehouse WHERE id = ${warehouseId} AND seller_id = ${sellerId} AND deleted_at IS NULL)) AS found`);
  return rows[0]?.found ?? false;
}

/** Undefined where there is one for the same courier, warehouse and platform. */
export async function addWaybillAccount(
  tx: Queryable,
  sellerId: number,
  account: NewWaybillAccount,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(waybillAccounts)
    .values({ ...account, sellerId })
    .onConflictDoNothing()
    .returning({ id: waybillAccounts.id });
  return row?.id;
}

/** Whether another one than `id` is for the same courier, warehouse and platform. */
export async function isTaken(
  tx: Queryable,
  sellerId: number,
  { courierId, warehouseId, platform }: NewWaybillAccount,
  id: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: waybillAccounts.id })
    .from(waybillAccounts)
    .where(
      and(
        own(sellerId),
        eq(waybillAccounts.courierId, courierId),
        eq(waybillAccounts.platform, platform),
        sql`${waybillAccounts.warehouseId} IS NOT DISTINCT FROM ${warehouseId}::bigint`,
        sql`${waybillAccounts.id} <> ${id}`,
      ),
    );
  return row !== undefined;
}

/** Changes a locked account; what was asked of the courier before says nothing of it any more. */
export async function changeWaybillAccount(
  tx: Queryable,
  id: number,
  change: Partial<NewWaybillAccount> & { testedAt?: SQL | null; removedAt?: SQL; isMended?: boolean },
): Promise<void> {
  const { isMended = false, ...values } = change;
  await tx
    .update(waybillAccounts)
    .set({
      ...values,
      ...(isMended && { problemCode: '', problemAt: null }),
      version: sql`${waybillAccounts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(waybillAccounts.id, id));
}

/** Whether a test may begin: not while one is under way, nor right after one. */
export async function beginTest(db: Queryable, id: number, apartSeconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE waybill_account SET test_begun_at = now()
     WHERE id = ${id} AND (test_begun_at IS NULL OR test_begun_at < now() - make_interval(secs => ${apartSeconds}))`);
  return rowCount === 1;
}

function own(sellerId: number) {
  return and(eq(waybillAccounts.sellerId, sellerId), isNull(waybillAccounts.removedAt));
}
