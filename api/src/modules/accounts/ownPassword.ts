import type { Db } from '../../db/client.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import type { AccountRow } from './accounts.repository.ts';
import { clearHits, countAttempt, type LimitKey } from './counters.ts';
import { verifySecret } from './passwords.ts';

/** One counter for every place that requires it; separate ones would multiply the guesses. */
const ofOwnPassword = (accountId: number): LimitKey => ({
  limit: 'wrongOldPasswords',
  of: String(accountId),
});

/** Verifies that the session's user knows the account's password; wrong attempts are counted. */
export async function verifyOwnPassword(
  db: Db,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
  input: string,
  refusal: ErrorKey,
): Promise<void> {
  const limitKey = ofOwnPassword(id);
  const right = await countAttempt(
    db,
    [limitKey],
    async () => (await verifySecret(passwordHash, input)) || null,
  );
  if (!right) throw new Refusal(refusal);
  await clearHits(db, limitKey);
}

/** Wrong attempts at the old password are irrelevant after a new one. */
export async function clearFailedAttempts(db: Db, accountId: number): Promise<void> {
  await clearHits(db, ofOwnPassword(accountId));
}
