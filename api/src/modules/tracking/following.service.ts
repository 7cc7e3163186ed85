import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { TrackingError } from '../../adapters/tracking/trackingError.ts';
import type { TrackingService } from '../../adapters/tracking/trackingService.ts';
import type { Db } from '../../db/client.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { QUERY, TRACK } from './kinds.ts';
import { saveTraces } from './traces.repository.ts';
import {
  claimOfOrder,
  claimSilent,
  findByWaybill,
  findForgotten,
  findUntracked,
  markTracked,
  recordAborted,
  retryQuerySoon,
  type TrackedParcel,
} from './tracking.repository.ts';

/** Parcels that are taken together, and how many of them are asked for at the same time. */
const CHUNK = 20;
const ASKED_AT_ONCE = 5;
/** What is asked for in one run at most. */
const ASKED_A_RUN = 500;
/** A job that has worked for so long leaves the rest to another, well before it would be taken for dead. */
const WORK_FOR_MS = 30_000;
const RESCUED_AT_ONCE = 200;
/** As long as the service follows a parcel that does not move. */
const FOLLOWED_DAYS = 60;
/** A courier that cannot be followed now may be tomorrow. */
const REFUSED_DAYS = 1;

type Dependencies = {
  db: Db;
  queue: JobSender;
  /** Null where none is set up: parcels stay as they are. */
  tracking: TrackingService | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Following parcels: by what is pushed to us, and by asking where nothing is. */
export function followingService({ db, queue, tracking, log }: Dependencies) {
  const wake = (orderId: number) => queue.send(db, TRACK, String(orderId), { orderId });

  /** Does it for each parcel; answers those that were left when the service had no more of it. */
  async function forEach(
    parcels: readonly TrackedParcel[],
    run: (parcel: TrackedParcel) => Promise<void>,
  ): Promise<TrackedParcel[]> {
    const left: TrackedParcel[] = [];
    let isOver = false;
    await pLimit(ASKED_AT_ONCE).map(parcels, async (parcel) => {
      if (!isOver) isOver = !(await run(parcel).then(() => true, goesOn));
      if (isOver) left.push(parcel);
    });
    return left;
  }

  /** Whether the parcels that follow may fare better; what is no trouble of the service is thrown. */
  function goesOn(error: unknown): boolean {
    if (!(error instanceof TrackingError)) throw error;
    log.warn({ kind: error.kind, code: error.code }, 'provider call failed');
    return isOfParcel(error);
  }

  async function subscribe(by: TrackingService, parcel: TrackedParcel): Promise<void> {
    try {
      await by.subscribe(parcel);
      await markTracked(db, parcel.id, FOLLOWED_DAYS);
    } catch (error) {
      if (error instanceof TrackingError && isOfParcel(error)) await markTracked(db, parcel.id, REFUSED_DAYS);
      throw error;
    }
  }

  async function subscribeOrder(by: TrackingService, orderId: number): Promise<void> {
    const until = Date.now() + WORK_FOR_MS;
    for (;;) {
      const untracked = await findUntracked(db, orderId, CHUNK);
      if (untracked.length === 0) return;
      const left = await forEach(untracked, (parcel) => subscribe(by, parcel));
      // A service that has had enough is tried again by `rescue`.
      if (left.length > 0) return;
      if (Date.now() >= until) return wake(orderId);
    }
  }

  async function askSilent(by: TrackingService): Promise<void> {
    const until = Date.now() + WORK_FOR_MS;
    for (let requested = 0; requested < ASKED_A_RUN && Date.now() < until; requested += CHUNK) {
      const silent = await claimSilent(db, CHUNK);
      const { isOver } = await askFor(by, silent);
      if (isOver || silent.length === 0) return;
    }
  }

  /** Asks for parcels that were claimed; answers of which there was news, and whether the service had enough of it. */
  async function askFor(by: TrackingService, claimed: readonly TrackedParcel[]) {
    const news: number[] = [];
    const left = await forEach(claimed, async (parcel) => {
      if (await saveTraces(db, parcel, await by.query(parcel), { isAsked: true })) news.push(parcel.id);
    });
    if (left.length > 0)
      await retryQuerySoon(
        db,
        left.map(({ id }) => id),
      );
    return { news, isOver: left.length > 0 };
  }

  return {
    handlers: [
      handles(TRACK, async ({ orderId }) => {
        if (tracking) await subscribeOrder(tracking, orderId);
      }),
      handles(QUERY, async () => {
        if (tracking) await askSilent(tracking);
      }),
    ],

    /** Keeps what a push tells; false when the service did not send it. */
    async take(form: { sign: string; param: string }): Promise<boolean> {
      const push = tracking?.readPush(form);
      if (!push) return false;
      const { courierCode, waybillNo } = push;
      const parcels = courierCode === null ? [] : await findByWaybill(db, courierCode, waybillNo);
      for (const parcel of parcels) {
        await saveTraces(db, parcel, push, { isAsked: false });
        if (push.isAborted) await recordAborted(db, parcel.id);
      }
      return true;
    },

    /** Asks for an order's parcels because a person wants to know, as many as can be begun with in `withinMs`. */
    async askOrder(orderId: number, withinMs: number): Promise<{ asked: number[]; news: number[] }> {
      const requested: number[] = [];
      const reported: number[] = [];
      const until = Date.now() + withinMs;
      while (tracking && Date.now() < until) {
        const claimed = await claimOfOrder(db, orderId, ASKED_AT_ONCE);
        const { news, isOver } = await askFor(tracking, claimed);
        requested.push(...claimed.map(({ id }) => id));
        reported.push(...news);
        if (isOver || claimed.length === 0) break;
      }
      return { asked: requested, news: reported };
    },

    /** A chore: has the orders followed whose job came to nothing. */
    async rescue(): Promise<void> {
      if (!tracking) return;
      for (const orderId of await findForgotten(db, RESCUED_AT_ONCE)) await wake(orderId);
    },

    /** A chore: has the parcels asked for of which nothing was heard for hours. */
    async ask(): Promise<void> {
      if (tracking) await queue.send(db, QUERY, 'silent', {});
    },
  };
}

export type FollowingService = ReturnType<typeof followingService>;

/** Anything else is the same for all parcels. */
function isOfParcel({ kind }: TrackingError): boolean {
  return kind === 'courierUnknown' || kind === 'refused';
}
