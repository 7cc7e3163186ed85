import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
import type { AfterSalesFiguresDto, AfterSalesRowDto, AfterSalesUnit } from './afterSales.schemas.ts';
import { type FactsOf, FIGURE_NAMES, FIGURES, factsOf } from './afterSales.sql.ts';
import { datesOf, soldWithin } from './sales.sql.ts';
import type { SalesScope } from './scope.ts';

export type AfterSalesScope = SalesScope & { courierId: number | undefined };

const MAX_ROWS = 500;

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

/** The rows of a scope, numbered by `place` backwards so that a file reads them in their order. */
export function afterSalesRows(scope: AfterSalesScope, unit: AfterSalesUnit): SQL {
  const grouped = unit === 'month' ? byMonth(scope) : byThing(scope, unit);
  const order = unit === 'month' ? sql`x.date` : sql`x."caseCount" DESC, x."refundedCount" DESC, x.thing`;
  return sql`FROM (SELECT x.*, (${MAX_ROWS * 2} - row_number() OVER (ORDER BY ${order})) AS place FROM (${grouped}) x) g`;
}

function byMonth(scope: AfterSalesScope): SQL {
  const format = sql`'YYYY-MM'`;
  return sql`
    SELECT d.date, NULL::bigint AS thing, d.date AS name, ${FIGURES}
      FROM (${datesOf(scope, format)}) d
      LEFT JOIN (${factsOf(scoped(scope))}) l ON to_char(l.paid_at AT TIME ZONE 'Asia/Shanghai', ${format}) = d.date
     GROUP BY d.date`;
}

const THINGS: Record<Exclude<AfterSalesUnit, 'month'>, { column: SQL; table: SQL }> = {
  goods: { column: sql`l.good_id`, table: sql`goods` },
  courier: { column: sql`l.courier_id`, table: sql`courier` },
  warehouse: { column: sql`l.warehouse_id`, table: sql`warehouse` },
};

/** By goods, courier or warehouse under the names that they have now. */
function byThing(scope: AfterSalesScope, unit: keyof typeof THINGS): SQL {
  const { column, table } = THINGS[unit];
  return sql`
    SELECT NULL::text AS date, ${column} AS thing, max(t.name) AS name, ${FIGURES}
      FROM (${factsOf(scoped(scope), unit === 'goods')}) l JOIN ${table} t ON t.id = ${column}
     GROUP BY ${column} ORDER BY "caseCount" DESC, "refundedCount" DESC, thing LIMIT ${MAX_ROWS}`;
}

const COLUMNS = sql.raw(FIGURE_NAMES.map((name) => `g."${name}"`).join(', '));

export async function listAfterSales(
  db: Queryable,
  scope: AfterSalesScope,
  unit: AfterSalesUnit,
): Promise<AfterSalesRowDto[]> {
  const { rows } = await db.execute<AfterSalesRowDto>(
    sql`SELECT g.date, g.thing AS id, g.name, ${COLUMNS} ${afterSalesRows(scope, unit)} ORDER BY g.place DESC`,
  );
  return rows;
}

/** A row of a file, under the place that it has in its list. */
export type PlacedAfterSales = { id: number; name: string } & AfterSalesFiguresDto;

export async function afterSalesBelow(
  db: Queryable,
  scope: AfterSalesScope,
  unit: AfterSalesUnit,
  place: number,
  limit: number,
): Promise<PlacedAfterSales[]> {
  const { rows } = await db.execute<PlacedAfterSales>(
    sql`SELECT g.place AS id, g.name, ${COLUMNS} ${afterSalesRows(scope, unit)} WHERE g.place < ${place} ORDER BY g.place DESC LIMIT ${limit}`,
  );
  return rows;
}
