import { and, eq, inArray, not, or, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { type PrivateFileKind, privateFiles } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { timeOfNth } from '../uploads/storedFiles.repository.ts';
import { checkEvidence } from './checkEvidence.ts';

export type PrivateFile = typeof privateFiles.$inferSelect;
export type NewPrivateFile = Omit<typeof privateFiles.$inferInsert, 'id' | 'used' | 'createdAt'>;

/**
 * Who may read a file: its uploader, and the parties of what it is attached to. A table that attaches files, such as
 * `case_file (file_id, case_id)`, adds its condition here and nowhere else: an EXISTS of its row for `private_file.id`
 * whose case has the actor as buyer or seller.
 */
function mayRead(actor: Actor): SQL {
  const attached: SQL[] = [];
  return or(eq(privateFiles.accountId, actor.accountId), ...attached) as SQL;
}

/** Null when there is none that the actor may read. */
export async function readableFile(on: Queryable, actor: Actor, id: number): Promise<PrivateFile | null> {
  const [row] = await on
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), mayRead(actor)));
  return row ?? null;
}

/** When the account's nth newest file of a kind was uploaded; null when there are fewer. */
export function timeOfNthFile(
  on: Queryable,
  accountId: number,
  kind: PrivateFileKind,
  nth: number,
): Promise<Date | null> {
  return timeOfNth(on, privateFiles, accountId, nth, eq(privateFiles.kind, kind));
}

/** Answers the id of the row. */
export async function addPrivateFile(tx: Queryable, file: NewPrivateFile): Promise<number> {
  const [row] = await tx.insert(privateFiles).values(file).returning({ id: privateFiles.id });
  if (!row) throw new Error('the file was not written');
  return row.id;
}

/**
 * Marks files as used, so that they are kept, in the transaction that attaches them. False when one is not the account's
 * own; refuses more than a message takes.
 */
export async function useFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  const own = await tx
    .select({ id: privateFiles.id, kind: privateFiles.kind })
    .from(privateFiles)
    .where(and(eq(privateFiles.accountId, accountId), inArray(privateFiles.id, [...wanted])))
    .orderBy(privateFiles.id)
    .for('no key update');
  if (own.length < wanted.size) return false;
  checkEvidence(own.map(({ kind }) => kind));
  await tx
    .update(privateFiles)
    .set({ used: true })
    .where(
      and(
        eq(privateFiles.accountId, accountId),
        inArray(privateFiles.id, [...wanted]),
        not(privateFiles.used),
      ),
    );
  return true;
}
