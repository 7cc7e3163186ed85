import type { Fen } from '../../shared/money.ts';
import type { SplitChannel, SplitNotice } from './splitChannel.ts';
import type { WechatCashier } from './wechatCashier.ts';

export type PaymentToOpen = {
  /** Our unique number: opening again with it returns the same payment. */
  payNo: string;
  amount: Fen;
  /** What the person reads at the channel. */
  subject: string;
  /** The end of the payment period. */
  expireAt: Date;
  /** Whether parts of it are to be paid to others by the channel, which holds it for them then. */
  isToSplit?: boolean;
  /** How it is paid; at a computer where nothing is said. */
  way?: WayToPay;
};

/** On a phone a channel leads back to a page of the site by its path; H5 payments name the payer's address. */
export type WayToPay =
  | { kind: 'desktop' }
  | { kind: 'mobile'; ip: string; returnPath: string }
  | { kind: 'inWechat'; openid: string };
export type WayKind = WayToPay['kind'];

/** Where a person pays: a page to open, a text for a QR code, or both; within WeChat by a number of the prepayment. */
export type OpenedPayment = { payUrl: string | null; qrCode: string | null; prepayId?: string };

/**
 * What a channel reports of a payment. `absent`: unknown, which may change until the payment is closed or expires. A
 * refunded payment is `closed`. Not every answer contains the time of payment.
 */
export type ChannelPayment =
  | { state: 'paid'; tradeNo: string; amount: Fen; paidAt: Date | null }
  | { state: 'waiting' | 'closed' | 'absent' };

export type RefundToMake = {
  /** Our unique number: a repeated request with it is the same refund. */
  refundNo: string;
  payNo: string;
  /** The paid amount and the amount to refund. */
  paid: Fen;
  amount: Fen;
  /** What the person reads at the channel. */
  reason: string;
};

/**
 * What a channel reports of a refund. `absent`: unknown, and nothing was refunded. `refused`: final, retries cannot
 * change it; `code` is the channel's own.
 */
export type ChannelRefund =
  | { state: 'done'; amount: Fen; doneAt: Date | null }
  | { state: 'processing' | 'absent' }
  | { state: 'refused'; code: string };

/** A push exactly as received: signatures cover its bytes. */
export type RawNotice = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

export type PaymentNotice = { payNo: string; payment: ChannelPayment };
export type RefundNotice = { refundNo: string; refund: ChannelRefund };

/** A line of a channel's bill: money that came, or went back. */
export type BillLine = {
  kind: 'payment' | 'refund';
  /** Our number: of the payment, or of the refund. */
  number: string;
  /** The channel's number of the payment. */
  tradeNo: string;
  /** What was asked for, also of a refund: never below nothing. */
  amount: Fen;
  /** False for a refund that is under way or has failed. */
  isDone: boolean;
  at: Date | null;
};

/** `absent`: it is not written yet, or nothing moved on that day; channels do not tell which. */
export type ChannelBill =
  | { state: 'ready'; lines: AsyncIterable<BillLine> }
  | { state: 'absent' | 'creating'; code: string };

/** A payment channel. Every failure is a `ProviderError`. */
export interface PaymentChannel {
  open(payment: PaymentToOpen): Promise<OpenedPayment>;
  query(payNo: string): Promise<ChannelPayment>;
  /** Closes a payment. A payment that is closed, absent or paid is left unchanged: query its state. */
  close(payNo: string): Promise<void>;
  /**
   * Refunds a payment wholly or in part. After a lost answer it is open whether the refund happened: retry with the
   * same number. Temporary problems, such as an empty merchant account, are a `ProviderError`.
   */
  refund(refund: RefundToMake): Promise<ChannelRefund>;
  queryRefund(refund: { refundNo: string; payNo: string }): Promise<ChannelRefund>;
  /**
   * The bill of a past day of Beijing, such as `2026-01-02`. Its lines are read as they arrive; reading fails when the
   * bill is not whole.
   */
  bill(day: string, stop?: AbortSignal): Promise<ChannelBill>;
  /**
   * Parses a notification; null unless it is verified as the channel's, recent, and for our application and
   * merchant. Notifications may be late, repeated and unordered.
   */
  readNotice(notice: RawNotice, now: Date): PaymentNotice | RefundNotice | SplitNotice | null;
  /** Where the channel pays parts of its payments to others. */
  splits?: SplitChannel;
  /** Whether it is paid in the browser of a phone, and for how many minutes where that is less than elsewhere. */
  mobile?: { minutes?: number };
  /** Where it is paid in WeChat's own browser. */
  inWechat?: WechatCashier;
}
