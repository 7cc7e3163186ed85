import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { undoReasons } from '../../shared/statuses.ts';
import { lockBundles } from '../goods/bundles.writes.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Change, UNDO_DAYS, type UndoneDto } from './bulkEdits.schemas.ts';
import { endEdit, type LeftLine } from './bulkEdits.writes.ts';
import { undoRemark } from './bulkEditTexts.ts';
import type { Kept, Line, Target } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { findTargets, holdNames, lockTargets } from './targets.repository.ts';

type EditRow = { kind: number; editNo: string; change: Change; isUndone: boolean; isLate: boolean };
type LineRow = { id: number; place: number; before: number; after: number; kept: Kept | null };

/**
 * Gives back what an edit changed, where nobody has changed it since; of stock the difference.
 * @throws Refusal NOT_FOUND, BULK_UNDONE, BULK_UNDO_LATE
 */
export async function undoEdit(tx: Tx, sellerId: number, editId: number): Promise<UndoneDto> {
  const { kind, editNo, change } = await lockEdit(tx, sellerId, editId);
  const { auditGoods: audits } = await loadSettings(tx);
  const rows = await linesOf(tx, editId);
  const ids = rows.map(({ id }) => id);
  await lockBundles(tx, sellerId);
  await lockTargets(tx, sellerId, { kind, change }, ids);
  const targets = await findTargets(tx, sellerId, { kind, change }, { ids });
  const names = await holdNames(
    tx,
    sellerId,
    kind,
    rows.map(({ before }) => before),
  );
  const byId = new Map(targets.map((target) => [target.id, target]));
  const lines: Line[] = [];
  const left: LeftLine[] = [];
  for (const row of rows) {
    const found = givenBack(row, byId.get(row.id), kind, { audits, isThere: names.get(row.before) !== null });
    if ('undoReason' in found) left.push(found);
    else lines.push(found);
  }
  if (lines.length > 0) await kindOf(kind).write(tx, { sellerId, editNo, change, remark: undoRemark }, lines);
  await endEdit(tx, editId, lines.length, left);
  return { editId, undone: lines.length, left: left.length };
}

function givenBack(
  { place, before, after, kept }: LineRow,
  target: Target | undefined,
  kind: number,
  { audits, isThere }: { audits: boolean; isThere: boolean },
): Line | LeftLine {
  const { undoesDifference, judge } = kindOf(kind);
  const value = target?.value ?? null;
  if (!target || target.isGone || value === null)
    return { place, undoReason: undoReasons.gone, undoFound: null };
  if (!undoesDifference && value !== after)
    return { place, undoReason: undoReasons.changed, undoFound: value };
  if (!isThere) return { place, undoReason: undoReasons.valueGone, undoFound: value };
  const wanted = undoesDifference ? value + before - after : before;
  const verdict = judge(target, wanted, { audits, ...(kept && { kept }) });
  if (verdict instanceof Refusal) return { place, undoReason: undoReasons.refused, undoFound: value };
  const { id, goodId, skuId } = target;
  const { status, auditReason, waits = false } = verdict;
  return { id, goodId, skuId, before: value, after: wanted, status, auditReason, waits };
}

async function lockEdit(tx: Tx, sellerId: number, id: number): Promise<EditRow> {
  const { rows } = await tx.execute<EditRow>(sql`
    SELECT kind, edit_no AS "editNo", change, undone_at IS NOT NULL AS "isUndone",
           created_at < now() - make_interval(days => ${UNDO_DAYS}) AS "isLate"
      FROM bulk_edit WHERE id = ${id} AND seller_id = ${sellerId} FOR UPDATE`);
  const [edit] = rows;
  if (!edit) throw new Refusal('NOT_FOUND');
  if (edit.isUndone) throw new Refusal('BULK_UNDONE');
  if (edit.isLate) throw new Refusal('BULK_UNDO_LATE', { days: UNDO_DAYS });
  return edit;
}

async function linesOf(tx: Tx, editId: number): Promise<LineRow[]> {
  const { rows } = await tx.execute<LineRow>(sql`
    SELECT coalesce(sku_id, good_id) AS id, place, before, after, kept FROM bulk_edit_line WHERE edit_id = ${editId} ORDER BY place`);
  return rows;
}
