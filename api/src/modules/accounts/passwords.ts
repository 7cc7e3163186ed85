import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../shared/refusal.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
const AT_ONCE = 2;
const QUEUE = 32;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is the most expensive anonymous operation: two at a time, a bounded queue, then UNAVAILABLE. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= QUEUE) throw new Refusal('UNAVAILABLE');
    await new Promise<void>((go) => waiting.push(go));
  }
  try {
    return await work();
  } finally {
    // The slot passes to the longest waiting caller; releasing it first would let a newcomer in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id of the exact UTF-8 bytes, also for short-lived codes. */
export function hashSecret(secret: string): Promise<string> {
  return runQueued(() => hash(secret, PARAMETERS));
}

const NOBODY = hash('nobody has this password', PARAMETERS);

/** Takes as long for a missing account (`null`) as for an existing one. */
export async function verifySecret(stored: string | null, secret: string): Promise<boolean> {
  const against = stored ?? (await NOBODY);
  const right = await runQueued(() => verify(against, secret));
  return right && stored !== null;
}

/** Whether a hash was made with other than the current parameters. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}
