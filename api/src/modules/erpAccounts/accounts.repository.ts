import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { erpAccounts } from '../../db/schema/index.ts';
import { erpGoodStates, erpStockStates, erpTradeStates } from '../../shared/statuses.ts';
import { unpushedGoods } from './erpGoods.repository.ts';

export type ErpAccountRow = typeof erpAccounts.$inferSelect;
export type ErpWarehouse = { warehouseId: number; warehouseName: string; warehouseNo: string };
type Counts = Record<
  | 'waitingTrades'
  | 'pushedTrades'
  | 'failedTrades'
  | 'takenStocks'
  | 'unlinkedStocks'
  | 'refusedStocks'
  | 'takenGoods'
  | 'failedGoods'
  | 'unpushedGoods',
  number
>;
/** With what is shown beside it. */
export type ListedErpAccount = { row: ErpAccountRow; warehouses: ErpWarehouse[] } & Counts;

/** No more of its parcels, articles and goods are counted. */
const COUNTED = 10_000;

export async function listErpAccounts(
  db: Queryable,
  sellerId: number,
  id?: number,
): Promise<ListedErpAccount[]> {
  const rows = await db
    .select()
    .from(erpAccounts)
    .where(and(eq(erpAccounts.sellerId, sellerId), id === undefined ? undefined : eq(erpAccounts.id, id)))
    .orderBy(asc(erpAccounts.id));
  return Promise.all(rows.map(async (row) => ({ row, ...(await besideOf(db, row)) })));
}

async function besideOf(
  db: Queryable,
  { id: accountId, sellerId }: ErpAccountRow,
): Promise<Omit<ListedErpAccount, 'row'>> {
  const countOf = (from: SQL) => sql`(SELECT count(*) FROM (SELECT ${from} LIMIT ${literal(COUNTED)}) x)`;
  const counted = (from: SQL) => countOf(sql`${from} AND account_id = ${accountId}`);
  const trades = (state: number) => counted(sql`FROM erp_trade WHERE state = ${literal(state)}`);
  const stocks = (state: number) => counted(sql`FROM erp_stock WHERE state = ${literal(state)}`);
  const goods = (state: number) => counted(sql`FROM erp_good WHERE state = ${literal(state)}`);
  const { rows } = await db.execute<Omit<ListedErpAccount, 'row'>>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_object('warehouseId', w.warehouse_id, 'warehouseName', h.name, 'warehouseNo', w.warehouse_no)
                            ORDER BY w.warehouse_id), '[]')
              FROM erp_warehouse w JOIN warehouse h ON h.id = w.warehouse_id WHERE w.account_id = ${accountId}) AS warehouses,
           ${trades(erpTradeStates.waiting)} AS "waitingTrades", ${counted(sql`FROM erp_trade WHERE state IN (2, 4, 6)`)} AS "pushedTrades",
           ${counted(sql`FROM erp_trade WHERE state IN (1, 4, 6) AND code <> ''`)} AS "failedTrades",
           ${stocks(erpStockStates.taken)} AS "takenStocks", ${stocks(erpStockStates.unlinked)} AS "unlinkedStocks",
           ${stocks(erpStockStates.refused)} AS "refusedStocks",
           ${goods(erpGoodStates.taken)} AS "takenGoods", ${goods(erpGoodStates.failed)} AS "failedGoods",
           ${countOf(unpushedGoods(accountId, sellerId))} AS "unpushedGoods"`);
  const [beside] = rows;
  if (!beside) throw new Error('a statement without a row');
  return beside;
}

export async function lockErpAccount(
  tx: Queryable,
  sellerId: number,
  id: number,
): Promise<ErpAccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(erpAccounts)
    .where(and(eq(erpAccounts.sellerId, sellerId), eq(erpAccounts.id, id)))
    .for('update');
  return row;
}

export type KeptErpAccount = Pick<ErpAccountRow, 'sid' | 'appKey' | 'shopNo' | 'secret'>;

/** Whether a shop at an ERP is that of another account here, of whichever supplier. */
export async function isErpShopTaken(
  db: Queryable,
  { sid, shopNo }: Pick<KeptErpAccount, 'sid' | 'shopNo'>,
  id: number | null,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM erp_account WHERE sid = ${sid} AND shop_no = ${shopNo} AND id IS DISTINCT FROM ${id}::bigint`);
  return rowCount !== 0;
}

/** Answers its id; null where its shop there is another account's. */
export async function addErpAccount(
  tx: Queryable,
  sellerId: number,
  account: KeptErpAccount,
  stockFrom: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(erpAccounts)
    .values({ ...account, sellerId, stockFrom })
    .onConflictDoNothing()
    .returning({ id: erpAccounts.id });
  return row?.id ?? null;
}

/** Changes one with which the ERP has answered a call. @param stockFrom since when its stock is read anew */
export async function changeErpAccount(
  tx: Queryable,
  id: number,
  account: KeptErpAccount,
  stockFrom: Date,
): Promise<void> {
  await tx
    .update(erpAccounts)
    .set({
      ...account,
      ...{ problemCode: '', problemAt: null, dueAt: sql`now()`, updatedAt: sql`now()` },
      ...{ stockFrom, stockTo: null, stockPage: 0 },
    })
    .where(eq(erpAccounts.id, id));
}

/** Works on one at once, whatever it waits for. */
export async function makeDue(tx: Queryable, id: number): Promise<void> {
  await tx.update(erpAccounts).set({ dueAt: sql`now()` }).where(eq(erpAccounts.id, id));
}

export async function deleteErpAccount(tx: Queryable, id: number): Promise<void> {
  await tx.delete(erpAccounts).where(eq(erpAccounts.id, id));
}

type Place = { warehouseId: number; warehouseNo: string };

/** The names of own warehouses among these ids. */
export async function ownWarehouses(
  db: Queryable,
  sellerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    SELECT id, name FROM warehouse
     WHERE id = ANY (${`{${ids.join()}}`}::bigint[]) AND seller_id = ${sellerId} AND deleted_at IS NULL`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Sets which warehouses an account ships of; answers those that another one has, and then nothing was set. */
export async function replaceErpWarehouses(
  tx: Queryable,
  accountId: number,
  places: readonly Place[],
): Promise<number[]> {
  const input = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS x ("warehouseId" bigint, "warehouseNo" text)`;
  const { rows: taken } = await tx.execute<{ id: number }>(sql`
    SELECT w.warehouse_id AS id FROM erp_warehouse w JOIN ${input} ON x."warehouseId" = w.warehouse_id WHERE w.account_id <> ${accountId}`);
  if (taken.length > 0) return taken.map(({ id }) => id);
  await tx.execute(sql`DELETE FROM erp_warehouse WHERE account_id = ${accountId}`);
  await tx.execute(sql`
    INSERT INTO erp_warehouse (warehouse_id, account_id, warehouse_no)
    SELECT x."warehouseId", ${accountId}, x."warehouseNo" FROM ${input}`);
  return [];
}

/** What an account is worked on with, claimed for two minutes. */
export type ClaimedErpAccount = ErpAccountRow & { lease: string };

export async function claimErpAccount(db: Queryable, id: number): Promise<ClaimedErpAccount | undefined> {
  const { rows } = await db.execute<{ lease: string }>(sql`
    UPDATE erp_account SET lease_until = now() + interval '2 minutes'
     WHERE id = ${id} AND (lease_until IS NULL OR lease_until <= now())
    RETURNING lease_until::text AS lease`);
  const [claimed] = rows;
  if (!claimed) return undefined;
  const [row] = await db.select().from(erpAccounts).where(eq(erpAccounts.id, id));
  return row && { ...row, lease: claimed.lease };
}

/** An outage of `erp_account e` that its owner has to hear of: one that passes by itself is given an hour. */
export const ERP_STOPPED = sql`(e.problem_code <> '' AND (e.problem_code <> 'TIMEOUT' OR e.problem_at < now() - interval '1 hour'))`;

/** Ends a claim. A problem stays until a run ends well; answers since when it has stopped, null where it has not. */
export async function settleErpAccount(
  db: Queryable,
  { id, lease }: ClaimedErpAccount,
  { problemCode, pauseSeconds }: { problemCode: string; pauseSeconds: number },
): Promise<string | null> {
  const { rows } = await db.execute<{ stoppedAt: string | null }>(sql`
    UPDATE erp_account e SET lease_until = NULL, ran_at = now(), due_at = now() + make_interval(secs => ${pauseSeconds}::integer),
           problem_code = ${problemCode},
           problem_at = CASE WHEN ${problemCode} <> '' THEN coalesce(problem_at, now()) END
     WHERE id = ${id} AND lease_until = ${lease}::timestamptz
    RETURNING CASE WHEN ${ERP_STOPPED} THEN problem_at::text END AS "stoppedAt"`);
  return rows[0]?.stoppedAt ?? null;
}

/** The next that are due, by their ids. */
export async function dueErpAccounts(db: Queryable, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM erp_account
     WHERE due_at <= now() AND (lease_until IS NULL OR lease_until <= now()) AND id > ${after} ORDER BY id LIMIT ${literal(limit)}`);
  return rows.map(({ id }) => id);
}

export async function keepStockWindow(
  db: Queryable,
  id: number,
  { stockFrom, stockTo, stockPage }: { stockFrom: Date; stockTo: Date | null; stockPage: number },
): Promise<void> {
  await db.update(erpAccounts).set({ stockFrom, stockTo, stockPage }).where(eq(erpAccounts.id, id));
}
