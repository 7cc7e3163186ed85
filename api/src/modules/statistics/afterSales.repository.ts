import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import type { AfterSalesFiguresDto, AfterSalesRowDto, AfterSalesUnit } from './afterSales.schemas.ts';
import { type FactsOf, FIGURE_NAMES, FIGURES, factsOf } from './afterSales.sql.ts';
import { figureRowsBelow, listFigureRows, type Placed, rowsByDate, rowsByThing } from './figureRows.ts';
import { soldWithin } from './sales.sql.ts';
import type { SalesScope } from './scope.ts';

export type AfterSalesScope = SalesScope & { courierId: number | undefined };

const scoped = ({ warehouseId, courierId, goodId, ...span }: AfterSalesScope): FactsOf => ({
  orders: [...soldWithin(span), ...equalities([[warehouseId, sql`o.warehouse_id`]])],
  ...{ courierId, goodId },
});

/** All of a scope. */
export async function sumAfterSales(db: Queryable, scope: AfterSalesScope): Promise<AfterSalesFiguresDto> {
  const { rows } = await db.execute<AfterSalesFiguresDto>(
    sql`SELECT ${FIGURES} FROM (${factsOf(scoped(scope))}) l`,
  );
  const [sums] = rows;
  if (!sums) throw new Error('a sum answered no row');
  return sums;
}

/** The rows of a scope, those with the most cases first; `figureRows.ts` reads them. */
export function afterSalesRows(scope: AfterSalesScope, unit: AfterSalesUnit, newestFirst = false): SQL {
  const grouped = { figures: FIGURES, lines: factsOf(scoped(scope), unit === 'goods') };
  if (unit === 'month') return rowsByDate(scope, sql`'YYYY-MM'`, grouped, { newestFirst });
  const { column, table } = THINGS[unit];
  return rowsByThing(column, table, sql`"caseCount" DESC, "refundedCount" DESC`, grouped);
}

const THINGS: Record<Exclude<AfterSalesUnit, 'month'>, { column: SQL; table: SQL }> = {
  goods: { column: sql`l.good_id`, table: sql`goods` },
  courier: { column: sql`l.courier_id`, table: sql`courier` },
  warehouse: { column: sql`l.warehouse_id`, table: sql`warehouse` },
};

export const listAfterSales = (
  db: Queryable,
  scope: AfterSalesScope,
  unit: AfterSalesUnit,
): Promise<AfterSalesRowDto[]> => listFigureRows(db, FIGURE_NAMES, afterSalesRows(scope, unit));

export type PlacedAfterSales = Placed<AfterSalesFiguresDto>;

export const afterSalesBelow = (
  db: Queryable,
  scope: AfterSalesScope,
  unit: AfterSalesUnit,
  place: number,
  limit: number,
): Promise<PlacedAfterSales[]> =>
  figureRowsBelow(db, FIGURE_NAMES, afterSalesRows(scope, unit, true), { place, limit });
