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
