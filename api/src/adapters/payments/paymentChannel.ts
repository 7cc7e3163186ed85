import type { Fen } from '../../shared/money.ts';

export type PaymentToOpen = {
  /** Ours and unique: what is opened again under it is the same payment. */
  payNo: string;
  amount: Fen;
  /** What the person reads at the channel. */
  subject: string;
  /** Until when it can be paid. */
  expireAt: Date;
};

/** Where a person pays: a page to open, a text for a QR code, or both. */
export type OpenedPayment = { payUrl: string | null; qrCode: string | null };

/**
 * What a channel knows of a payment. `absent`: nothing yet, which may change until it is closed or its time is over.
 * A payment that was given back is `closed`. Not every answer says when it was paid.
 */
export type ChannelPayment =
  | { state: 'paid'; tradeNo: string; amount: Fen; paidAt: Date | null }
  | { state: 'waiting' | 'closed' | 'absent' };

export type RefundToMake = {
  /** Ours and unique: what is asked for again under it is the same refund. */
  refundNo: string;
  payNo: string;
  /** What was paid, and what of it is to go back now. */
  paid: Fen;
  amount: Fen;
  /** What the person reads at the channel. */
  reason: string;
};

/**
 * What a channel knows of a refund. `absent`: nothing, and nothing has gone back. `refused`: it does not come about this
 * way, however often it is asked for; `code` is the channel's own.
 */
export type ChannelRefund =
  | { state: 'done'; amount: Fen; doneAt: Date | null }
  | { state: 'processing' | 'absent' }
  | { state: 'refused'; code: string };

/** What was pushed to us, as it came: signatures are over its very characters. */
export type RawNotice = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

export type PaymentNotice = { payNo: string; payment: ChannelPayment };
export type RefundNotice = { refundNo: string; refund: ChannelRefund };

/** Through which people pay. Every failure is an `ProviderError`. */
export interface PaymentChannel {
  open(payment: PaymentToOpen): Promise<OpenedPayment>;
  query(payNo: string): Promise<ChannelPayment>;
  /** Has it paid no more. One that is closed, absent or paid already is left as it is: ask what became of it. */
  close(payNo: string): Promise<void>;
  /**
   * Gives back what was paid, wholly or in part. An answer that is lost leaves open whether it happened: ask again with
   * the same number. What goes wrong for a while, such as an account of ours that is empty, is an `ProviderError`.
   */
  refund(refund: RefundToMake): Promise<ChannelRefund>;
  queryRefund(refund: { refundNo: string; payNo: string }): Promise<ChannelRefund>;
  /**
   * Reads a notice; null unless it is proven to be the channel's, of our application and merchant, and not too old.
   * Notices come late, more than once and in any order.
   */
  readNotice(notice: RawNotice, now: Date): PaymentNotice | RefundNotice | null;
}
