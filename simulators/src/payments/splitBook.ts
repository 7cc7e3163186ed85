import { randomInt } from 'node:crypto';
import type { Trade } from './paymentBook.ts';
import type { RefundBook } from './refundBook.ts';

/** A part of a trade that goes to somebody else; amounts in fen. */
export type Part = {
  type: string;
  account: string;
  amount: number;
  description: string;
  /** The channel's number of the part. */
  detailId: string;
  result: 'PENDING' | 'SUCCESS' | 'CLOSED';
  failReason: string;
};

/** What a merchant asked for under one number; `isUnfreeze` gives what is left back to the merchant. */
export type Split = {
  trade: Trade;
  /** The merchant's number, and the channel's. */
  outOrderNo: string;
  orderId: string;
  parts: Part[];
  isUnfreeze: boolean;
  notifyUrl: string;
  createdAt: Date;
  finishedAt: Date | null;
};
export type SplitReturn = {
  split: Split;
  outReturnNo: string;
  returnId: string;
  merchant: string;
  amount: number;
  description: string;
  result: 'SUCCESS' | 'FAILED';
  failReason: string;
  createdAt: Date;
};

export type SplitRequest = Pick<Split, 'trade' | 'outOrderNo' | 'isUnfreeze' | 'notifyUrl'> & {
  parts: Pick<Part, 'type' | 'account' | 'amount' | 'description'>[];
};
/** Why nothing is split: other words under the same number, more than there is, above the ratio, or too often. */
export type SplitError = 'different' | 'notEnough' | 'aboveRatio' | 'tooOften';

const PROCESSING_MS = 1_000;
const DAY_MS = 86_400_000;
/** Of an ordinary merchant, unless another one was agreed; the channel keeps money back for so many days. */
const FROZEN_DAYS = 30;
const MAX_RATIO = 0.3;
const MAX_SPLITS = 50;

/** The splits of trades in memory, and what a developer wants of the next ones. */
export function splitBook({ refunds }: { refunds: RefundBook }, now: () => Date) {
  const receivers = new Map<string, string>();
  const byNo = new Map<string, Split>();
  const byTrade = new Map<Trade, Split[]>();
  const returns = new Map<string, SplitReturn>();
  const toClose: string[] = [];
  const toRefuse: string[] = [];
  let held = 0;
  const heldSplits = new Set<Split>();

  const of = (trade: Trade): readonly Split[] => byTrade.get(trade) ?? [];
  /** Fen of a trade that were split off and did not come to nothing, or given back to the merchant. */
  const gone = (trade: Trade, isUnfreeze: boolean) =>
    of(trade)
      .filter((split) => split.isUnfreeze === isUnfreeze)
      .flatMap(({ parts }) => parts)
      .filter(({ result }) => result !== 'CLOSED')
      .reduce((sum, { amount }) => sum + amount, 0);

  function unsplit(trade: Trade): number {
    const isFrozen = trade.paidAt && now().getTime() - trade.paidAt.getTime() < FROZEN_DAYS * DAY_MS;
    if (!isFrozen || !trade.isToSplit) return 0;
    return Math.max(0, trade.paidAmount - refunds.given(trade) - gone(trade, false) - gone(trade, true));
  }

  function finish(split: Split): Split {
    for (const part of split.parts) {
      const reason = split.isUnfreeze ? undefined : toClose.shift();
      part.result = reason === undefined ? 'SUCCESS' : 'CLOSED';
      part.failReason = reason ?? '';
    }
    split.finishedAt = now();
    return split;
  }

  function errorOf({ trade, parts, isUnfreeze }: SplitRequest): SplitError | null {
    const sum = parts.reduce((fen, { amount }) => fen + amount, 0);
    if (sum > unsplit(trade)) return 'notEnough';
    if (isUnfreeze) return null;
    if (of(trade).length >= MAX_SPLITS) return 'tooOften';
    return gone(trade, false) + sum > Math.floor(trade.paidAmount * MAX_RATIO) ? 'aboveRatio' : null;
  }

  return {
    of,
    unsplit,
    receivers: () => receivers.size,
    /** Whether parts may be paid to somebody. */
    knows: (type: string, account: string) => receivers.has(`${type}:${account}`),
    addReceiver: (type: string, account: string, name: string) =>
      void receivers.set(`${type}:${account}`, name),
    removeReceiver: (type: string, account: string) => receivers.delete(`${type}:${account}`),

    find: (outOrderNo: string) => byNo.get(outOrderNo),
    findReturn: (outReturnNo: string) => returns.get(outReturnNo),

    /** The split of that number, begun where there is none. */
    make(request: SplitRequest): Split | SplitError {
      const before = byNo.get(request.outOrderNo);
      if (before) return isSame(before, request) ? before : 'different';
      const error = errorOf(request);
      if (error) return error;
      const split: Split = {
        ...request,
        orderId: numberOf('3008', now()),
        parts: request.parts.map((part) => ({
          ...part,
          detailId: numberOf('3601', now()),
          result: 'PENDING',
          failReason: '',
        })),
        createdAt: now(),
        finishedAt: null,
      };
      byNo.set(split.outOrderNo, split);
      byTrade.set(split.trade, [...of(split.trade), split]);
      if (held > 0) {
        held -= 1;
        heldSplits.add(split);
      }
      return split;
    },

    /** Takes a part back, at once; null where the merchant did not get as much. */
    takeBack(asked: Pick<SplitReturn, 'split' | 'outReturnNo' | 'merchant' | 'amount' | 'description'>) {
      const before = returns.get(asked.outReturnNo);
      if (before) return before.split === asked.split && before.amount === asked.amount ? before : null;
      const got = asked.split.parts.find(
        ({ account, result }) => account === asked.merchant && result === 'SUCCESS',
      );
      const back = [...returns.values()]
        .filter(
          ({ split, merchant, result }) =>
            split === asked.split && merchant === asked.merchant && result === 'SUCCESS',
        )
        .reduce((sum, { amount }) => sum + amount, 0);
      if (!got || back + asked.amount > got.amount) return null;
      const made: SplitReturn = {
        ...asked,
        returnId: numberOf('3008', now()),
        result: 'SUCCESS',
        failReason: '',
        createdAt: now(),
      };
      returns.set(asked.outReturnNo, made);
      return made;
    },

    /** The next parts come to nothing, for this reason of the channel. */
    close: (splits: number, reason: string) => void toClose.push(...Array(splits).fill(reason)),
    /** The next requests are refused with this code of the channel. */
    refuse: (splits: number, code: string) => void toRefuse.push(...Array(splits).fill(code)),
    takeRefusal: () => toRefuse.shift(),
    /** So many of the next splits stay under way until they are let go. */
    hold(splits: number): void {
      held = splits;
      if (splits === 0) heldSplits.clear();
    },
    troubles: () => ({ toClose: [...toClose], toRefuse: [...toRefuse], held: held + heldSplits.size }),
    clear(): void {
      toClose.length = 0;
      toRefuse.length = 0;
      held = 0;
      heldSplits.clear();
    },

    /** Ends those whose time has come; which they were. */
    run: (): Split[] =>
      [...byNo.values()]
        .filter(
          (split) =>
            !split.finishedAt &&
            !heldSplits.has(split) &&
            now().getTime() - split.createdAt.getTime() >= PROCESSING_MS,
        )
        .map(finish),
  };
}

export type SplitBook = ReturnType<typeof splitBook>;

function isSame(split: Split, { trade, parts }: SplitRequest): boolean {
  const words = (all: SplitRequest['parts']) =>
    JSON.stringify(all.map(({ type, account, amount }) => [type, account, amount]));
  return split.trade === trade && words(split.parts) === words(parts);
}

function numberOf(kind: string, at: Date): string {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  return `${kind}${day}${digits(8)}${digits(8)}`;
}
