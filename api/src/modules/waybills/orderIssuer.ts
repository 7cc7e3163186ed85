import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { ChunkIssuer } from './chunkIssuer.ts';
import { CHUNK, type OrderToIssue } from './claims.repository.ts';
import { CourierLimiter } from './courierLimiter.ts';
import { courierBusy, type Waiting } from './outcomes.ts';

/** Why a job does no more for its order now. */
export type End =
  | { kind: 'nothingFree' | 'timeUp' }
  | { kind: 'courierFull'; retryInMs: number }
  | { kind: 'stopped'; reason: Pick<Waiting, 'info' | 'pauseMs'> };

/** Requests in flight at one courier where its service knows no number of its own. */
const DEFAULT_AT_ONCE = 40;
/** Parcels in one claim of shop orders, which are read at their shop first: not more at once than a shop bears. */
const SHOP_CHUNK = 5;
/** Chunks of one order at once: while one waits for the courier, others are claimed and stored. */
const CHUNKS_AT_ONCE = 3;
/** A longer job continues as a new one behind waiting jobs. */
const WORK_FOR_MS = 1_000;

/** Issues an order chunk by chunk, as its courier has permits for its buyer. One for all orders of a process. */
export function orderIssuer(by: WaybillService, chunks: ChunkIssuer, now: () => Date) {
  const limiters = new Map<string, CourierLimiter>();

  function limiterOf(courierCode: string): CourierLimiter {
    const limiter =
      limiters.get(courierCode) ?? new CourierLimiter(by.atOnce?.(courierCode) ?? DEFAULT_AT_ONCE, now);
    limiters.set(courierCode, limiter);
    return limiter;
  }

  /** Works on an order until nothing of it is free, its courier takes no more, or its time is up. */
  return async function issueOrder({ id, accountId, courierCode, ...order }: OrderToIssue): Promise<End> {
    const until = Date.now() + WORK_FOR_MS;
    const limiter = limiterOf(courierCode);
    const wanted = Math.min(order.packageCount, order.shopId === null ? CHUNK : SHOP_CHUNK);
    const job: { end: End | undefined; failure?: unknown } = { end: undefined };
    const underWay = new Set<Promise<void>>();
    let unclaimed = order.packageCount;

    /** The next chunk, or why there is none. */
    async function claimNext(): Promise<End | undefined> {
      const acquired = await limiter.acquire(accountId, wanted);
      if (acquired.kind === 'full') return { kind: 'courierFull', retryInMs: acquired.retryInMs };
      if (acquired.kind === 'paused') return { kind: 'stopped', reason: courierBusy(acquired.retryInMs) };
      const { permits } = acquired;
      if (job.end) {
        permits.release(permits.count);
        return job.end;
      }
      const chunk = await chunks.claim(id, permits);
      if (!chunk) return { kind: 'nothingFree' };
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
      const claimed = chunk.claim.parcels.length;
      unclaimed -= claimed;
      if (claimed < permits.count || unclaimed <= 0) return { kind: 'nothingFree' };
      return Date.now() < until ? undefined : { kind: 'timeUp' };
    }

    try {
      while (!job.end) {
        const end = await claimNext();
        job.end ??= end;
        if (underWay.size === CHUNKS_AT_ONCE) await Promise.race(underWay);
      }
    } finally {
      await Promise.all(underWay);
    }
    if (job.failure) throw job.failure;
    return job.end;
  };
}
