import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../shared/refusal.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const QUEUE = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is the dearest thing a visitor can ask for: two at a time, a bounded queue, then "busy". */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new Refusal('UNAVAILABLE');
    await new Promise<void>((go) => waiting.push(go));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id, also for short-lived codes. */
export function hashSecret(secret: string): Promise<string> {
  return inTurn(() => hash(secret, PARAMETERS));
}

const NOBODY = hash('nobody has this password', PARAMETERS);

/** Takes as long for an account that does not exist (`null`) as for one that does. */
export async function verifySecret(stored: string | null, secret: string): Promise<boolean> {
  const against = stored ?? (await NOBODY);
  const right = await inTurn(() => verify(against, secret));
  return right && stored !== null;
}
