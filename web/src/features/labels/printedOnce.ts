import { type StorageArea, storedValue } from '../../lib/storage.ts';

const LOCK = 'chengcang.autoPrint';
const KEPT = 500;

/** Runs one piece of work at a time over all tabs; the browser's `navigator.locks`, or one of a test. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Does the work for an id once over all tabs of this browser. What was begun counts as done: a label that may have come
 * out is not printed again by itself. Answers undefined for what was done before.
 */
export function onceOverTabs(locks: Locks, area: StorageArea) {
  const begun = storedValue<number[]>(area, {
    key: 'autoPrinted',
    version: 1,
    read: (data) => (Array.isArray(data) && data.every(Number.isInteger) ? data : null),
  });
  return <T>(id: number, work: () => Promise<T>): Promise<T | undefined> =>
    locks.request(LOCK, async () => {
      const ids = begun.load() ?? [];
      if (ids.includes(id)) return undefined;
      // Without a memory another tab would print it too.
      if (!begun.save([...ids, id].slice(-KEPT))) return undefined;
      return work();
    });
}
