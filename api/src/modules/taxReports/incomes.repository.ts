import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accountKinds, moneyLogTypes } from '../../shared/statuses.ts';
import type { Quarter } from './quarters.ts';

const { agentProfit, agentReverse, supplierSettle, supplierReverse } = moneyLogTypes;
const SETTLE = literal(supplierSettle);
const REVERSE = literal(supplierReverse);
const KINDS = sql.join([agentProfit, agentReverse, supplierSettle, supplierReverse].map(literal), sql`, `);

/** What a supplier earned in a quarter, in fen, by the lines of the ledger. */
export type Income = {
  sellerId: number;
  orders: number;
  turnover: number;
  income: number;
  returned: number;
};

/**
 * The suppliers that were settled or gave something back. Each one's lines are found by its accounts, and what else was
 * shared out of those parcels by their movements: nothing is read from end to end.
 */
export async function findIncomes(on: Queryable, { from, to }: Quarter): Promise<Income[]> {
  const inQuarter = sql`e.created_at >= ${from.toISOString()} AND e.created_at < ${to.toISOString()}`;
  const { rows } = await on.execute<Income>(sql`
    SELECT s.id AS "sellerId", f.income, f.returned, g.orders, g.turnover
      FROM account s
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(l.amount) FILTER (WHERE l.kind = ${SETTLE}), 0)::bigint AS income,
              coalesce(-sum(l.amount) FILTER (WHERE l.kind = ${REVERSE}), 0)::bigint AS returned,
              array_agg(DISTINCT t.biz_id) FILTER (WHERE t.biz_type = 'package') AS parcels,
              array_agg(DISTINCT t.biz_id) FILTER (WHERE l.kind = ${SETTLE} AND t.biz_type = 'package') AS settled
         FROM (SELECT e.tx_id, e.kind, e.amount FROM ledger_account w JOIN ledger_entry e ON e.account_id = w.id
                WHERE w.owner_id = s.id AND e.account_seq IS NOT NULL AND e.kind IN (${SETTLE}, ${REVERSE}) AND ${inQuarter}) l
         JOIN ledger_tx t ON t.id = l.tx_id) f
     CROSS JOIN LATERAL (
       SELECT (SELECT count(DISTINCT p.order_id)::int FROM order_package p WHERE p.id = ANY (f.settled)) AS orders,
              (SELECT coalesce(-sum(e.amount), 0)::bigint FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
                 JOIN ledger_account a ON a.id = e.account_id AND a.owner_id = 0 AND a.code = 'escrow'
                WHERE t.kind IN (${KINDS}) AND t.biz_type = 'package' AND t.biz_id = ANY (f.parcels) AND ${inQuarter}) AS turnover) g
     WHERE s.kind = ${literal(accountKinds.seller)} AND f.parcels IS NOT NULL
     ORDER BY s.id`);
  return rows;
}

/** Who a supplier is, sealed as it is kept; empty where it is not known or was erased. */
export type Identity = {
  sellerId: number;
  companyName: string;
  phone: string;
  contact: string;
  licenceNumber: string;
  realName: string;
  idCard: string;
};

export async function findIdentities(on: Queryable, ids: readonly number[]): Promise<Map<number, Identity>> {
  const { rows } = await on.execute<Identity>(sql`
    SELECT s.id AS "sellerId", s.company_name AS "companyName", s.phone, s.contact, coalesce(x.number, '') AS "licenceNumber",
           coalesce(r.real_name, '') AS "realName", coalesce(r.id_card, '') AS "idCard"
      FROM account s LEFT JOIN supplier_licence x ON x.seller_id = s.id AND x.kind = 1 AND x.status = 2
      LEFT JOIN LATERAL (SELECT real_name, id_card FROM real_name_check
                          WHERE account_id = s.id AND status = 2 ORDER BY id DESC LIMIT 1) r ON true
     WHERE s.id = ANY (${`{${ids.join()}}`}::bigint[])`);
  return new Map(rows.map((row) => [row.sellerId, row]));
}
