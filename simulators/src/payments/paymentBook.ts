import { randomBytes, randomInt } from 'node:crypto';

export type ChannelName = 'alipay' | 'wechat';

export type WechatTradeType = 'NATIVE' | 'JSAPI' | 'MWEB';

/** Wishes of a merchant; amounts in fen. */
export type TradeRequest = {
  channel: ChannelName;
  outTradeNo: string;
  amount: number;
  subject: string;
  notifyUrl: string;
  returnUrl: string | null;
  expiresAt: Date;
  /** How WeChat is to be paid, in its own words. */
  tradeType?: WechatTradeType;
  /** Whether the merchant wants to split parts off it. */
  isToSplit?: boolean;
};

export type Trade = TradeRequest & {
  /** The channel's own number. */
  tradeNo: string;
  openedAt: Date;
  state: 'open' | 'paid' | 'closed';
  /** Whether anybody has been at the cashier: Alipay knows of a trade from then on. */
  isSeen: boolean;
  paidAt: Date | null;
  /** What notices and queries tell, which is what was asked for unless a developer wants otherwise. */
  paidAmount: number;
  /** The cashier's address ends with it. */
  cashierKey: string;
  /** What the cashier's form proves itself with. */
  formKey: string;
  /** WeChat's number of what is paid on phones. */
  prepayId: string;
};

const KEPT = 10_000;

/** Keeps the newest trades in memory. */
export function paymentBook(now: () => Date) {
  const kept = new Map<string, Trade>();
  const byCashier = new Map<string, Trade>();

  return {
    /** The trade of that number, opened where there is none; null when it was opened for something else. */
    open(request: TradeRequest): Trade | null {
      const key = keyOf(request.channel, request.outTradeNo);
      const before = kept.get(key);
      if (before)
        return before.amount === request.amount && before.subject === request.subject ? before : null;
      const trade: Trade = {
        ...request,
        tradeNo: tradeNoOf(request.channel, now()),
        openedAt: now(),
        state: 'open',
        isSeen: false,
        paidAt: null,
        paidAmount: request.amount,
        cashierKey: randomBytes(16).toString('hex'),
        formKey: randomBytes(16).toString('hex'),
        prepayId: `wx${randomBytes(17).toString('hex')}`,
      };
      kept.set(key, trade);
      byCashier.set(trade.cashierKey, trade);
      const [oldest] = kept;
      if (oldest && kept.size > KEPT) {
        kept.delete(oldest[0]);
        byCashier.delete(oldest[1].cashierKey);
      }
      return trade;
    },

    find: (channel: ChannelName, outTradeNo: string) => kept.get(keyOf(channel, outTradeNo)),
    /** By the merchant's number alone, for developers. */
    named: (outTradeNo: string) =>
      kept.get(keyOf('alipay', outTradeNo)) ?? kept.get(keyOf('wechat', outTradeNo)),
    /** By the channel's number. */
    numbered: (channel: ChannelName, tradeNo: string) =>
      [...kept.values()].find((trade) => trade.channel === channel && trade.tradeNo === tradeNo),
    /** By WeChat's number of what is to be paid. */
    prepaid: (prepayId: string) => [...kept.values()].find((trade) => trade.prepayId === prepayId),
    atCashier: (cashierKey: string) => byCashier.get(cashierKey),

    /** Whether it can be paid now. */
    isOpen: (trade: Trade) => trade.state === 'open' && now() < trade.expiresAt,

    /** A trade whose time is over is closed as soon as somebody looks. */
    settleTime(trade: Trade): Trade {
      if (trade.state === 'open' && now() >= trade.expiresAt) trade.state = 'closed';
      return trade;
    },

    pay(trade: Trade, amount: number): void {
      trade.state = 'paid';
      trade.isSeen = true;
      trade.paidAt = now();
      trade.paidAmount = amount;
    },

    count: () => kept.size,
    /** The newest first. */
    newest: (most: number): Trade[] => [...kept.values()].slice(-most).reverse(),
  };
}

export type PaymentBook = ReturnType<typeof paymentBook>;

function keyOf(channel: ChannelName, outTradeNo: string): string {
  return `${channel}:${outTradeNo}`;
}

/** 28 digits, as both channels write them: Alipay's begin with the day, WeChat's with 42. */
function tradeNoOf(channel: ChannelName, at: Date): string {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  return channel === 'alipay' ? `${day}2200${digits(8)}${digits(8)}` : `4200${day}${digits(8)}${digits(8)}`;
}
