import { randomBytes } from 'node:crypto';
import { FieldError, type Fields } from '../shops/actions.ts';
import type { Trade } from './paymentBook.ts';
import { PAYMENT_CALLS, PAYMENT_FAULTS } from './paymentFaults.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { SPLIT_CODES, SPLIT_REASONS } from './splitFaults.ts';

const DAY_MS = 86_400_000;
const CHANNEL_NAMES = ['alipay', 'wechat'] as const;
const MAX_TIMES = 100_000;
const MAX_REPEATS = 1_000;
const MAX_FEN = 100_000_000_000;

type Act = (world: PaymentsWorld, fields: Fields) => void | Promise<void>;

/** What a developer can do to payments, by name; what is to be told then has been when it is done. */
export const PAYMENTS_ACTIONS: Readonly<Record<string, Act>> = {
  /** `amount`, in fen, is what the merchant is told, which real channels never let differ. */
  async pay({ book, notices }, fields) {
    const trade = tradeAt(book, fields);
    if (!book.isOpen(trade)) throw new FieldError('outTradeNo');
    book.pay(trade, numberAt(fields, 'amount', 1, MAX_FEN, trade.amount));
    await notices.begin(trade);
  },
  /** As if the person had paid in the last second, and the channel heard of it after it said that the trade was closed. */
  async payLate({ book, notices }, fields) {
    const trade = tradeAt(book, fields);
    if (trade.state === 'paid') throw new FieldError('outTradeNo');
    book.pay(trade, trade.amount);
    await notices.begin(trade);
  },
  close({ book }, fields) {
    const trade = tradeAt(book, fields);
    if (trade.state === 'paid') throw new FieldError('outTradeNo');
    trade.state = 'closed';
    trade.isSeen = true;
  },
  async repeatNotice({ book, notices }, fields) {
    const trade = tradeAt(book, fields);
    if (trade.state !== 'paid') throw new FieldError('outTradeNo');
    const times = numberAt(fields, 'times', 1, MAX_REPEATS, 1);
    await notices.repeat(trade, times, textAt(fields, 'atOnce') === 'true');
  },
  dropNotices({ faults }, fields) {
    faults.drop(numberAt(fields, 'payments', 0, MAX_TIMES, 1));
  },
  /** As if it had been paid, and what went back had, so many days earlier. */
  age({ book, refunds }, fields) {
    const trade = tradeAt(book, fields);
    if (!trade.paidAt) throw new FieldError('outTradeNo');
    const earlier = numberAt(fields, 'days', 1, 3_650, 366) * DAY_MS;
    trade.paidAt = new Date(trade.paidAt.getTime() - earlier);
    for (const refund of refunds.of(trade))
      if (refund.doneAt) refund.doneAt = new Date(refund.doneAt.getTime() - earlier);
  },
  /** A payment that the merchant has never asked for. */
  strayTrade({ book }, fields) {
    const trade = book.open({
      channel: oneOf(fields, 'channel', CHANNEL_NAMES),
      outTradeNo: textAt(fields, 'outTradeNo') || `X${randomBytes(8).toString('hex')}`,
      amount: numberAt(fields, 'amount', 1, MAX_FEN, 1_000),
      ...{ subject: '橙仓账户充值', notifyUrl: '', returnUrl: null, expiresAt: new Date(0) },
    });
    if (!trade || trade.paidAt) throw new FieldError('outTradeNo');
    book.pay(trade, trade.amount);
    trade.paidAt = new Date(Number(trade.paidAt) - numberAt(fields, 'days', 0, 3_650, 1) * DAY_MS);
  },
  holdBills({ bills }, fields) {
    bills.faults.hold(numberAt(fields, 'bills', 0, MAX_TIMES, 1));
  },
  changeInBill({ book, bills }, fields) {
    const { outTradeNo, paidAmount } = tradeAt(book, fields);
    bills.faults.change(outTradeNo, numberAt(fields, 'amount', 1, MAX_FEN, paidAmount));
  },
  omitFromBill({ book, bills }, fields) {
    bills.faults.omit(tradeAt(book, fields).outTradeNo);
  },
  refuseRefunds({ refunds }, fields) {
    refunds.refuse(numberAt(fields, 'refunds', 0, MAX_TIMES, 1));
  },
  /** So many of the next parts come to nothing, for a reason of the channel's. */
  closeSplits({ splits }, fields) {
    splits.close(numberAt(fields, 'splits', 1, MAX_REPEATS, 1), oneOf(fields, 'reason', SPLIT_REASONS));
  },
  refuseSplits({ splits }, fields) {
    splits.refuse(numberAt(fields, 'splits', 1, MAX_REPEATS, 1), oneOf(fields, 'code', SPLIT_CODES));
  },
  /** So many of the next splits stay under way; 0 lets them go on. */
  holdSplits({ splits }, fields) {
    splits.hold(numberAt(fields, 'splits', 0, MAX_TIMES, 1));
  },
  failCalls({ faults }, fields) {
    faults.add({
      kind: oneOf(fields, 'kind', PAYMENT_FAULTS),
      call: textAt(fields, 'call') === '' ? null : oneOf(fields, 'call', PAYMENT_CALLS),
      channel: textAt(fields, 'channel') === '' ? null : oneOf(fields, 'channel', CHANNEL_NAMES),
      times: numberAt(fields, 'times', 1, MAX_TIMES, 1),
    });
  },
  delayAnswers({ faults }, fields) {
    faults.delay(numberAt(fields, 'ms', 0, 30_000, 0));
  },
  clearFaults({ faults, refunds, bills, splits }) {
    faults.clear();
    splits.clear();
    bills.faults.clear();
    refunds.refuse(0);
  },
};

function tradeAt(book: PaymentsWorld['book'], fields: Fields): Trade {
  const trade = book.named(textAt(fields, 'outTradeNo'));
  if (!trade) throw new FieldError('outTradeNo');
  return trade;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new FieldError(name);
  const text = String(value).trim();
  if (text.length > 200) throw new FieldError(name);
  return text;
}

function numberAt(fields: Fields, name: string, least: number, most: number, otherwise: number): number {
  const text = textAt(fields, name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new FieldError(name);
  return value;
}

function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === textAt(fields, name));
  if (!found) throw new FieldError(name);
  return found;
}
