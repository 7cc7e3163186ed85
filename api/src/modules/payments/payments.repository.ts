import { and, eq, sql } from 'drizzle-orm';
import type { ChannelPayment, OpenedPayment } from '../../adapters/payments/paymentChannel.ts';
import type { Db } from '../../db/client.ts';
import { payments } from '../../db/schema/index.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import { payStatus } from '../../shared/statuses.ts';
import type { PayType, PayWay } from './payTypes.ts';

export type PaymentRow = typeof payments.$inferSelect;

export type PaymentTerms = {
  accountId: number;
  amount: Fen;
  payType: PayType;
  payWay: PayWay;
  key: string | null;
  hash: string;
  min: Fen;
  max: Fen;
  /** Maximum waiting payments of an account. */
  mostOpen: number;
  /** The payment period. */
  minutes: number;
  /** Fen of it that its channel may pay to others. */
  splitLimit?: Fen;
};

/** Creates a payment before the channel is called; a repeated key returns the first one's id. */
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

/** Stores where it is paid; of concurrent callers the first one's value stays. */
export async function saveOpened(
  db: Db,
  id: number,
  { payUrl, qrCode, prepayId }: OpenedPayment,
): Promise<void> {
  await db
    .update(payments)
    .set({ payUrl, qrCode, prepayId: prepayId ?? null })
    .where(
      and(
        eq(payments.id, id),
        sql`coalesce(${payments.payUrl}, ${payments.qrCode}, ${payments.prepayId}) IS NULL`,
      ),
    );
}

/** What WeChat has to repeat of a payment that is not open yet; a later one takes the place of an earlier. */
export async function saveLoginState(db: Db, id: number, hash: string): Promise<void> {
  await db.update(payments).set({ loginState: hash }).where(eq(payments.id, id));
}

/** Whether WeChat has repeated it; true once. */
export async function takeLoginState(db: Db, id: number, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(payments)
    .set({ loginState: null })
    .where(and(eq(payments.id, id), eq(payments.loginState, hash)));
  return rowCount === 1;
}

/** Ends a waiting payment; one that was paid meanwhile stays paid. */
export async function endPending(db: Db, id: number, status: 'closed' | 'failed'): Promise<void> {
  await db
    .update(payments)
    .set({ status: payStatus[status] })
    .where(and(eq(payments.id, id), eq(payments.status, payStatus.pending)));
}

/** The result: see `settle_payment`. */
export type Settled = 'credited' | 'late' | 'known' | 'abnormal' | 'unknown';

/** Credits a payment that a channel reports as paid, exactly once. */
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
