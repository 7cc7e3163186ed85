import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { refuseWhereChanged } from '../../shared/seenAmount.ts';
import { type CashOutStatus, cashOutStatus } from '../../shared/statuses.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { isPaused } from '../books/paused.ts';
import { requireCustody } from '../settings/custody.ts';
import { tellOfCashOut } from './cashOutNotices.ts';
import { advanceCashOut, type CashOutRow, findCashOut, type Step } from './cashOuts.repository.ts';

const { approved, paying, paid, rejected, failed } = cashOutStatus;
/** Nothing goes on towards payment while the books do not add up. */
const TOWARDS_PAYMENT: CashOutStatus[] = [approved, paying];
/** Whoever has approved it takes none of these. */
const OF_PAYMENT: CashOutStatus[] = [paying, paid, failed];

const ACTIONS: Partial<Record<CashOutStatus, string>> = {
  [approved]: 'cash-out approve',
  [rejected]: 'cash-out reject',
  [paying]: 'cash-out pay',
  [paid]: 'cash-out paid',
  [failed]: 'cash-out fail',
};

/**
 * What an operator does with a cash-out: moves it on with its money, tells its account and records who. Who approved it does
 * not pay it; of commands the names count as well. `seen` is the fen to be transferred as whoever acts was shown them.
 */
export async function stepCashOut(
  tx: Tx,
  id: number,
  step: Step,
  who: Auditor,
  seen?: Fen,
): Promise<CashOutRow> {
  const { to, reason, transferNo } = step;
  if (TOWARDS_PAYMENT.includes(to) && (await isPaused(tx))) throw new Refusal('CASHOUT_PAUSED');
  if (to === paying) await requireCustody(tx);
  const before = await lockCashOut(tx, id);
  const isApprover = before.approvedBy?.toLowerCase() === who.name.toLowerCase();
  // What cannot happen to it is said first.
  const moved = await advanced(tx, id, step);
  refuseWhereChanged(seen, before.left);
  if (OF_PAYMENT.includes(to) && isApprover) throw new Refusal('CASHOUT_APPROVER');
  if (to === approved) await tx.execute(sql`UPDATE cash_out SET approved_by = ${who.name} WHERE id = ${id}`);
  if (OF_PAYMENT.includes(to))
    await tx.execute(sql`UPDATE cash_out SET paid_by = ${who.name} WHERE id = ${id}`);
  await tellOfCashOut(tx, moved);
  await recordAudit(tx, who, {
    action: ACTIONS[to] ?? 'cash-out',
    target: String(id),
    detail: { ...(reason && { reason }), ...(transferNo && { transferNo }) },
    before: { status: before.status },
    after: { status: to },
    reason: reason ?? '',
  });
  return moved;
}

type Locked = { status: number; approvedBy: string | null; left: Fen };

async function lockCashOut(tx: Tx, id: number): Promise<Locked> {
  const { rows } = await tx.execute<Locked>(sql`
    SELECT status, approved_by AS "approvedBy", amount - fee - split_of_cash_out(id) AS left FROM cash_out WHERE id = ${id} FOR UPDATE`);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function advanced(tx: Tx, id: number, step: Step): Promise<CashOutRow> {
  try {
    await advanceCashOut(tx, id, step);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    if ((cause as { constraint?: string }).constraint === 'cash_out_transfer_once')
      throw new Refusal('CASHOUT_TRANSFER_USED');
    throw error;
  }
  const row = await findCashOut(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
