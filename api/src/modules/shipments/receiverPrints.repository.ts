import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { receiverPrints as printRows } from '../../db/schema/index.ts';
import { openPerson, receiverPrints } from '../../shared/personalData.ts';

type Printed = { id: number; receiver: string };

/** Replaces the search prints of a locked parcel, whose former receiver was `before`. */
export async function replacePrints(
  tx: Tx,
  accountId: number,
  { id, receiver }: Printed,
  prints: readonly string[],
): Promise<void> {
  const old = receiverPrints(tx.box, accountId, openPerson(tx.box, 'receiver', receiver));
  await tx
    .delete(printRows)
    .where(and(inArray(printRows.print, old.map(BigInt)), eq(printRows.packageId, id)));
  if (prints.length > 0)
    await tx.insert(printRows).values(prints.map((print) => ({ print: BigInt(print), packageId: id })));
}
