import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { TrackingError } from '../../adapters/tracking/trackingError.ts';
import type { ParcelToTrack, TrackingService } from '../../adapters/tracking/trackingService.ts';
import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { QUERY, TRACK } from '../../jobs/kinds/tracking.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import {
  claimSilentReturns,
  findReturnsByWaybill,
  findUntrackedReturns,
  markReturnTracked,
  retryReturnsSoon,
  saveReturnTraces,
} from './returnTraces.repository.ts';
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

/** Parcels per claim, and concurrent queries among them. */
const CHUNK = 20;
const ASKED_AT_ONCE = 5;
/** Maximum queries per run. */
const ASKED_A_RUN = 500;
/** A longer job leaves the rest to another one, well before it would count as dead. */
const WORK_FOR_MS = 30_000;
const RESCUED_AT_ONCE = 1_000;
/** As long as the service tracks a parcel that does not move. */
const FOLLOWED_DAYS = 60;
/** A courier that is not supported now may be later. */
const REFUSED_DAYS = 1;

type Dependencies = {
  db: Db;
  queue: JobSender;
  /** Null where none is configured: parcels stay unchanged. */
  tracking: TrackingService | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Tracks parcels by pushes, and by queries where no push arrives. */
export function followingService({ db, queue, tracking, log }: Dependencies) {
  const wake = (orderId: number) => queue.send(db, TRACK, String(orderId), { orderId });

  /** Runs for each parcel; returns those left when the service limits calls. */
  async function forEach<P>(parcels: readonly P[], run: (parcel: P) => Promise<void>): Promise<P[]> {
    const left: P[] = [];
    let isOver = false;
    await pLimit(ASKED_AT_ONCE).map(parcels, async (parcel) => {
      if (!isOver) isOver = !(await run(parcel).then(() => true, goesOn));
      if (isOver) left.push(parcel);
    });
    return left;
  }

  /** Whether other parcels may succeed; errors that are not the service's are rethrown. */
  function goesOn(error: unknown): boolean {
    if (!(error instanceof TrackingError)) throw error;
    log.warn({ kind: error.kind, code: error.code }, 'provider call failed');
    return isOfParcel(error);
  }

  async function subscribe(
    by: TrackingService,
    parcel: { id: number } & ParcelToTrack,
    mark = markTracked,
  ): Promise<void> {
    try {
      await by.subscribe(parcel);
      await mark(db, parcel.id, FOLLOWED_DAYS);
    } catch (error) {
      if (error instanceof TrackingError && isOfParcel(error)) await mark(db, parcel.id, REFUSED_DAYS);
      throw error;
    }
  }

  /** Subscribes returned parcels, and queries those without news for hours. */
  async function followReturns(by: TrackingService): Promise<void> {
    const until = Date.now() + WORK_FOR_MS;
    const isOver = (left: readonly unknown[], found: readonly unknown[]) =>
      left.length > 0 || found.length < CHUNK || Date.now() >= until;
    for (;;) {
      const untracked = await findUntrackedReturns(db, CHUNK);
      const left = await forEach(untracked, (parcel) => subscribe(by, parcel, markReturnTracked));
      if (isOver(left, untracked)) break;
    }
    for (;;) {
      const silent = await claimSilentReturns(db, CHUNK);
      const left = await forEach(silent, async (parcel) =>
        saveReturnTraces(db, parcel.id, await by.query(parcel)),
      );
      if (left.length > 0)
        await retryReturnsSoon(
          db,
          left.map(({ id }) => id),
        );
      if (isOver(left, silent)) return;
    }
  }

  async function subscribeOrder(by: TrackingService, orderId: number): Promise<void> {
    const until = Date.now() + WORK_FOR_MS;
    for (;;) {
      const untracked = await findUntracked(db, orderId, CHUNK);
      if (untracked.length === 0) return;
      const left = await forEach(untracked, (parcel) => subscribe(by, parcel));
      // After a rate limit `rescue` retries.
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

  /** Queries claimed parcels; returns those with news, and whether the service limits calls. */
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

    /** Stores the traces of a push; false when the service did not send it. */
    async take(form: { sign: string; param: string }): Promise<boolean> {
      const push = tracking?.readPush(form);
      if (!push) return false;
      const { courierCode, waybillNo } = push;
      const parcels = courierCode === null ? [] : await findByWaybill(db, courierCode, waybillNo);
      for (const parcel of parcels) {
        await saveTraces(db, parcel, push, { isAsked: false });
        if (push.isAborted) await recordAborted(db, parcel.id);
      }
      const returns = courierCode === null ? [] : await findReturnsByWaybill(db, courierCode, waybillNo);
      for (const id of returns) await saveReturnTraces(db, id, push);
      return true;
    },

    /** Queries an order's parcels on a person's request, as many as can start within `withinMs`. */
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

    /** Scheduled job: subscribes orders whose job was lost. */
    async rescue(stop?: AbortSignal): Promise<void> {
      if (!tracking) return;
      await eachInRounds(
        RESCUED_AT_ONCE,
        stop,
        (last: number | undefined) => findForgotten(db, last ?? 0, RESCUED_AT_ONCE),
        wake,
      );
    },

    /** Scheduled job: follows parcels that come back. */
    async followReturns(): Promise<void> {
      if (tracking) await followReturns(tracking);
    },

    /** Scheduled job: queries parcels without news for hours. */
    async ask(): Promise<void> {
      if (tracking) await queue.send(db, QUERY, 'silent', {});
    },
  };
}

export type FollowingService = ReturnType<typeof followingService>;

/** Other errors affect all parcels alike. */
function isOfParcel({ kind }: TrackingError): boolean {
  return kind === 'courierUnknown' || kind === 'refused';
}
