import { refusedField } from '../../fields/refusedField.ts';
import type { PayType, PayWay } from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { splitFen } from '../../lib/splitFen.ts';

export interface Channel {
  payType: PayType;
  payTypeText: string;
  payWays: readonly PayWay[];
}

/** What one recharge may be, in fen. */
export interface Limits {
  min: number;
  max: number;
}

export interface Terms extends Limits {
  kind: 'terms';
  channels: readonly Channel[];
  /** Where the person is. */
  payWay: PayWay;
}

/** What WeChat's login has sent the person back with. */
export interface WechatLogin {
  code: string;
  state: string;
}

/** What WeChat's browser opens its cashier with. */
export type WechatPay = Readonly<
  Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>
>;

/** What is asked for. The same number leads to the same payment. */
export interface PaymentRequest {
  /** Fen. */
  amount: number;
  payType: PayType;
  payWay: PayWay;
  /** Who pays within WeChat, when that has been asked. */
  wechat: WechatLogin | null;
  clientNo: string;
}

/** A recharge that waits to be paid. */
export interface Payment {
  payId: number;
  /** Fen; null until the server has said it. */
  amount: number | null;
  /** Null for one that was begun in another browser: where it is paid is known there alone. */
  payType: PayType | null;
  payWay: PayWay;
  /** A page of the channel. */
  payUrl: string | null;
  /** Text for a QR code that the channel's app reads. */
  qrCode: string | null;
  wechatPay: WechatPay | null;
  /** Epoch milliseconds of this computer's clock; null until the server has said it. */
  endsAt: number | null;
}

/** `login`: WeChat is to say first who pays, on a page of its own. */
export type Begun = { kind: 'begun'; payment: Payment } | { kind: 'login'; url: string } | Refusal;

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

/** How a channel is paid here: as at a computer where it has nothing for phones; null where it cannot be. */
function wayHere({ payWays }: Channel, here: PayWay): PayWay | null {
  if (payWays.includes(here)) return here;
  return here === 'IN_WECHAT' ? null : 'DESKTOP';
}

/** How what is chosen is paid here; null where it cannot be. */
export function chosenWay(terms: Terms | null, chosen: PayType | null): PayWay | null {
  const channel = terms?.channels.find(({ payType }) => payType === chosen);
  return terms && channel ? wayHere(channel, terms.payWay) : null;
}

/** The channel of last time where it can be paid here, else the first that can, else the first. */
export function usualChannel(
  { channels, payWay }: Pick<Terms, 'channels' | 'payWay'>,
  last: PayType | null,
): PayType | null {
  const here = channels.filter((channel) => wayHere(channel, payWay) !== null);
  const usual = here.find(({ payType }) => payType === last) ?? here[0] ?? channels[0];
  return usual?.payType ?? null;
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
  const unknown: Payment = {
    payId,
    amount: null,
    payType: null,
    payWay: 'DESKTOP',
    payUrl: null,
    qrCode: null,
    wechatPay: null,
    endsAt: null,
  };
  return begun.find((payment) => payment.payId === payId) ?? unknown;
}

/** An address that a window may be sent to; null for none, and for one that is no web page. */
export function payPage(payUrl: string | null): string | null {
  if (payUrl === null || !URL.canParse(payUrl)) return null;
  const { protocol, href } = new URL(payUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
