import type { Db } from '../../db/client.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import { clearHits, countAttempt, type LimitKey } from './counters.ts';
import type { Holder } from './credentials.repository.ts';
import { verifySecret } from './passwords.ts';

type Whose = Pick<Holder, 'ownId' | 'kind' | 'print'>;

/** One counter for every place that requires it; separate ones would multiply the guesses. */
const ofOwnPassword = ({ ownId, kind, print }: Whose): LimitKey => ({
  limit: 'wrongOldPasswords',
  of: ownId === null ? `${kind}:${print}` : String(ownId),
});

/** Verifies that the session's user knows their password; wrong attempts are counted. */
export async function verifyOwnPassword(
  db: Db,
  holder: Whose & Pick<Holder, 'passwordHash'>,
  input: string,
  refusal: ErrorKey,
): Promise<void> {
  const limitKey = ofOwnPassword(holder);
  const right = await countAttempt(
    db,
    [limitKey],
    async () => (await verifySecret(holder.passwordHash, input)) || null,
  );
  if (!right) throw new Refusal(refusal);
  await clearHits(db, limitKey);
}

/** Wrong attempts at the old password are irrelevant after a new one. */
export async function clearFailedAttempts(db: Db, holder: Whose): Promise<void> {
  await clearHits(db, ofOwnPassword(holder));
}
