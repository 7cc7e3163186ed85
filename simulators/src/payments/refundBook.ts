import { randomInt } from 'node:crypto';
import type { ChannelName, Trade } from './paymentBook.ts';

/** Money that goes back; amounts in fen. */
export type Refund = {
  trade: Trade;
  /** The merchant's number, and the channel's. */
  outRefundNo: string;
  refundNo: string;
  amount: number;
  reason: string;
  notifyUrl: string;
  state: 'processing' | 'done' | 'failed';
  createdAt: Date;
  doneAt: Date | null;
};

export type RefundRequest = Pick<Refund, 'trade' | 'outRefundNo' | 'amount' | 'reason' | 'notifyUrl'>;
/** Why there is none: it was asked for with another amount, too much, too late, or the developer wants it so. */
export type RefundError = 'different' | 'tooMuch' | 'tooOld' | 'unwanted';

const YEAR_MS = 365 * 24 * 3_600_000;
/** How long WeChat Pay takes. */
const PROCESSING_MS = 1_000;

/** The refunds of trades, each kept with its trade. */
export function refundBook(now: () => Date) {
  const byTrade = new WeakMap<Trade, Map<string, Refund>>();
  const working = new Set<Refund>();
  let unwanted = 0;

  const of = (trade: Trade): Refund[] => [...(byTrade.get(trade)?.values() ?? [])];
  /** Fen of a trade that went back, or are on their way. */
  const input = (trade: Trade) =>
    of(trade)
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function finish(refund: Refund): Refund {
    refund.state = 'done';
    refund.doneAt = now();
    return refund;
  }

  return {
    of,
    given: input,
    toRefuse: () => unwanted,

    find: (trade: Trade, outRefundNo: string) => byTrade.get(trade)?.get(outRefundNo),

    /** So many of the next refunds do not come about. */
    refuse(refunds: number): void {
      unwanted = refunds;
    },

    /** The refund of that number, begun where there is none. Alipay's is made at once. */
    make(request: RefundRequest): Refund | RefundError {
      const { trade, outRefundNo, amount } = request;
      const kept = byTrade.get(trade) ?? new Map<string, Refund>();
      byTrade.set(trade, kept);
      const before = kept.get(outRefundNo);
      if (before) return before.amount === amount ? before : 'different';
      if (input(trade) + amount > trade.paidAmount) return 'tooMuch';
      if (now().getTime() - (trade.paidAt?.getTime() ?? 0) > YEAR_MS) return 'tooOld';
      const isUnwanted = unwanted > 0;
      if (isUnwanted) unwanted -= 1;
      if (isUnwanted && trade.channel === 'alipay') return 'unwanted';
      const refund: Refund = {
        ...request,
        refundNo: refundNoOf(trade.channel, now()),
        state: isUnwanted ? 'failed' : 'processing',
        createdAt: now(),
        doneAt: null,
      };
      kept.set(outRefundNo, refund);
      if (refund.state === 'failed') return refund;
      if (trade.channel === 'alipay') return finish(refund);
      working.add(refund);
      return refund;
    },

    /** Makes those whose time has come; which they were. */
    run(): Refund[] {
      const due = [...working].filter(
        ({ createdAt }) => now().getTime() - createdAt.getTime() >= PROCESSING_MS,
      );
      for (const refund of due) {
        working.delete(refund);
        finish(refund);
      }
      return due;
    },
  };
}

export type RefundBook = ReturnType<typeof refundBook>;

function refundNoOf(channel: ChannelName, at: Date): string {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  return channel === 'alipay' ? `${day}2200${digits(8)}${digits(8)}` : `5030${day}${digits(8)}${digits(8)}`;
}
