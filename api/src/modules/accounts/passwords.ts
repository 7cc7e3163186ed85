import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../shared/limitConcurrency.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
const AT_ONCE = 2;
const QUEUE = 32;

/** Hashing is the most expensive anonymous operation: two at a time, a bounded queue, then UNAVAILABLE. */
const runQueued = limitConcurrency(AT_ONCE, QUEUE);

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
