import type { Db } from '../../db/client.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import type { AccountRow } from './accounts.repository.ts';
import { clearHits, countAttempt, type LimitKey } from './counters.ts';
import { verifySecret } from './passwords.ts';

/** One counter for every place that asks for it, or each of them would be five more guesses. */
const ofOwnPassword = (accountId: number): LimitKey => ({
  limit: 'wrongOldPasswords',
  of: String(accountId),
});

/** Proves that who has a session knows the account's password too; wrong tries are counted. */
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

/** After a new password the wrong tries at the old one say nothing. */
export async function clearFailedAttempts(db: Db, accountId: number): Promise<void> {
  await clearHits(db, ofOwnPassword(accountId));
}
