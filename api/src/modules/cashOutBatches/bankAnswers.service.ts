import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { recordAudit } from '../audit/record.ts';
import { stepCashOut } from '../cashOuts/cashOutSteps.ts';
import type { AnswersTakenDto, BankAnswers, VerdictDto } from './cashOutBatches.schemas.ts';

type Row = BankAnswers['rows'][number];
type Verdict = VerdictDto['verdict'];
type Known = {
  id: number;
  cashOutNo: string;
  expected: number;
  status: number;
  transferNo: string | null;
  auditReason: string;
  approvedBy: string | null;
};

const { paying, paid, failed } = cashOutStatus;
/** What a row turns out to be where it changed between the look and the step. */
const REFUSED: Partial<Record<Refusal['errorKey'], Verdict>> = {
  CASHOUT_STATE: 'state',
  CASHOUT_SPLITTING: 'state',
  CASHOUT_APPROVER: 'approver',
  CASHOUT_TRANSFER_USED: 'transfer',
};

/** What a bank says of the transfers it was asked for: looked at row by row, and taken over one transaction a row. */
export function bankAnswerService(db: Db) {
  async function known(rows: readonly Row[]): Promise<Map<string, Known>> {
    const numbers = JSON.stringify(rows.map(({ cashOutNo }) => cashOutNo.trim()));
    const found = await db.execute<Known>(sql`
      SELECT id, cash_out_no AS "cashOutNo", amount - fee - split_of_cash_out(id) AS expected, status, transfer_no AS "transferNo",
             audit_reason AS "auditReason", approved_by AS "approvedBy"
        FROM cash_out WHERE cash_out_no = ANY (ARRAY(SELECT jsonb_array_elements_text(${numbers}::jsonb)))`);
    return new Map(found.rows.map((row) => [row.cashOutNo, row]));
  }

  /** Takes a row over; another operator may have done so meanwhile. */
  async function take(row: Row, { id }: Known, who: OperatorActor): Promise<Verdict> {
    const step = row.paid
      ? { to: paid, transferNo: row.transferNo?.trim() ?? '' }
      : { to: failed, reason: row.reason?.trim() ?? '' };
    try {
      await db.transaction((tx) => stepCashOut(tx, id, step, who));
    } catch (error) {
      const verdict = error instanceof Refusal ? REFUSED[error.errorKey] : undefined;
      if (!verdict) throw error;
      return verdict;
    }
    return row.paid ? 'paid' : 'failed';
  }

  return {
    async take({ rows, checkOnly = false }: BankAnswers, who: OperatorActor): Promise<AnswersTakenDto> {
      const all = await known(rows);
      const seen = new Set<string>();
      const told: VerdictDto[] = [];
      for (const row of rows) {
        const cashOutNo = row.cashOutNo.trim();
        const cashOut = all.get(cashOutNo);
        const judged = seen.has(cashOutNo) ? 'twice' : judge(row, cashOut, who);
        seen.add(cashOutNo);
        const isTaken = judged === 'paid' || judged === 'failed';
        const verdict = cashOut && isTaken && !checkOnly ? await take(row, cashOut, who) : judged;
        told.push({
          cashOutNo,
          cashOutId: cashOut?.id ?? null,
          amount: row.amount,
          expected: cashOut?.expected ?? null,
          verdict,
        });
      }
      const arrived = told.filter(({ verdict }) => verdict === 'paid');
      const sums = {
        paid: arrived.length,
        failed: told.filter(({ verdict }) => verdict === 'failed').length,
        amount: arrived.reduce((sum, { amount }) => sum + amount, 0),
      };
      if (!checkOnly)
        await recordAudit(db, who, {
          action: 'cash-out import',
          target: 'cashOuts',
          detail: { rows: rows.length, ...sums },
        });
      return { rows: told, ...sums };
    },
  };
}

export type BankAnswerService = ReturnType<typeof bankAnswerService>;

function judge(row: Row, cashOut: Known | undefined, { name }: OperatorActor): Verdict {
  if (!cashOut) return 'unknown';
  const { status, transferNo, auditReason, expected, approvedBy } = cashOut;
  if (row.paid && !row.transferNo?.trim()) return 'transfer';
  if (!row.paid && !row.reason?.trim()) return 'reason';
  if (row.amount !== expected) return 'amount';
  const isDone = row.paid
    ? status === paid && transferNo === row.transferNo?.trim()
    : status === failed && auditReason === row.reason?.trim();
  if (isDone) return 'done';
  if (status !== paying) return 'state';
  if (approvedBy?.toLowerCase() === name.toLowerCase()) return 'approver';
  return row.paid ? 'paid' : 'failed';
}
