import { setTimeout } from 'node:timers/promises';

const TRIES = 30;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Tries again while a lock is not to be had: each try is one transaction, of which nothing stays. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
