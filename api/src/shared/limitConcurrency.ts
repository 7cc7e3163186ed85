import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

/** Lets so many works run at once and so many more wait for their turn; what comes on top is refused. */
export function limitConcurrency(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new Refusal('UNAVAILABLE');
    return limit(work);
  };
}

/** Lets so many works of one account run at once; more are refused. */
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
