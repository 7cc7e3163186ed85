import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, literal } from '../../db/conditions.ts';
import {
  countTold,
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  pageOfRows,
  type SortKey,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  type BulkEditDto,
  type EditLineDto,
  type EditsFilter,
  type LinesFilter,
  UNDO_DAYS,
} from './bulkEdits.schemas.ts';
import { undoReasonTexts } from './bulkEditTexts.ts';
import { NAMED_KINDS } from './kinds/kinds.ts';

type Row = Omit<BulkEditDto, 'allowedActions' | 'change'> & {
  change: Partial<BulkEditDto['change']> & Pick<BulkEditDto['change'], 'mode' | 'value'>;
  canUndo: boolean;
};
type LineRow = Omit<EditLineDto, 'undoText'> & { id: number };

const NEWEST: Order = { name: 'bulkEdits', by: [sql`e.id`], descending: true };
const BY_PLACE: Order = { name: 'bulkEditLines', by: [sql`l.place`], descending: false };

/** What older edits say of values that were removed since. */
const REMOVED = sql.raw("'已删除'");

/** The name of a value by the kind of its edit `e`, of what was removed that of then; empty where it needs none. */
function nameOf(value: SQL): SQL {
  const names = NAMED_KINDS.map(
    ({ kind, nameOf: name }) =>
      sql`WHEN ${literal(kind)} THEN coalesce(${name(value, sql`e.seller_id`)}, e.change->'names'->>(${value})::text, ${REMOVED})`,
  );
  return sql`CASE WHEN ${value} IS NULL THEN '' ELSE coalesce(CASE e.kind ${sql.join(names, sql` `)} END, '') END`;
}

/** A page of a supplier's edits, newest first. */
export async function listEdits(db: Queryable, sellerId: number, filter: EditsFilter, fields: Fields = null) {
  const window = windowOf(filter, NEWEST);
  const conditions = [
    sql`e.seller_id = ${sellerId}`,
    ...equalities([[filter.kind, sql`e.kind`]]),
    ...among(sql`e.id`, filter.ids),
  ];
  const from = sql`bulk_edit e WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`e.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT e.id, e.edit_no AS "editNo", e.kind, e.change, ${nameOf(sql`(e.change->>'value')::bigint`)} AS "valueName",
           coalesce(w.name, '') AS "warehouseName", e.goods_count AS "goodsCount", e.row_count AS "rowCount",
           e.created_at AS "createdAt", e.undone_at AS "undoneAt", e.undone_count AS "undoneCount",
           e.undone_at IS NULL AND e.created_at >= now() - make_interval(days => ${literal(UNDO_DAYS)}) AS "canUndo",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN bulk_edit e ON e.id = page.id
             LEFT JOIN warehouse w ON w.id = (e.change->>'warehouseId')::bigint) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

function dto({ canUndo, change, ...row }: Row): BulkEditDto {
  const { mode, value, rounding = null, warehouseId = null } = change;
  return {
    ...row,
    change: { mode, value, rounding, warehouseId },
    createdAt: shanghaiIso(new Date(row.createdAt)),
    undoneAt: shanghaiIsoOrNull(row.undoneAt),
    allowedActions: canUndo ? ['undo'] : [],
  };
}

/** A page of what one of a supplier's edits has changed. @throws Refusal NOT_FOUND */
export async function listLines(db: Queryable, sellerId: number, filter: LinesFilter, fields: Fields = null) {
  const { editId, left } = filter;
  const { rows: edits } = await db.execute(
    sql`SELECT FROM bulk_edit WHERE id = ${editId} AND seller_id = ${sellerId}`,
  );
  if (edits.length === 0) throw new Refusal('NOT_FOUND');
  const window = windowOf(filter, BY_PLACE, 50);
  const from = sql`
    FROM bulk_edit e JOIN bulk_edit_line l ON l.edit_id = e.id JOIN goods g ON g.id = l.good_id LEFT JOIN sku k ON k.id = l.sku_id
   WHERE e.id = ${editId} AND e.seller_id = ${sellerId} ${left ? sql`AND l.undo_reason IS NOT NULL` : sql``}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<LineRow & { sortKey: SortKey }>(sql`
      SELECT l.place AS id, l.place, g.id AS "goodId", g.goods_no AS "goodsNo", g.name AS "goodName", k.id AS "skuId",
             coalesce(k.sku_no, '') AS "skuNo", coalesce(k.name, '') AS "skuName", l.before, l.after,
             ${nameOf(sql`l.before`)} AS "beforeName", ${nameOf(sql`l.after`)} AS "afterName",
             l.undo_reason AS "undoReason", l.undo_found AS "undoFound", ${nameOf(sql`l.undo_found`)} AS "undoFoundName",
             ${sortKey(BY_PLACE)} AS "sortKey"
        ${from} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, from, asksForTotal(fields)),
  ]);
  return pageOfRows(window, rows, total, ({ sortKey: _key, id: _id, ...line }) => ({
    ...line,
    undoText: undoReasonTexts[line.undoReason ?? 0] ?? '',
  }));
}
