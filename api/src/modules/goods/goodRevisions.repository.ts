import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { goodRevisions } from '../../db/schema/index.ts';
import type { Combinations } from './goodSkus.ts';
import type { EditBase } from './rebasedEdit.ts';
import type { GoodRow } from './sellerGoods.repository.ts';
import type { GoodFields } from './sellerGoods.schemas.ts';

export const revisionStatus = { waiting: 1, refused: 2 } as const;

/** An edit that waits beside goods on sale, or was refused. */
export type Revision = Omit<typeof goodRevisions.$inferSelect, 'fields' | 'base'> & {
  fields: GoodFields;
  base: EditBase;
};

export async function findRevision(db: Queryable, goodId: number): Promise<Revision | null> {
  const [row] = await db.select().from(goodRevisions).where(eq(goodRevisions.goodId, goodId));
  return row ? { ...row, fields: row.fields as GoodFields, base: row.base as EditBase } : null;
}

/** Keeps an edit of goods that are locked, in the place of the one that there is. */
export async function saveRevision(
  tx: Tx,
  good: GoodRow,
  fields: GoodFields,
  combinations: Combinations,
): Promise<void> {
  const { name, categoryId, pics, detail, supplyPrice, weight, unit, minNum, maxNum, platforms, isGift } =
    good;
  const base: EditBase = {
    ...{ name, categoryId, pics, detail, supplyPrice, weight, unit, minNum, maxNum, platforms, isGift },
    ...combinations,
  };
  const said = { fields, base, status: revisionStatus.waiting, reason: '' };
  await tx
    .insert(goodRevisions)
    .values({ goodId: good.id, sellerId: good.sellerId, ...said })
    .onConflictDoUpdate({ target: goodRevisions.goodId, set: { ...said, submittedAt: sql`now()` } });
}

export async function refuseRevision(tx: Tx, goodId: number, reason: string): Promise<void> {
  await tx
    .update(goodRevisions)
    .set({ status: revisionStatus.refused, reason })
    .where(eq(goodRevisions.goodId, goodId));
}

/** Whether there was one. */
export async function dropRevision(tx: Tx, goodId: number): Promise<boolean> {
  const rows = await tx
    .delete(goodRevisions)
    .where(eq(goodRevisions.goodId, goodId))
    .returning({ goodId: goodRevisions.goodId });
  return rows.length > 0;
}
