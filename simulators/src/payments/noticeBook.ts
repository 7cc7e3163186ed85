import type { ChannelName, Trade } from './paymentBook.ts';
import type { PaymentFaults } from './paymentFaults.ts';
import type { Refund, RefundBook } from './refundBook.ts';
import type { Split } from './splitBook.ts';

/** A refund that is told of, and how much of its trade went back altogether, in fen. */
export type NoticedRefund = { refund: Refund; given: number };

/** How a channel tells a merchant, and how it knows that it was heard. */
export type NoticeWriter = {
  write(trade: Trade, refund: NoticedRefund | null): { headers: Record<string, string>; body: string };
  /** Of a split that has arrived; channels without splits write none. */
  writeSplit?(split: Split): { headers: Record<string, string>; body: string };
  isTaken(answer: { status: number; text: string }): boolean;
  /** Pauses before the notice is repeated, in seconds. */
  pauses: readonly number[];
};
export type NoticeWriters = Partial<Record<ChannelName, NoticeWriter>>;

type Notice = {
  trade: Trade;
  refund: Refund | null;
  split?: Split;
  sent: number;
  taken: number;
  /** Null when it is taken, given up or lost. */
  nextAt: Date | null;
};

const ANSWER_MS = 5_000;

/** What merchants are told. A payment's notices go out one after another until one of them is taken. */
export function noticeBook(
  { writers, faults, refunds }: { writers: NoticeWriters; faults: PaymentFaults; refunds: RefundBook },
  now: () => Date,
) {
  const kept = new Map<Trade | Refund | Split, Notice>();

  /** Pushes it once; whether it was taken. */
  async function push(notice: Notice): Promise<boolean> {
    const { trade, refund, split } = notice;
    const writer = writers[trade.channel];
    if (!writer) return false;
    notice.sent += 1;
    const reported = split
      ? writer.writeSplit?.(split)
      : writer.write(trade, refund && { refund, given: refunds.given(trade) });
    if (!reported) return false;
    const init: RequestInit = { method: 'POST', redirect: 'error', ...reported };
    try {
      const answer = await fetch(split?.notifyUrl ?? refund?.notifyUrl ?? trade.notifyUrl, {
        ...init,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (!writer.isTaken({ status: answer.status, text: await answer.text() })) return false;
    } catch {
      return false;
    }
    notice.taken += 1;
    return true;
  }

  async function tell(notice: Notice): Promise<void> {
    const pause = writers[notice.trade.channel]?.pauses[notice.sent];
    notice.nextAt = pause === undefined ? null : new Date(now().getTime() + pause * 1_000);
    if (await push(notice)) notice.nextAt = null;
  }

  return {
    of: (reported: Trade | Refund) => kept.get(reported),

    /** Tells of a payment, or of a refund of it, unless its notices are to be lost. */
    async begin(trade: Trade, refund: Refund | null = null): Promise<void> {
      const notice: Notice = { trade, refund, sent: 0, taken: 0, nextAt: null };
      kept.set(refund ?? trade, notice);
      if (!faults.takeDrop()) await tell(notice);
    },

    /** Tells of a split, of whose parts some have arrived. */
    async beginSplit(split: Split): Promise<void> {
      if (!split.parts.some(({ result }) => result === 'SUCCESS')) return;
      const notice: Notice = { trade: split.trade, refund: null, split, sent: 0, taken: 0, nextAt: null };
      kept.set(split, notice);
      if (!faults.takeDrop()) await tell(notice);
    },

    /** Repeats what was not taken and is due. */
    async run(): Promise<void> {
      const due = [...kept.values()].filter(({ nextAt }) => nextAt !== null && nextAt <= now());
      for (const notice of due) await tell(notice);
    },

    /** Pushes a payment's notice so many times, one after another or all at once; how many were taken. */
    async repeat(trade: Trade, times: number, atOnce: boolean): Promise<number> {
      const notice = kept.get(trade) ?? { trade, refund: null, sent: 0, taken: 0, nextAt: null };
      kept.set(trade, notice);
      const before = notice.taken;
      if (atOnce) await Promise.all(Array.from({ length: times }, () => push(notice)));
      else for (let time = 0; time < times; time += 1) await push(notice);
      return notice.taken - before;
    },
  };
}

export type NoticeBook = ReturnType<typeof noticeBook>;
