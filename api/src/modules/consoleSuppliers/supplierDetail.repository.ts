import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { ITEM, shownSupplier } from './consoleSuppliers.repository.ts';
import type { SupplierDetailDto } from './consoleSuppliers.schemas.ts';

type Row = Omit<SupplierDetailDto, 'depositMoves' | 'heldParcels' | 'goods' | 'warehouses'>;
type Lists = Pick<SupplierDetailDto, 'depositMoves' | 'heldParcels' | 'goods' | 'warehouses'>;

const SHOWN = 10;
/** Parcels of a supplier among which those are looked for whose shares are held: they are young. */
const YOUNGEST = 2_000;

export async function findSupplier(
  db: Queryable,
  id: number,
  fields: Fields,
): Promise<SupplierDetailDto | undefined> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${ITEM}, a.commission_rate AS "commissionRate", a.settle_days AS "settleDays", deposit_min_of(a.id) AS "depositMin",
           a.deposit_min AS "ownDepositMin", coalesce(w.held, 0) AS held
      FROM account a LEFT JOIN seller_figure f ON f.seller_id = a.id
      LEFT JOIN ledger_account w ON w.owner_id = a.id AND w.code = 'available'
     WHERE a.id = ${id} AND a.kind = 2`);
  const [row] = rows;
  if (!row) return undefined;
  const asked = async <K extends keyof Lists>(name: K, read: () => Promise<Lists[K]>) =>
    asksFor(fields, name) ? read() : ([] as unknown as Lists[K]);
  return {
    ...shownSupplier(row as SupplierDetailDto),
    heldParcels: row.held > 0 ? await asked('heldParcels', () => heldParcels(db, id)) : [],
    depositMoves: await asked('depositMoves', () => depositMoves(db, id)),
    goods: await asked('goods', () => goodsByStatus(db, id)),
    warehouses: await asked('warehouses', () => warehousesOf(db, id)),
  };
}

async function heldParcels(db: Queryable, id: number): Promise<Lists['heldParcels']> {
  const { rows } = await db.execute<Lists['heldParcels'][number]>(sql`
    SELECT p.id AS "parcelId", p.package_no AS "packageNo", p.order_id AS "orderId", p.supplier_share - p.commission AS amount,
           p.held_until AS until
      FROM (SELECT * FROM order_package WHERE seller_id = ${id} ORDER BY id DESC LIMIT ${YOUNGEST}) p
     WHERE p.held_until IS NOT NULL ORDER BY p.id DESC LIMIT ${SHOWN}`);
  return rows.map((row) => ({ ...row, until: shanghaiIso(new Date(row.until)) }));
}

async function depositMoves(db: Queryable, id: number): Promise<Lists['depositMoves']> {
  const { rows } = await db.execute<Lists['depositMoves'][number]>(sql`
    SELECT e.id, e.kind, e.amount, t.title, e.created_at AS "createdAt"
      FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id AND e.account_seq IS NOT NULL
      JOIN ledger_tx t ON t.id = e.tx_id
     WHERE a.owner_id = ${id} AND a.code = 'deposit' ORDER BY e.id DESC LIMIT ${SHOWN}`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

async function goodsByStatus(db: Queryable, id: number): Promise<Lists['goods']> {
  const { rows } = await db.execute<Lists['goods'][number]>(sql`
    SELECT status, count(*)::int AS count FROM goods WHERE seller_id = ${id} AND deleted_at IS NULL GROUP BY status ORDER BY status`);
  return rows;
}

async function warehousesOf(db: Queryable, id: number): Promise<Lists['warehouses']> {
  const { rows } = await db.execute<Lists['warehouses'][number]>(sql`
    SELECT id, name, status FROM warehouse WHERE seller_id = ${id} AND deleted_at IS NULL ORDER BY id LIMIT 50`);
  return rows;
}
