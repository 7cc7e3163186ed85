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

/** Of goods `g`, what an edit says of them besides combinations, as `revisedFields` has it. */
const CONTENT = sql`jsonb_build_object('name', g.name, 'categoryId', g.category_id, 'pics', g.pics, 'detail', g.detail, 'unit', g.unit,
  'minNum', g.min_num, 'maxNum', g.max_num, 'platforms', to_jsonb(g.platforms), 'isGift', g.is_gift)`;

/**
 * Has edits that wait beside goods, which are locked, say another category; one that says nothing else than the goods then
 * is gone.
 */
export async function reviseCategories(
  tx: Tx,
  goods: readonly { goodId: number; categoryId: number }[],
): Promise<void> {
  if (goods.length === 0) return;
  const asked = sql`jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) AS x ("goodId" bigint, "categoryId" bigint)`;
  await tx.execute(sql`
    INSERT INTO good_revision AS r (good_id, seller_id, fields, base)
    SELECT g.id, g.seller_id, ${CONTENT} || jsonb_build_object('categoryId', x."categoryId"),
           ${CONTENT} || jsonb_build_object('supplyPrice', g.supply_price, 'weight', g.weight, 'properties', '[]'::jsonb, 'skus', '[]'::jsonb)
      FROM ${asked} JOIN goods g ON g.id = x."goodId"
    ON CONFLICT (good_id) DO UPDATE SET status = 1, reason = '', submitted_at = now(),
      fields = CASE r.status WHEN 1 THEN r.fields || jsonb_build_object('categoryId', excluded.fields->'categoryId') ELSE excluded.fields END,
      base = CASE r.status WHEN 1 THEN r.base ELSE excluded.base END`);
  await tx.execute(sql`
    DELETE FROM good_revision r USING goods g, ${asked} WHERE g.id = x."goodId" AND r.good_id = g.id AND r.fields = ${CONTENT}`);
  await tx.execute(sql`
    UPDATE goods g SET version = g.version + 1, updated_at = now() FROM ${asked} WHERE g.id = x."goodId"`);
}
