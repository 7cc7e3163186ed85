import type { StatusPolling } from '../../flows/statusPolling.ts';
import type { PayType } from '../../graphql/generated/graphql.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';

export interface Channel {
  payType: PayType;
  payTypeText: string;
}

/** What one recharge may be, in fen. */
export interface Limits {
  min: number;
  max: number;
}

export interface Terms extends Limits {
  kind: 'terms';
  channels: readonly Channel[];
}

/** What is asked for. The same number leads to the same payment. */
export interface PaymentRequest {
  /** Fen. */
  amount: number;
  payType: PayType;
  clientNo: string;
}

/** A recharge that waits to be paid. */
export interface Payment {
  payId: number;
  /** Fen; null until the server has said it. */
  amount: number | null;
  /** Null for one that was begun in another browser: where it is paid is known there alone. */
  payType: PayType | null;
  /** A page of the channel. */
  payUrl: string | null;
  /** Text for a QR code that the channel's app reads. */
  qrCode: string | null;
  /** Epoch milliseconds of this computer's clock; null until the server has said it. */
  endsAt: number | null;
}

export type Begun = { kind: 'begun'; payment: Payment } | Refusal;

/** How a recharge stands. Amounts and the balance after it in fen. */
export type Verdict =
  | { kind: 'pending'; amount: number; endsAt: number }
  | { kind: 'settled'; amount: number; balance: number; late: boolean }
  | { kind: 'closed' | 'abnormal' }
  | Refusal;

/** How a recharge came to nothing; `abnormal`: an operator looks into it. */
export type Ending = 'closed' | 'expired' | 'abnormal';

export type Problems = Partial<Record<'amount' | 'form', Problem>>;

/** What survives a reload and a new login. */
export interface Kept {
  /** Yuan as they were typed. */
  text: string;
  payType: PayType | null;
  /** Of a request whose answer is not known; null when nothing is under way. */
  clientNo: string | null;
  /** The one under way. */
  payment: Payment | null;
  /** All that were begun here and may still be paid, the newest first. */
  begun: readonly Payment[];
}

/** What the address asks for: an amount in fen that is proposed, or one of the recharges. */
export interface RechargeRequest {
  amount: number | null;
  payId: number | null;
}

export interface RechargeContext extends Kept, StatusPolling {
  /** Fen that are missing for what the person came from. */
  shortfall: number | null;
  terms: Terms | null;
  problems: Problems;
  /** Whether the browser kept the channel's page from opening. */
  blocked: boolean;
  /** Why the server does not know the result. */
  msg: string;
  ending: Ending;
  settled: Extract<Verdict, { kind: 'settled' }> | null;
}

export type RechargeEvent =
  | ({ type: 'recharge.open' } & RechargeRequest)
  | { type: 'recharge.close' }
  /** Leaves the one under way alone, and begins with another one. */
  | { type: 'recharge.again' }
  | { type: 'terms.reload' }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.choose'; fen: number }
  | { type: 'channel.choose'; payType: PayType }
  | { type: 'form.submit' }
  | { type: 'payment.ask' }
  | { type: 'window.open' }
  | { type: 'window.blocked' }
  | { type: 'wallet.changed' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };
