import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Permission } from '../../shared/permissions.ts';
import { LAPSES_SOON } from '../shops/lapsing.ts';

/** What waits for operators: who sees it, and its rows. Conditions are those of partial indexes. */
const SOURCES = {
  approvals: { permission: 'approvals.read', from: sql`operator_approval WHERE status = 1` },
  goods: {
    permission: 'goods.read',
    from: sql`(SELECT id FROM goods WHERE status = 3 AND deleted_at IS NULL
               UNION SELECT good_id FROM good_revision WHERE status = 1) g`,
  },
  cases: { permission: 'cases.read', from: sql`after_sale_case WHERE status = 60` },
  cashOutsToApprove: {
    permission: 'cashOuts.approve',
    from: sql`cash_out WHERE status = 0 AND status IN (0, 10, 20, 50)`,
  },
  cashOutsToPay: {
    permission: 'cashOuts.pay',
    from: sql`cash_out WHERE status IN (10, 50) AND status IN (0, 10, 20, 50)`,
  },
  waybills: { permission: 'orders.read', from: sql`order_package WHERE output_status = 4 AND status = 20` },
  paymentProblems: { permission: 'money.read', from: sql`payment_problem WHERE resolved_at IS NULL` },
  billDifferences: { permission: 'money.read', from: sql`channel_bill_difference WHERE closed_at IS NULL` },
  rechargeRefunds: { permission: 'money.read', from: sql`recharge_refund WHERE status = 0 AND code <> ''` },
  violations: { permission: 'money.read', from: sql`ledger_violation WHERE resolved_at IS NULL` },
  applications: { permission: 'suppliers.read', from: sql`join_application WHERE status = 0` },
  licences: { permission: 'suppliers.read', from: sql`supplier_licence WHERE status = 1` },
  shops: {
    permission: 'accounts.read',
    from: sql`shop WHERE ${LAPSES_SOON}`,
  },
} as const satisfies Record<string, { permission: Permission; from: SQL }>;

export type WaitingKind = keyof typeof SOURCES;
export const WAITING_KINDS = Object.keys(SOURCES) as WaitingKind[];

/** Counted no further: a longer list is a list to go to. */
const MOST = 1000;

/** How much waits of what an operator may see. */
export async function countWaiting(db: Queryable, permissions: ReadonlySet<Permission>) {
  const kinds = WAITING_KINDS.filter((kind) => permissions.has(SOURCES[kind].permission));
  if (kinds.length === 0) return [];
  const counts = kinds.map(
    (kind) =>
      sql`SELECT ${kind}::text AS kind, count(*) AS count FROM (SELECT FROM ${SOURCES[kind].from} LIMIT ${sql.raw(String(MOST + 1))}) c`,
  );
  const { rows } = await db.execute<{ kind: WaitingKind; count: number }>(sql.join(counts, sql` UNION ALL `));
  const counted = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  return kinds.map((kind) => {
    const count = counted.get(kind) ?? 0;
    return { kind, count: Math.min(count, MOST), isMore: count > MOST };
  });
}
