import { randomBytes } from 'node:crypto';
import { beijingTime } from '../shops/forms.ts';
import type { BillFaults } from './billFaults.ts';
import type { ChannelName, PaymentBook, Trade } from './paymentBook.ts';
import type { Refund, RefundBook } from './refundBook.ts';

/** What stands in a bill; a payment has no refund. */
export type BillEntry = { trade: Trade; amount: number; refund: Refund | null; at: Date };

type Kept = { channel: ChannelName; bytes: Buffer; until: number };

const KEPT = 100;
/** How long the address of a bill leads to it. */
const ADDRESS_MS = 60_000;

/** The bills of both channels: of what was paid, and what went back, on a day. */
export function billBook(
  { book, refunds, faults }: { book: PaymentBook; refunds: RefundBook; faults: BillFaults },
  now: () => Date,
) {
  const files = new Map<string, Kept>();
  const dayOf = (at: Date) => beijingTime(at).slice(0, 10);

  function entriesOf(trade: Trade): BillEntry[] {
    if (!trade.paidAt || faults.omitted().has(trade.outTradeNo)) return [];
    const paid = faults.amounts().get(trade.outTradeNo) ?? trade.paidAmount;
    return [
      { trade, amount: paid, refund: null, at: trade.paidAt },
      ...refunds
        .of(trade)
        .map((refund) => ({ trade, amount: refund.amount, refund, at: refund.doneAt ?? refund.createdAt })),
    ];
  }

  return {
    faults,

    /** What moved on a day; null where there is no bill: nothing moved, the day is not over, or a developer wants it so. */
    entries(channel: ChannelName, day: string): BillEntry[] | null {
      if (faults.takeHold() || day >= dayOf(now())) return null;
      const entries = book
        .newest(Number.MAX_SAFE_INTEGER)
        .filter((trade) => trade.channel === channel)
        .flatMap(entriesOf)
        .filter(({ at }) => dayOf(at) === day)
        .sort((one, other) => one.at.getTime() - other.at.getTime());
      return entries.length > 0 ? entries : null;
    },

    /** Keeps a file for a while; what its address ends with. */
    keep(channel: ChannelName, bytes: Buffer): string {
      const key = randomBytes(24).toString('hex');
      files.set(key, { channel, bytes, until: now().getTime() + ADDRESS_MS });
      const [oldest] = files.keys();
      if (oldest !== undefined && files.size > KEPT) files.delete(oldest);
      return key;
    },

    file(channel: ChannelName, key: string): Buffer | null {
      const kept = files.get(key);
      return kept && kept.channel === channel && now().getTime() <= kept.until ? kept.bytes : null;
    },
  };
}

export type BillBook = ReturnType<typeof billBook>;
