import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { type PrivateFileKind, privateFiles } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { timeOfNth } from '../uploads/storedFiles.repository.ts';
import { checkEvidence } from './checkEvidence.ts';

export type PrivateFile = typeof privateFiles.$inferSelect;
export type NewPrivateFile = Omit<typeof privateFiles.$inferInsert, 'id' | 'used' | 'createdAt'>;

/** Who may read a file: its uploader, the parties of the case that it was said in, or of the invoice that it is, and everybody where a store shows it. */
function mayRead(actor: Actor): SQL {
  const inCase = sql`EXISTS (SELECT FROM case_file f JOIN after_sale_case c ON c.id = f.case_id
     WHERE f.file_id = ${privateFiles.id} AND ${actor.accountId} IN (c.account_id, c.seller_id))`;
  const ofInvoice = sql`EXISTS (SELECT FROM invoice i
     WHERE i.file_id = ${privateFiles.id} AND ${actor.accountId} IN (i.account_id, i.issuer_id))`;
  const onStore = sql`EXISTS (SELECT FROM supplier_licence l WHERE l.file_id = ${privateFiles.id} AND l.status = 2)`;
  return or(eq(privateFiles.accountId, actor.accountId), inCase, ofInvoice, onStore) as SQL;
}

/** Null when there is none that the actor may read. */
export async function readableFile(on: Queryable, actor: Actor, id: number): Promise<PrivateFile | null> {
  const [row] = await on
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), mayRead(actor)));
  return row ?? null;
}

/** One that was said in a case, for an operator; null when there is none. */
export async function fileOfCase(on: Queryable, id: number): Promise<PrivateFile | null> {
  const inCase = sql`EXISTS (SELECT FROM case_file f WHERE f.file_id = ${privateFiles.id})`;
  const [row] = await on
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), inCase));
  return row ?? null;
}

/** The PDF of an invoice, for an operator; null when there is none. */
export async function fileOfInvoice(on: Queryable, id: number): Promise<PrivateFile | null> {
  const ofInvoice = sql`EXISTS (SELECT FROM invoice i WHERE i.file_id = ${privateFiles.id})`;
  const [row] = await on
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), ofInvoice));
  return row ?? null;
}

/** When the account's nth newest file of a kind was uploaded; null when there are fewer. */
export function timeOfNthFile(
  on: Queryable,
  accountId: number,
  kind: PrivateFileKind,
  nth: number,
): Promise<Date | null> {
  return timeOfNth(
    on,
    privateFiles,
    and(eq(privateFiles.accountId, accountId), eq(privateFiles.kind, kind)),
    nth,
  );
}

/** Answers the id of the row. */
export async function addPrivateFile(tx: Queryable, file: NewPrivateFile): Promise<number> {
  const [row] = await tx.insert(privateFiles).values(file).returning({ id: privateFiles.id });
  if (!row) throw new Error('the file was not written');
  return row.id;
}

/**
 * Marks files as used, so that they are kept, in the transaction that attaches them. False when one is not the account's
 * own, or attached already; refuses more than a message takes.
 */
export async function useFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  const own = await tx
    .select({ id: privateFiles.id, kind: privateFiles.kind })
    .from(privateFiles)
    .where(
      and(
        eq(privateFiles.accountId, accountId),
        inArray(privateFiles.id, [...wanted]),
        not(privateFiles.used),
      ),
    )
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
