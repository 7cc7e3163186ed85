import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, onlyIf } from '../../db/conditions.ts';
import {
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { transferStatus } from '../../shared/statuses.ts';
import type { TransferDto, TransfersFilter } from './stockTransfers.schemas.ts';
import { transferStatusTexts } from './transferTexts.ts';

type Row = Omit<TransferDto, 'statusText' | 'allowedActions'>;

const NEWEST: Order = { name: 'stockTransfers', by: [sql`t.id`], descending: true };

const LINES: SQL = sql`(
  SELECT json_agg(json_build_object('skuId', l.sku_id, 'skuNo', k.sku_no, 'skuName', k.name, 'merchantCode', k.merchant_code,
           'goodId', g.id, 'goodName', g.name, 'goodPic', coalesce(nullif(k.pic, ''), g.pics->>0, ''), 'num', l.num,
           'received', l.received, 'reason', l.reason) ORDER BY l.sku_id)
    FROM stock_transfer_line l JOIN sku k ON k.id = l.sku_id JOIN goods g ON g.id = k.good_id WHERE l.transfer_id = t.id)`;

/** A page of a supplier's transfers, newest first. */
export async function listTransfers(
  db: Queryable,
  sellerId: number,
  filter: TransfersFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, NEWEST);
  const { warehouseId, status, ids } = filter;
  const conditions = [
    sql`t.seller_id = ${sellerId}`,
    ...equalities([[status, sql`t.status`]]),
    ...(warehouseId === undefined
      ? []
      : [sql`${warehouseId}::bigint IN (t.from_warehouse_id, t.to_warehouse_id)`]),
    ...among(sql`t.id`, ids),
  ];
  const from = sql`stock_transfer t WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`t.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT t.id, t.transfer_no AS "transferNo", t.from_warehouse_id AS "fromWarehouseId", f.name AS "fromWarehouseName",
           t.to_warehouse_id AS "toWarehouseId", h.name AS "toWarehouseName", t.note, t.status,
           s.count AS "skuCount", s.pieces, s.lost, ${onlyIf(asksFor(fields, 'list', 'lines'), LINES, sql`'[]'::json`)} AS lines,
           t.created_at AS "createdAt", t.finished_at AS "finishedAt", ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN stock_transfer t ON t.id = page.id JOIN warehouse f ON f.id = t.from_warehouse_id
             JOIN warehouse h ON h.id = t.to_warehouse_id CROSS JOIN LATERAL (
               SELECT count(*)::integer, sum(num)::integer AS pieces, coalesce(sum(num - received), 0)::integer AS lost
                 FROM stock_transfer_line WHERE transfer_id = t.id) s) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

function dto(row: Row): TransferDto {
  return {
    ...row,
    statusText: transferStatusTexts[row.status] ?? '',
    createdAt: shanghaiIso(new Date(row.createdAt)),
    finishedAt: shanghaiIsoOrNull(row.finishedAt),
    allowedActions: row.status === transferStatus.sent ? ['receive', 'cancel'] : [],
  };
}
