import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { senders } from '../../db/schema/index.ts';
import { openPerson, sealPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { SenderDto } from './senders.schemas.ts';

type SenderRow = typeof senders.$inferSelect;
export type NewSender = Omit<SenderDto, 'id'>;

/** The account's senders, the default first, then the newest. */
export async function listSenders(db: Queryable, accountId: number): Promise<SenderDto[]> {
  const rows = await db
    .select()
    .from(senders)
    .where(eq(senders.accountId, accountId))
    .orderBy(desc(senders.isDefault), desc(senders.id));
  return rows.map((row) => dto(db.box, row));
}

export async function countSenders(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db.select({ senders: count() }).from(senders).where(eq(senders.accountId, accountId));
  return row?.senders ?? 0;
}

/** Clears the default for another sender. */
export async function clearDefault(tx: Queryable, accountId: number): Promise<void> {
  await tx
    .update(senders)
    .set({ isDefault: false })
    .where(and(eq(senders.accountId, accountId), eq(senders.isDefault, true)));
}

export async function addSender(tx: Queryable, accountId: number, sender: NewSender): Promise<SenderDto> {
  const [row] = await tx
    .insert(senders)
    .values({ ...sealed(tx.box, sender), accountId })
    .returning();
  if (!row) throw new Error('the sender was not written');
  return dto(tx.box, row);
}

export async function changeSender(
  tx: Queryable,
  accountId: number,
  id: number,
  sender: NewSender,
): Promise<SenderDto | undefined> {
  const [row] = await tx
    .update(senders)
    .set(sealed(tx.box, sender))
    .where(and(eq(senders.accountId, accountId), eq(senders.id, id)))
    .returning();
  return row && dto(tx.box, row);
}

/** Removes the account's senders among `ids`; returns the removed ids. */
export async function removeSenders(tx: Queryable, accountId: number, ids: number[]): Promise<number[]> {
  const rows = await tx
    .delete(senders)
    .where(and(eq(senders.accountId, accountId), inArray(senders.id, ids)))
    .returning({ id: senders.id });
  return rows.map((row) => row.id);
}

/** Makes the newest sender the default when there is none. */
export async function ensureDefault(tx: Queryable, accountId: number): Promise<void> {
  const [first] = await tx
    .select()
    .from(senders)
    .where(eq(senders.accountId, accountId))
    .orderBy(desc(senders.isDefault), desc(senders.id))
    .limit(1);
  if (first && !first.isDefault)
    await tx.update(senders).set({ isDefault: true }).where(eq(senders.id, first.id));
}

function sealed(box: SecretBox, { name, phone, address, ...sender }: NewSender) {
  return { ...sender, person: sealPerson(box, 'sender', { name, phone, address }) };
}

function dto(
  box: SecretBox,
  { accountId: _accountId, createdAt: _createdAt, person, ...sender }: SenderRow,
): SenderDto {
  return { ...sender, ...openPerson(box, 'sender', person) };
}
