import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Chunk, ChunkIssuer } from './chunkIssuer.ts';
import { CHUNK, type OrderToIssue } from './claims.repository.ts';
import { courierBusy, type Waiting } from './outcomes.ts';
import { type Acquired, RequestLimiter } from './requestLimiter.ts';

/** Why a job does no more for its order now. */
export type End =
  | { kind: 'nothingFree' | 'timeUp' }
  | { kind: 'tooManyWait'; retryInMs: number }
  | { kind: 'stopped'; reason: Pick<Waiting, 'info' | 'pauseMs'> };

/** Requests in flight at one courier where its service knows no number of its own. */
const DEFAULT_AT_ONCE = 40;
/** Parcels in one claim of shop orders, which are read at their shop first: so many at once of one order. */
const SHOP_CHUNK = 5;
/** The same of all orders: a slow shop must not keep the permits of couriers, nor all connections to the database. */
const READ_AT_ONCE = 20;
/** Chunks of one order at once: while one waits for the courier, others are claimed and stored. */
const CHUNKS_AT_ONCE = 3;
/** A longer job continues as a new one behind waiting jobs. */
const WORK_FOR_MS = 1_000;

/** Issues an order chunk by chunk, as its courier has permits for its buyer. One for all orders of a process. */
export function orderIssuer(by: WaybillService, chunks: ChunkIssuer, now: () => Date) {
  const limiters = new Map<string, RequestLimiter>();
  const readings = new RequestLimiter(READ_AT_ONCE, now);

  /** Couriers count by account: the own one of a supplier has permits of its own. */
  function limiterOf(courierCode: string, ownAccountId: number | null): RequestLimiter {
    const key = ownAccountId === null ? courierCode : String(ownAccountId);
    const limiter = limiters.get(key) ?? new RequestLimiter(by.atOnce?.(courierCode) ?? DEFAULT_AT_ONCE, now);
    limiters.set(key, limiter);
    return limiter;
  }

  /** Permits for the next chunk of an order, or why there are none. */
  async function acquire(
    { accountId, courierCode, shopId, packageCount }: OrderToIssue,
    ownAccountId: number | null,
  ): Promise<Acquired> {
    const courier = limiterOf(courierCode, ownAccountId);
    if (shopId === null) return courier.acquire(accountId, Math.min(packageCount, CHUNK));
    const reading = await readings.acquire(accountId, Math.min(packageCount, SHOP_CHUNK));
    if (reading.kind !== 'permits') return reading;
    const acquired = await courier.acquire(accountId, reading.permits.count);
    if (acquired.kind !== 'permits') {
      reading.permits.release(reading.permits.count);
      return acquired;
    }
    reading.permits.release(reading.permits.count - acquired.permits.count);
    const release = (count: number) => {
      reading.permits.release(count);
      acquired.permits.release(count);
    };
    return { kind: 'permits', permits: { ...acquired.permits, release } };
  }

  /** Works on an order until nothing of it is free, too many wait for its courier, or its time is up. */
  return async function issueOrder(order: OrderToIssue, ownAccountId: number | null): Promise<End> {
    const until = Date.now() + WORK_FOR_MS;
    const job: { end: End | undefined; failure?: unknown } = { end: undefined };
    const underWay = new Set<Promise<void>>();
    let unclaimed = order.packageCount;

    function begin(chunk: Chunk): void {
      const work = chunks
        .issue(by, chunk)
        .then(
          (reason) => {
            if (reason) job.end = { kind: 'stopped', reason };
          },
          (error: unknown) => {
            job.failure ??= error;
            job.end ??= { kind: 'nothingFree' };
          },
        )
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }

    /** Begins the next chunk; returns why it was the last. */
    async function next(): Promise<End | undefined> {
      const acquired = await acquire(order, ownAccountId);
      if (acquired.kind === 'full') return { kind: 'tooManyWait', retryInMs: acquired.retryInMs };
      if (acquired.kind === 'paused') return { kind: 'stopped', reason: courierBusy(acquired.retryInMs) };
      const { permits } = acquired;
      if (job.end) permits.release(permits.count);
      const chunk = job.end ? undefined : await chunks.claim(order.id, permits);
      if (!chunk) return { kind: 'nothingFree' };
      begin(chunk);
      const claimed = chunk.claim.parcels.length;
      unclaimed -= claimed;
      if (claimed < permits.count || unclaimed <= 0) return { kind: 'nothingFree' };
      return Date.now() < until ? undefined : { kind: 'timeUp' };
    }

    const atOnce = order.shopId === null ? CHUNKS_AT_ONCE : 1;
    try {
      while (!job.end) {
        const end = await next();
        job.end ??= end;
        if (underWay.size >= atOnce) await Promise.race(underWay);
      }
    } finally {
      await Promise.all(underWay);
    }
    if (job.failure) throw job.failure;
    return job.end;
  };
}
