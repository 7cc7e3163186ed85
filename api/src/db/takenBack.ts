import { TransactionRollbackError } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/** Does work of which nothing stays; answers what it has come to. */
export async function takenBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done: { answer: T }[] = [];
  try {
    await db.transaction(async (tx) => {
      done.push({ answer: await work(tx) });
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [only] = done;
  if (!only) throw new Error('the work came to nothing');
  return only.answer;
}
