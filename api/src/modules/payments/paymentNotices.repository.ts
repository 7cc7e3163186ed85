import { sql } from 'drizzle-orm';
import type { ChannelPayment } from '../../adapters/payments/paymentChannel.ts';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { PaymentRecordDto } from './payments.console.schemas.ts';

type NoticeDto = PaymentRecordDto['notices'][number];

/** Keeps what a channel said of a payment, and never who paid. The same words in a row are one line. */
export async function keepNotice(
  db: Queryable,
  payNo: string,
  said: ChannelPayment,
  { isPushed }: { isPushed: boolean },
): Promise<void> {
  const paid = said.state === 'paid' ? said : null;
  const [amount, tradeNo] = [paid?.amount ?? null, paid?.tradeNo ?? ''];
  await db.execute(sql`
    WITH y AS (SELECT id FROM payment WHERE pay_no = ${payNo}),
    last AS (SELECT * FROM payment_notice WHERE payment_id = (SELECT id FROM y) ORDER BY id DESC LIMIT 1),
    again AS (
      UPDATE payment_notice n SET times = n.times + 1, last_at = now() FROM last
       WHERE n.id = last.id AND last.is_pushed = ${isPushed} AND last.state = ${said.state}
         AND last.amount IS NOT DISTINCT FROM ${amount}::bigint AND last.channel_trade_no = ${tradeNo}
      RETURNING n.id)
    INSERT INTO payment_notice (payment_id, is_pushed, state, amount, channel_trade_no)
    SELECT y.id, ${isPushed}, ${said.state}, ${amount}::bigint, ${tradeNo} FROM y WHERE NOT EXISTS (SELECT FROM again)`);
}

export async function noticesOf(db: Queryable, paymentId: number): Promise<NoticeDto[]> {
  const { rows } = await db.execute<NoticeDto>(sql`
    SELECT id, is_pushed AS "isPushed", state, amount, channel_trade_no AS "channelTradeNo", times,
           created_at AS "createdAt", last_at AS "lastAt"
      FROM payment_notice WHERE payment_id = ${paymentId} ORDER BY id DESC LIMIT 100`);
  return rows.map((row) => ({
    ...row,
    createdAt: shanghaiIso(new Date(row.createdAt)),
    lastAt: shanghaiIso(new Date(row.lastAt)),
  }));
}
