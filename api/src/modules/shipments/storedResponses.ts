import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { toRefusals } from './orders.writes.ts';

/** A request that may be repeated: whose, of which call, under which key, and the hash of what it asks for. */
export type IdempotentRequest = { accountId: number; op: string; key: string | null; hash: string };

/**
 * The first answer to a key, when it has been used.
 * @throws Refusal IDEMPOTENCY_CONFLICT when it was used for something else
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
 * Does the work of a request once: a repeated one gets the first answer, also where the first try came to its end while
 * this one was being refused, as it is by what the first one has done.
 */
export async function respondOnce<T>(
  db: Queryable,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const first = await findStoredResponse<T>(db, request);
  if (first !== undefined) return first;
  try {
    return await work();
  } catch (error) {
    const meanwhile = error instanceof Refusal ? await findStoredResponse<T>(db, request) : undefined;
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/**
 * Claims a key for this transaction and keeps what `work` answers; a second one waits for the first, and gets its answer.
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
  await tx.execute(sql`
    UPDATE idempotency_key SET answer = ${JSON.stringify(answer)}::jsonb
     WHERE account_id = ${accountId} AND op = ${op} AND key = ${key}`);
  return answer;
}
