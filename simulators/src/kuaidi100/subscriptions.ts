import pLimit from 'p-limit';
import { givenIn } from '../shops/given.ts';
import type { JourneyBook } from './journeyBook.ts';
import { isOver, pushForm } from './pollResults.ts';
import type { WaybillBook } from './waybillBook.ts';

export type SubscriptionRequest = {
  waybillNo: string;
  company: string;
  callbackUrl: string;
  /** The salt that signs pushes; null for none. */
  salt: string | null;
  /** With finer states. */
  isFine: boolean;
};

type Subscription = SubscriptionRequest & {
  /** Steps that were pushed or given up. */
  told: number;
  failures: number;
  /** Not before; null for at once. */
  retryAt: Date | null;
  isEnded: boolean;
  /** One push at a time per parcel. */
  line: Promise<void>;
};

const ANSWER_MS = 5_000;
const PUSHED_AT_ONCE = 10;
const TRIES = 3;
const RETRY_HOURS = 0.5;

/** Subscriptions. A push contains the full history, so that a lost push does no harm. */
export function subscriptions(
  { book, journeys }: { book: WaybillBook; journeys: JourneyBook },
  hourMs: number,
  now: () => Date,
) {
  const byNumber = new Map<string, Subscription>();
  let line: Promise<void> = Promise.resolve();

  /** Pushes the first `count` steps; returns whether they were accepted. */
  async function push(subscription: Subscription, count: number): Promise<boolean> {
    const { waybillNo, company, callbackUrl, salt, isFine } = subscription;
    const waybill = book.waybill(waybillNo);
    const steps = waybill ? journeys.done(waybill).slice(0, count) : [];
    const body = pushForm({ number: waybillNo, company, steps, isFine }, salt);
    const init: RequestInit = { method: 'POST', body, redirect: 'error' };
    try {
      const answer = await fetch(callbackUrl, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
      return answer.ok && givenIn(await answer.json()).result === true;
    } catch {
      return false;
    }
  }

  async function tellNews(subscription: Subscription): Promise<void> {
    const waybill = book.waybill(subscription.waybillNo);
    if (!waybill) {
      byNumber.delete(subscription.waybillNo);
      return;
    }
    const steps = journeys.done(waybill);
    if (steps.length <= subscription.told || (subscription.retryAt ?? now()) > now()) return;
    const isTaken = await push(subscription, steps.length);
    subscription.failures = isTaken ? 0 : subscription.failures + 1;
    if (!isTaken && subscription.failures < TRIES) {
      subscription.retryAt = new Date(now().getTime() + RETRY_HOURS * hourMs);
      return;
    }
    subscription.told = steps.length;
    subscription.failures = 0;
    subscription.retryAt = null;
    subscription.isEnded = isOver(steps);
  }

  function tell(subscription: Subscription): Promise<void> {
    subscription.line = subscription.line.then(() => tellNews(subscription));
    return subscription.line;
  }

  async function tellAll(): Promise<void> {
    const open = [...byNumber.values()].filter(({ isEnded }) => !isEnded);
    await pLimit(PUSHED_AT_ONCE).map(open, tell);
  }

  return {
    of: (waybillNo: string) => byNumber.get(waybillNo),

    /** False when the parcel has a subscription already. */
    add(request: SubscriptionRequest): boolean {
      const before = byNumber.get(request.waybillNo);
      if (before && !before.isEnded) return false;
      byNumber.set(request.waybillNo, {
        ...request,
        told: 0,
        failures: 0,
        retryAt: null,
        isEnded: false,
        line: Promise.resolve(),
      });
      return true;
    },

    /** Pushes the news of all parcels since the last time. */
    run(): Promise<void> {
      line = line.then(tellAll);
      return line;
    },

    /** Pushes the news of one parcel, without waiting for those of the others. */
    async runOne(waybillNo: string): Promise<void> {
      const subscription = byNumber.get(waybillNo);
      if (subscription && !subscription.isEnded) await tell(subscription);
    },

    /** Repeats the push after this many steps; returns whether it was accepted. */
    repeat(waybillNo: string, count: number): Promise<boolean> {
      const subscription = byNumber.get(waybillNo);
      return subscription ? push(subscription, count) : Promise.resolve(false);
    },

    age(hours: number): void {
      for (const subscription of byNumber.values())
        if (subscription.retryAt)
          subscription.retryAt = new Date(subscription.retryAt.getTime() - hours * hourMs);
    },
  };
}

export type Subscriptions = ReturnType<typeof subscriptions>;
