import { refusedField } from '../../fields/refusedField.ts';
import type { PayType } from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan, splitFen } from '../../lib/money.ts';
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

/** Fen that are offered to be chosen, as far as the limits allow. */
const PRESETS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
/** So many can wait at once; the server says no to more. */
const MAX_BEGUN = 10;

/** The amounts to choose from, in fen. */
export function presetsWithin({ min, max }: Limits): number[] {
  return PRESETS.filter((fen) => fen >= min && fen <= max);
}

/** How many recharges cover the shortfall, and the amount of the first; fen. */
export function proposalFor(shortfall: number, { min, max }: Limits): { first: number; times: number } {
  if (shortfall <= max) return { first: Math.max(shortfall, min), times: 1 };
  const times = Math.ceil(shortfall / max);
  const [first = max] = splitFen(shortfall, new Array<number>(times).fill(1));
  return { first, times };
}

/** Why the text is no amount that can be recharged; null when it is one. */
export function amountProblem(text: string, { min, max }: Limits): Problem | null {
  const fen = parseYuan(text);
  if (fen === null) return { code: text.trim() === '' ? 'empty' : 'unreadable' };
  if (fen < min) return { code: 'tooLittle' };
  return fen > max ? { code: 'tooMuch' } : null;
}

/** The text of a field for an amount in fen: whole yuan without decimals. */
export function amountText(fen: number): string {
  return fenToYuan(fen).replace(/\.00$/, '');
}

/** The channel of last time where it is still there, else the first. */
export function usualChannel(channels: readonly Channel[], last: PayType | null): PayType | null {
  return channels.find(({ payType }) => payType === last)?.payType ?? channels[0]?.payType ?? null;
}

/** The server's refusal, at the field that it speaks of. */
export function rechargeRefusal(refusal: Refusal): Problems {
  const { errorKey, msg } = refusal;
  const isAmount =
    errorKey === 'AMOUNT_MIN' || errorKey === 'AMOUNT_MAX' || refusedField(refusal) === 'amount';
  return { [isAmount ? 'amount' : 'form']: { code: errorKey, msg } };
}

/** Whether a request number leads to nothing any more, so that the next try needs another. */
export function isSpent({ errorKey }: Refusal): boolean {
  return errorKey === 'PLATFORM_ERROR' || errorKey === 'IDEMPOTENCY_CONFLICT';
}

/** The payments that were begun here, with one put first. */
export function withPayment(begun: readonly Payment[], payment: Payment): Payment[] {
  return [payment, ...withoutPayment(begun, payment)].slice(0, MAX_BEGUN);
}

/** The payments that were begun here, but for one. */
export function withoutPayment(begun: readonly Payment[], gone: Pick<Payment, 'payId'> | null): Payment[] {
  return begun.filter(({ payId }) => payId !== gone?.payId);
}

/** The payment of that number, with where it is paid when it was begun here. */
export function paymentOf(begun: readonly Payment[], payId: number): Payment {
  const unknown = { payId, amount: null, payType: null, payUrl: null, qrCode: null, endsAt: null };
  return begun.find((payment) => payment.payId === payId) ?? unknown;
}

/** An address that a window may be sent to; null for none, and for one that is no web page. */
export function payPage(payUrl: string | null): string | null {
  if (payUrl === null || !URL.canParse(payUrl)) return null;
  const { protocol, href } = new URL(payUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
