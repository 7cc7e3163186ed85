import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities } from '../../db/conditions.ts';
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
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { stocktakeStatus } from '../../shared/statuses.ts';
import type { StocktakeDto, StocktakesFilter } from './stocktakes.schemas.ts';
import { stocktakeStatusTexts } from './stocktakeTexts.ts';

type Row = Omit<StocktakeDto, 'statusText' | 'allowedActions'>;

const NEWEST: Order = { name: 'stocktakes', by: [sql`t.id`], descending: true };

/** A page of a supplier's stocktakes, newest first. */
export async function listStocktakes(
  db: Queryable,
  sellerId: number,
  filter: StocktakesFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, NEWEST);
  const conditions = [
    sql`t.seller_id = ${sellerId}`,
    ...equalities([
      [filter.status, sql`t.status`],
      [filter.warehouseId, sql`t.warehouse_id`],
    ]),
    ...among(sql`t.id`, filter.ids),
  ];
  const from = sql`stocktake t WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`t.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT t.id, t.stocktake_no AS "stocktakeNo", t.warehouse_id AS "warehouseId", h.name AS "warehouseName", t.note, t.status,
           s.counted, s.different, s.more, s.fewer, t.created_at AS "createdAt", t.finished_at AS "finishedAt",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN stocktake t ON t.id = page.id JOIN warehouse h ON h.id = t.warehouse_id CROSS JOIN LATERAL (
             SELECT count(*)::integer AS counted, (count(*) FILTER (WHERE counted <> book))::integer AS different,
                    coalesce(sum(greatest(counted - book, 0)), 0)::integer AS more,
                    coalesce(sum(greatest(book - counted, 0)), 0)::integer AS fewer
               FROM stocktake_line WHERE stocktake_id = t.id) s) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

function dto(row: Row): StocktakeDto {
  return {
    ...row,
    statusText: stocktakeStatusTexts[row.status] ?? '',
    createdAt: shanghaiIso(new Date(row.createdAt)),
    finishedAt: shanghaiIsoOrNull(row.finishedAt),
    allowedActions: row.status === stocktakeStatus.draft ? ['count', 'post', 'discard'] : [],
  };
}
