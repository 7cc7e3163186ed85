import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literals } from '../../db/conditions.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { type Transfer, transfersIn } from '../approvals/transfers.ts';
import { FIGURES, factsOf } from '../statistics/afterSales.sql.ts';
import type { CasePartyDto, MoneyLineDto } from './cases.console.schemas.ts';

type Line = MoneyLineDto & { owner: number };
type Parties = { buyerId: number; sellerId: number };
/** Of every kind, so that movements are found by what they are about. */
const ANY_KIND = sql`t.kind IN ${literals(Object.values(moneyLogTypes))}`;

const NEWEST_ORDERS = sql.raw('1000');

/** Parcels of an order, and of what was sent instead of one of them. */
const parcelsOf = (orderId: number): SQL => sql`(
  SELECT id FROM order_package WHERE order_id = ${orderId}
  UNION ALL
  SELECT x.id FROM order_package q JOIN orders r ON r.replaces = q.id JOIN order_package x ON x.order_id = r.id WHERE q.order_id = ${orderId})`;

/** What the ledger has of some movements `t`, line by line. */
async function linesOf(db: Queryable, which: SQL, { buyerId, sellerId }: Parties): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    SELECT a.owner_id AS owner, t.title, e.amount, t.created_at AS "createdAt", a.code AS account,
           CASE a.owner_id WHEN 0 THEN 'platform' WHEN ${buyerId} THEN 'buyer' WHEN ${sellerId} THEN 'seller' ELSE 'agent' END AS party
      FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
     WHERE ${which}
     ORDER BY t.id, e.id`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

/** The ledger lines of a parcel and of the payment of its order, the oldest first. */
export async function moneyOfParcel(
  db: Queryable,
  { packageId, orderId, ...parties }: Parties & { packageId: number; orderId: number },
): Promise<MoneyLineDto[]> {
  const which = sql`${ANY_KIND} AND (t.biz_type, t.biz_id) IN (('package', ${packageId}), ('order', ${orderId}))`;
  const lines = await linesOf(db, which, parties);
  return lines.map(({ owner: _owner, ...line }) => line);
}

/** What work in a transaction moves between the parties of an order, whose lock nobody else has. */
export async function movesOf(
  tx: Tx,
  orderId: number,
  parties: Parties,
  work: () => Promise<void>,
): Promise<{ moves: Omit<MoneyLineDto, 'createdAt'>[]; buyerGets: Fen; transfers: Transfer[] }> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`SELECT coalesce(max(id), 0) AS last FROM ledger_tx`,
  );
  await work();
  const which = sql`t.biz_type = 'package' AND t.biz_id IN ${parcelsOf(orderId)} AND t.id > ${Number(rows[0]?.last ?? 0)}`;
  const lines = await linesOf(tx, which, parties);
  const moves = lines.map(({ createdAt: _at, owner: _owner, ...line }) => line);
  const transfers = transfersIn(
    lines.map(({ owner, account, amount }) => ({ owner, code: account, amount })),
  );
  const buyerGets = moves
    .filter(({ party }) => party === 'buyer')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { moves, buyerGets, transfers };
}

/** What a supplier can spend, and its deposit. */
export async function fundsOf(db: Queryable, sellerId: number) {
  const { rows } = await db.execute<{ sellerFree: Fen; sellerDeposit: Fen }>(sql`
    SELECT free_in_wallet(${sellerId}) AS "sellerFree", deposit_of(${sellerId}) AS "sellerDeposit"`);
  return rows[0] ?? { sellerFree: 0, sellerDeposit: 0 };
}

/** How the newest orders of a party went that were paid for within the last 30 days. */
export async function figuresOf(
  db: Queryable,
  party: 'buyer' | 'seller',
  accountId: number,
): Promise<Omit<CasePartyDto, 'id' | 'name'>> {
  const owner = party === 'buyer' ? sql`n.account_id` : sql`n.seller_id`;
  const orders = [
    sql`o.id IN (SELECT n.id FROM orders n WHERE ${owner} = ${accountId} ORDER BY n.id DESC LIMIT ${NEWEST_ORDERS})`,
    sql`o.paid_at >= now() - interval '30 days'`,
  ];
  const { rows } = await db.execute<Omit<CasePartyDto, 'id' | 'name'>>(sql`
    SELECT f."packageCount", f."caseCount", f."disputedCount", f."refundedCount", f."refundedFee", f."answerMedian"
      FROM (SELECT ${FIGURES} FROM (${factsOf({ orders })}) l) f`);
  const [figures] = rows;
  if (!figures) throw new Error('no figures were counted');
  return figures;
}
