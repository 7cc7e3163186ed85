import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities, literal, literals, within } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import type { Page } from '../../shared/paging.ts';
import { cashOutStatus, splitStatus } from '../../shared/statuses.ts';
import type { CashOutsAtDeskFilter } from './cashOuts.console.schemas.ts';

const { auditing, approved, paying, paid, failed } = cashOutStatus;

export type DeskRow = {
  id: number;
  cashOutNo: string;
  accountId: number;
  /** Of a supplier its company, of others the nick name. */
  ownerName: string;
  kind: number;
  amount: number;
  fee: number;
  accountType: number;
  accountMasked: string;
  /** Sealed. */
  accountName: string;
  bankName: string | null;
  status: number;
  auditReason: string;
  transferNo: string | null;
  approvedBy: string | null;
  paidBy: string | null;
  batchId: number | null;
  /** Fen that have arrived by splits. */
  splitAmount: number;
  /** Whether a split of it is under way. */
  isSplitting: boolean;
  createdAt: string;
  auditedAt: string | null;
  paidAt: string | null;
};

const COLUMNS = sql`
  c.id, c.cash_out_no AS "cashOutNo", c.account_id AS "accountId", ${accountName('o')} AS "ownerName", o.kind, c.amount, c.fee,
  c.account_type AS "accountType",
  c.account_masked AS "accountMasked", c.account_name AS "accountName", c.bank_name AS "bankName", c.status,
  c.audit_reason AS "auditReason", c.transfer_no AS "transferNo", c.approved_by AS "approvedBy", c.paid_by AS "paidBy",
  c.batch_id AS "batchId", split_of_cash_out(c.id) AS "splitAmount",
  EXISTS (SELECT FROM cash_out_split s WHERE s.cash_out_id = c.id AND s.status = ${literal(splitStatus.underway)}) AS "isSplitting", c.created_at AS "createdAt", c.audited_at AS "auditedAt", c.paid_at AS "paidAt"`;
const TABLES = sql`cash_out c JOIN account o ON o.id = c.account_id`;

const NEWEST: Order = { name: 'deskCashOuts', by: [sql`c.id`], descending: true };
/** A queue: who has waited longest comes first. */
const OLDEST: Order = { name: 'deskOpenCashOuts', by: [sql`c.id`], descending: false };

function conditions(filter: CashOutsAtDeskFilter): SQL {
  const { status, isOpen, accountId, kind, accountType, batchId, number, minAmount } = filter;
  return sql.join(
    [
      sql`true`,
      ...equalities([
        [status, sql`c.status`],
        [accountId, sql`c.account_id`],
        [kind, sql`o.kind`],
        [accountType, sql`c.account_type`],
        [batchId, sql`c.batch_id`],
      ]),
      // Both as in the text of the partial index.
      ...(isOpen || isOfQueue(status)
        ? [sql`c.status IN ${literals([auditing, approved, paying, failed])}`]
        : []),
      ...(number
        ? [sql`(c.cash_out_no = ${number} OR c.account_type IN (1, 2, 3) AND c.transfer_no = ${number})`]
        : []),
      ...(minAmount ? [sql`c.amount >= ${minAmount}`] : []),
      ...within(sql`c.created_at`, filter),
    ],
    sql` AND `,
  );
}

const isOfQueue = (status: number | undefined) =>
  status !== undefined && ([auditing, approved, paying, failed] as number[]).includes(status);

/** Cash-outs of everybody: those that are open the oldest first, all others the newest first. */
export async function listAtDesk(db: Queryable, filter: CashOutsAtDeskFilter): Promise<Page<DeskRow>> {
  const window = windowOf(filter, filter.isOpen || isOfQueue(filter.status) ? OLDEST : NEWEST);
  const which = conditions(filter);
  const found = sql`FROM ${TABLES} WHERE ${which}`;
  const { rows } = await db.execute<DeskRow>(sql`
    SELECT ${COLUMNS} ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
  // Accounts are looked at only where they narrow the list.
  const tables = filter.kind === undefined ? sql`cash_out c` : TABLES;
  const total = await countTold(db, sql`FROM ${tables} WHERE ${which}`);
  return pageOfRows(window, rows, total, (row) => row);
}

export async function findAtDesk(db: Queryable, id: number): Promise<DeskRow | undefined> {
  const { rows } = await db.execute<DeskRow>(sql`SELECT ${COLUMNS} FROM ${TABLES} WHERE c.id = ${id}`);
  return rows[0];
}

export type History = { balance: number; paidBefore: number; paidBeforeAmount: number };

/** What the account of a cash-out has, and what has arrived of its others. */
export async function historyOf(db: Queryable, { accountId, id }: Pick<DeskRow, 'accountId' | 'id'>) {
  const { rows } = await db.execute<History>(sql`
    SELECT coalesce((SELECT balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'), 0) AS balance,
           count(*) AS "paidBefore", coalesce(sum(amount - fee), 0)::bigint AS "paidBeforeAmount"
      FROM cash_out WHERE account_id = ${accountId} AND id <> ${id} AND status = ${paid}`);
  return rows[0] ?? { balance: 0, paidBefore: 0, paidBeforeAmount: 0 };
}

/** The sealed payees of the account's others that have arrived, the last ones. */
export async function paidPayees(db: Queryable, { accountId, id }: Pick<DeskRow, 'accountId' | 'id'>) {
  const { rows } = await db.execute<{ account: string }>(sql`
    SELECT account FROM cash_out WHERE account_id = ${accountId} AND id <> ${id} AND status = ${paid} ORDER BY id DESC LIMIT 20`);
  return rows.map(({ account }) => account);
}

export async function payeeOf(db: Queryable, id: number): Promise<string> {
  const { rows } = await db.execute<{ account: string }>(sql`SELECT account FROM cash_out WHERE id = ${id}`);
  return rows[0]?.account ?? '';
}

export type StepRow = { id: number; action: string; operator: string; reason: string; createdAt: string };

export async function stepsOf(db: Queryable, id: number): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow>(sql`
    SELECT id, action, operator, reason, created_at AS "createdAt" FROM audit_log
     WHERE target = ${String(id)} AND action >= 'cash-out ' AND action < 'cash-out!' ORDER BY id LIMIT 100`);
  return rows;
}
