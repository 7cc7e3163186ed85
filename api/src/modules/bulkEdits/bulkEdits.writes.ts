import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { stockLogTypes } from '../../shared/statuses.ts';
import { reviseCategories } from '../goods/goodRevisions.repository.ts';
import type { Edit, Kept, Line } from './kinds/kind.ts';

const linesOf = (lines: readonly object[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS x (id bigint, "goodId" bigint, "skuId" bigint, place integer,
    before bigint, after bigint, status smallint, "auditReason" text, kept jsonb, "undoReason" smallint, "undoFound" bigint)`;

const CHANGED = sql`version = g.version + 1, updated_at = now()`;

/** Writes a column of combinations; price and weight of their goods follow. */
export async function setSkus(tx: Tx, column: SQL, lines: readonly Line[]): Promise<void> {
  await lockPriceVersions(tx, lines);
  await tx.execute(sql`UPDATE sku k SET ${column} = x.after FROM ${linesOf(lines)} WHERE k.id = x.id`);
  // As `leastOf` says it.
  await tx.execute(sql`
    UPDATE goods g SET supply_price = l.supply_price, weight = l.weight, ${CHANGED}
      FROM (SELECT DISTINCT ON (good_id) good_id, supply_price, weight FROM sku
             WHERE good_id IN (SELECT "goodId" FROM ${linesOf(lines)}) AND deleted_at IS NULL
             ORDER BY good_id, status, supply_price, sort, id) l
     WHERE g.id = l.good_id`);
}

/** Moves stock that is locked to what it shall be, with its log. */
export async function moveStocks(tx: Tx, edit: Edit, lines: readonly Line[]): Promise<void> {
  const { sellerId, editNo, change, remark } = edit;
  await tx.execute(sql`
    SELECT write_stock(s, x.after::integer, s.safety_quantity, s.warn_quantity, ${literal(stockLogTypes.bulkEdit)}::smallint, ${editNo}, ${sellerId}, ${remark})
      FROM ${linesOf(lines)} JOIN good_stock s ON s.sku_id = x.id AND s.warehouse_id = ${change.warehouseId ?? null}::bigint`);
}

/** Says how many pieces of stock that is locked are kept; nothing moves. */
export async function setSafetyStocks(
  tx: Tx,
  { sellerId, editNo, change }: Edit,
  lines: readonly Line[],
): Promise<void> {
  await tx.execute(sql`
    SELECT write_stock(s, s.quantity + s.safety_held, x.after::integer, s.warn_quantity, ${literal(stockLogTypes.bulkEdit)}::smallint, ${editNo}, ${sellerId}, '')
      FROM ${linesOf(lines)} JOIN good_stock s ON s.sku_id = x.id AND s.warehouse_id = ${change.warehouseId ?? null}::bigint`);
}

export async function setCategories(tx: Tx, _edit: Edit, lines: readonly Line[]): Promise<void> {
  const waiting = lines.filter(({ waits }) => waits);
  await reviseCategories(
    tx,
    waiting.map(({ id, after }) => ({ goodId: id, categoryId: after })),
  );
  const atOnce = lines.filter(({ waits }) => !waits);
  if (atOnce.length === 0) return;
  await lockPriceVersions(tx, atOnce);
  await tx.execute(sql`
    UPDATE goods g SET category_id = x.after, status = x.status, audit_reason = x."auditReason", ${CHANGED}
      FROM ${linesOf(atOnce)} WHERE g.id = x.id`);
}

/** Goods whose template was removed meanwhile, which an undo may meet, have the fees of their warehouse. */
export async function setFreightTemplates(tx: Tx, { sellerId }: Edit, lines: readonly Line[]): Promise<void> {
  await tx.execute(sql`
    SELECT FROM freight_template WHERE id IN (SELECT x.after FROM ${linesOf(lines)}) AND seller_id = ${sellerId} ORDER BY id FOR SHARE`);
  await lockPriceVersions(tx, lines);
  await tx.execute(sql`
    UPDATE goods g SET freight_template_id = (SELECT f.id FROM freight_template f WHERE f.id = x.after AND f.seller_id = ${sellerId}), ${CHANGED}
      FROM ${linesOf(lines)} WHERE g.id = x.id`);
}

export async function setStatuses(tx: Tx, _edit: Edit, lines: readonly Line[]): Promise<void> {
  await lockPriceVersions(tx, lines);
  await tx.execute(sql`
    UPDATE goods g SET status = x.status, audit_reason = x."auditReason", ${CHANGED} FROM ${linesOf(lines)} WHERE g.id = x.id`);
}

/** The triggers count the changes of each row in no order; counted once in theirs, the rows of `price_version` deadlock with nobody. */
async function lockPriceVersions(tx: Tx, lines: readonly Line[]): Promise<void> {
  await tx.execute(sql`
    SELECT bump_prices(ARRAY (SELECT DISTINCT unnest(price_sources('goods', jsonb_build_object('id', "goodId"))) FROM ${linesOf(lines)}))`);
}

type NewEdit = Omit<Edit, 'remark'> & {
  kind: number;
  goodsCount: number;
  /** Of the values that it set and replaced: what is removed later keeps its name in the record. */
  names: ReadonlyMap<number, string | null>;
};

export async function nextEditNo(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ no: string }>(sql`SELECT stock_document_no('XG') AS no`);
  if (!rows[0]) throw new Error('the sequence of documents answered nothing');
  return rows[0].no;
}

/** Records an edit that was written, with its lines in their order; answers its id. `keepsStatus`: with how the goods stood. */
export async function addEdit(
  tx: Tx,
  { sellerId, editNo, kind, change, goodsCount, names }: NewEdit,
  lines: readonly (Line & { was: Pick<Kept, 'status' | 'auditReason'> | null })[],
): Promise<number> {
  const kept = names.size > 0 ? { ...change, names: Object.fromEntries(names) } : change;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO bulk_edit (edit_no, seller_id, kind, change, goods_count, row_count)
    VALUES (${editNo}, ${sellerId}, ${kind}, ${JSON.stringify(kept)}::jsonb, ${goodsCount}, ${lines.length}) RETURNING id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the edit was not written');
  const placed = lines.map(({ was, ...line }, index) => ({ ...line, place: index + 1, kept: was }));
  await tx.execute(sql`
    INSERT INTO bulk_edit_line (edit_id, place, good_id, sku_id, before, after, kept)
    SELECT ${id}, x.place, x."goodId", x."skuId", x.before, x.after, x.kept || jsonb_build_object('version', g.version)
      FROM ${linesOf(placed)} JOIN goods g ON g.id = x."goodId"`);
  return id;
}

export type LeftLine = { place: number; undoReason: number; undoFound: number | null };

/** Records that an edit was undone, but for some lines. */
export async function endEdit(tx: Queryable, id: number, undone: number, left: readonly LeftLine[]) {
  await tx.execute(sql`UPDATE bulk_edit SET undone_at = now(), undone_count = ${undone} WHERE id = ${id}`);
  if (left.length === 0) return;
  await tx.execute(sql`
    UPDATE bulk_edit_line l SET undo_reason = x."undoReason", undo_found = x."undoFound" FROM ${linesOf(left)}
     WHERE l.edit_id = ${id} AND l.place = x.place`);
}
