import { sql } from 'drizzle-orm';
import { Refusal } from '../shared/refusal.ts';
import type { Queryable, Tx } from './client.ts';
import { toRefusals } from './toRefusals.ts';

/** A repeatable request: its account, operation, key, and the hash of its content. */
export type IdempotentRequest = { accountId: number; op: string; key: string | null; hash: string };

/**
 * The stored response of a key, if any.
 * @throws Refusal IDEMPOTENCY_CONFLICT when the key was used for another request
 */
export async function findStoredResponse<T>(
  db: Queryable,
  { accountId, op, key, hash }: IdempotentRequest,
): Promise<T | undefined> {
  if (key === null) return undefined;
  const { rows } = await db.execute<{ requestHash: string; answer: T }>(sql`
    SELECT request_hash AS "requestHash", answer FROM idempotency_key WHERE account_id = ${accountId} AND op = ${op} AND key = ${key}`);
  const first = rows[0];
  if (first && first.requestHash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return first?.answer;
}

/**
 * Runs a request once: a repeated one gets the stored response, also when the first attempt committed while this one
 * was being refused because of it.
 */
export async function respondOnce<T>(
  db: Queryable,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  return (await findStoredResponse<T>(db, request)) ?? respondClaimed(db, request, work);
}

/**
 * The same for `work` that changes nothing before its transaction, which claims the key: a repeated request gets the
 * stored response there, or here when it is refused on the way.
 */
export async function respondClaimed<T>(
  db: Queryable,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const first = error instanceof Refusal ? await findStoredResponse<T>(db, request) : undefined;
    if (first === undefined) throw error;
    return first;
  }
}

/**
 * Claims a key in this transaction and stores the response of `work`; a concurrent request waits and gets that
 * response.
 * @throws Refusal IDEMPOTENCY_CONFLICT
 */
export async function storeResponse<T extends object>(
  tx: Tx,
  { accountId, op, key, hash }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const { rows } = await toRefusals(
    tx.execute<{ first: T | null }>(sql`SELECT claim_key(${accountId}, ${op}, ${key}, ${hash}) AS first`),
  );
  if (rows[0]?.first) return rows[0].first;
  const answer = await work();
  await tx.execute(
    sql`SELECT store_answer(${accountId}, ${op}, ${key}, ${hash}, ${JSON.stringify(answer)}::jsonb)`,
  );
  return answer;
}
