import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';

type SplitRow = {
  id: number;
  splitNo: string;
  paymentId: number;
  payNo: string;
  amount: Fen;
  status: number;
  code: string;
  tries: number;
  createdAt: string;
  endedAt: string | null;
};

/** The parts of recharges by which a cash-out is paid, the first one first. */
export async function splitsOf(db: Queryable, cashOutId: number): Promise<SplitRow[]> {
  const { rows } = await db.execute<SplitRow>(sql`
    SELECT s.id, s.split_no AS "splitNo", s.payment_id AS "paymentId", y.pay_no AS "payNo", s.amount, s.status, s.code, s.tries,
           s.created_at AS "createdAt", s.ended_at AS "endedAt"
      FROM cash_out_split s JOIN payment y ON y.id = s.payment_id WHERE s.cash_out_id = ${cashOutId} ORDER BY s.id`);
  return rows;
}

/** Who the channel would pay a cash-out to: the receiver of its account that was there before it was asked for. */
export async function receiverOf(db: Queryable, cashOutId: number) {
  const { rows } = await db.execute<{ kind: 'merchant' | 'person'; account: string; createdAt: string }>(sql`
    SELECT r.kind, r.account_masked AS account, r.created_at AS "createdAt" FROM cash_out c
      JOIN split_receiver r ON r.account_id = c.account_id AND r.removed_at IS NULL AND r.created_at <= c.created_at
     WHERE c.id = ${cashOutId}`);
  const [row] = rows;
  return row ? { ...row, createdAt: shanghaiIso(new Date(row.createdAt)) } : null;
}
