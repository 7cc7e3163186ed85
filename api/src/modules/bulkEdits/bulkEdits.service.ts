import type { Db, Queryable, Tx } from '../../db/client.ts';
import { storeResponse } from '../../db/storedResponses.ts';
import { checkOnce } from '../../shared/checkOnce.ts';
import type { Fields } from '../../shared/fields.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { lockBundles } from '../goods/bundles.writes.ts';
import { findGoodIds } from '../goods/sellerGoodList.repository.ts';
import { loadSettings } from '../settings/settings.ts';
import { listEdits, listLines } from './bulkEdits.repository.ts';
import {
  type AppliedDto,
  type Apply,
  type Change,
  type EditsFilter,
  type LinesFilter,
  MAX_GOODS,
  MAX_ROWS,
  type Preview,
} from './bulkEdits.schemas.ts';
import { addEdit, nextEditNo } from './bulkEdits.writes.ts';
import { judge, lineOf, rowOf, type Verdict } from './judging.ts';
import { kindOf } from './kinds/kinds.ts';
import { findName, findTargets, hasWarehouse, holdNames, lockTargets } from './targets.repository.ts';
import { undoEdit } from './undoing.ts';

/** Many goods of a supplier that are changed at once. */
export function bulkEditService(db: Db) {
  return {
    list: (sellerId: number, filter: EditsFilter, fields: Fields) => listEdits(db, sellerId, filter, fields),

    lines: (sellerId: number, filter: LinesFilter, fields: Fields) => listLines(db, sellerId, filter, fields),

    /**
     * What an edit would do; nothing is written.
     * @throws Refusal BULK_GOODS_MAX, BULK_ROWS_MAX; BAD_PARAM, NOT_FOUND, CATEGORY_MISSING of what is to be set
     */
    async preview(sellerId: number, { kind, change, ids, filter }: Preview) {
      if ((ids === undefined) === (filter === undefined)) throw new Refusal('BAD_PARAM', { field: 'ids' });
      const afterName = await checkChange(db, sellerId, kind, change);
      const goodIds = ids ?? (await findGoodIds(db, sellerId, filter ?? {}, MAX_GOODS + 1));
      if (goodIds.length > MAX_GOODS) throw new Refusal('BULK_GOODS_MAX', { max: MAX_GOODS });
      const { auditGoods: audits } = await loadSettings(db);
      const targets = await findTargets(db, sellerId, { kind, change }, { goodIds });
      if (targets.length > MAX_ROWS) throw new Refusal('BULK_ROWS_MAX', { max: MAX_ROWS });
      const verdicts = targets.map((target) => judge(target, { kind, change, audits }));
      const changed = verdicts.filter((verdict) => lineOf(verdict));
      const refused = verdicts.filter(({ found }) => found instanceof Refusal);
      return {
        rows: [...changed, ...refused].map((verdict) => rowOf(verdict, afterName)),
        goods: new Set(targets.map(({ goodId }) => goodId)).size,
        changed: changed.length,
        unchanged: targets.length - changed.length - refused.length,
        refused: refused.length,
      };
    },

    /** A repeated key returns the first answer. @throws Refusal NOT_FOUND of rows and warehouses, BAD_PARAM */
    apply(sellerId: number, apply: Apply, key: string | null): Promise<AppliedDto> {
      const request = { accountId: sellerId, op: 'applyBulkEdit', key, hash: requestHash(apply) };
      checkOnce(
        apply.rows.map(({ id }) => id),
        'rows',
      );
      return db.transaction((tx) => storeResponse(tx, request, () => applyIn(tx, sellerId, apply)));
    },

    undo: (sellerId: number, id: number) => db.transaction((tx) => undoEdit(tx, sellerId, id)),
  };
}

export type BulkEditService = ReturnType<typeof bulkEditService>;

/** Changes all that can be, under the locks of the other writers of goods. */
async function applyIn(tx: Tx, sellerId: number, { kind, change, rows }: Apply): Promise<AppliedDto> {
  const { auditGoods: audits } = await loadSettings(tx);
  const afterName = await checkChange(tx, sellerId, kind, change);
  const ids = rows.map(({ id }) => id);
  await lockBundles(tx, sellerId);
  await lockTargets(tx, sellerId, { kind, change }, ids);
  const targets = await findTargets(tx, sellerId, { kind, change }, { ids });
  if (targets.length < ids.length) throw new Refusal('NOT_FOUND');
  const seen = new Map(rows.map(({ id, before }) => [id, before]));
  const verdicts = targets.map((target): Verdict => {
    const verdict = judge(target, { kind, change, audits });
    return target.isGone || target.value === seen.get(target.id)
      ? verdict
      : { ...verdict, found: new Refusal('CHANGED_MEANWHILE') };
  });
  const refused = verdicts
    .filter(({ found }) => found instanceof Refusal)
    .map((verdict) => rowOf(verdict, afterName));
  const lines = verdicts.flatMap((verdict) => lineOf(verdict) ?? []);
  const goods = new Set(lines.map(({ goodId }) => goodId)).size;
  if (lines.length === 0) return { editId: null, changed: 0, goods, refused };
  const edit = { sellerId, editNo: await nextEditNo(tx), change };
  const { write, keepsStatus } = kindOf(kind);
  await write(tx, { ...edit, remark: '' }, lines);
  const names = await holdNames(
    tx,
    sellerId,
    kind,
    lines.flatMap(({ before, after }) => [before, after]),
  );
  const editId = await addEdit(
    tx,
    { ...edit, kind, goodsCount: goods, names },
    lines.map((line) => ({ ...line, was: keepsStatus ? line.was : null })),
  );
  return { editId, changed: lines.length, goods, refused };
}

/** Refuses a change that is none; answers the name of what is set, if it has one. */
async function checkChange(on: Queryable, sellerId: number, kind: number, change: Change): Promise<string> {
  const { modes, check } = kindOf(kind);
  if (!modes.includes(change.mode)) throw new Refusal('BAD_PARAM', { field: 'change.mode' });
  check(change);
  if (change.warehouseId !== undefined && !(await hasWarehouse(on, sellerId, change.warehouseId)))
    throw new Refusal('NOT_FOUND', {}, { field: 'change.warehouseId' });
  return findName(on, sellerId, kind, change.value);
}
