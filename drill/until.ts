import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

/** Waits until something holds. @throws Error when it does not in time */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 120_000): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await setTimeout(LOOK_AGAIN_MS))
    if (await holds().catch(() => false)) return;
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}
