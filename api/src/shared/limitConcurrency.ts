import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

/** Runs at most this much work at once and queues this much more; refuses the rest. */
export function limitConcurrency(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new Refusal('UNAVAILABLE');
    return limit(work);
  };
}

/** Runs at most this much work per account at once and refuses more. */
export function limitConcurrencyPerKey(atOnce: number) {
  const running = new Map<number, number>();
  return async <T>(accountId: number, work: () => Promise<T>): Promise<T> => {
    const others = running.get(accountId) ?? 0;
    if (others >= atOnce) throw new Refusal('RATE_LIMITED');
    running.set(accountId, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(accountId) ?? 1) - 1;
      if (left > 0) running.set(accountId, left);
      else running.delete(accountId);
    }
  };
}
