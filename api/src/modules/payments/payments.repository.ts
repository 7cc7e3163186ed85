import { and, eq, sql } from 'drizzle-orm';
import type { ChannelPayment, OpenedPayment } from '../../adapters/payments/paymentChannel.ts';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';
import { payStatus } from '../../shared/statuses.ts';
import { toRefusals } from '../shipments/orders.writes.ts';
import type { PayType } from './payTypes.ts';

export type PaymentRow = typeof payments.$inferSelect;

export type PaymentTerms = {
  accountId: number;
  amount: Fen;
  payType: PayType;
  key: string | null;
  hash: string;
  min: Fen;
  max: Fen;
  /** How many a person may have waiting. */
  mostOpen: number;
  /** How long it can be paid. */
  minutes: number;
};

/** Writes a payment down, before the channel hears of it; a replayed key answers the first one's id. */
export async function beginPayment(db: Db, terms: PaymentTerms): Promise<number> {
  const { rows } = await toRefusals(
    db.execute<{ id: number }>(sql`SELECT begin_payment(${JSON.stringify(terms)}::jsonb) AS id`),
  );
  const [begun] = rows;
  if (!begun) throw new Error('the database function answered nothing');
  return begun.id;
}

export async function findOwn(db: Db, accountId: number, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.accountId, accountId)));
  return row;
}

/** Where it is paid; of two who open it at once the first one's stays. */
export async function saveOpened(db: Db, id: number, { payUrl, qrCode }: OpenedPayment): Promise<void> {
  await db
    .update(payments)
    .set({ payUrl, qrCode })
    .where(and(eq(payments.id, id), sql`coalesce(${payments.payUrl}, ${payments.qrCode}) IS NULL`));
}

/** Ends a payment that waits; one that was paid meanwhile stays paid. */
export async function endPending(db: Db, id: number, status: 'closed' | 'failed'): Promise<void> {
  await db
    .update(payments)
    .set({ status: payStatus[status] })
    .where(and(eq(payments.id, id), eq(payments.status, payStatus.pending)));
}

/** What became of it: see `settle_payment`. */
export type Settled = 'credited' | 'late' | 'known' | 'abnormal' | 'unknown';

/** Credits what a channel says was paid, once for ever, whoever says it and how often. */
export async function settlePayment(
  db: Db,
  payType: PayType,
  payNo: string,
  { tradeNo, amount, paidAt }: Extract<ChannelPayment, { state: 'paid' }>,
): Promise<Settled> {
  const { rows } = await db.execute<{ settled: Settled }>(sql`
    SELECT settle_payment(${payType}::smallint, ${payNo}, ${tradeNo}, ${amount}::bigint, ${paidAt?.toISOString() ?? null}::timestamptz)
      AS settled`);
  return rows[0]?.settled ?? 'unknown';
}
