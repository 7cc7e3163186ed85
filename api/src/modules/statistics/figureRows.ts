import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { datesOf } from './sales.sql.ts';
import type { Span } from './scope.ts';

/** Most rows of a table of figures. */
export const MAX_ROWS = 500;

/** `figures`: sums over lines `l`, each under its name; `lines`: the query of them, by parcel or by line of parcel. */
type Grouped = { figures: SQL; lines: SQL };

/** Every day or month of a span, in `format`, also those without orders; files have the newest first, as pages show them. */
export function rowsByDate(
  span: Span,
  format: SQL,
  { figures, lines }: Grouped,
  { newestFirst = false } = {},
): SQL {
  const grouped = sql`
    SELECT d.date, NULL::bigint AS thing, d.date AS name, ${figures}
      FROM (${datesOf(span, format)}) d
      LEFT JOIN (${lines}) l ON to_char(l.paid_at AT TIME ZONE 'Asia/Shanghai', ${format}) = d.date
     GROUP BY d.date`;
  return placed(grouped, newestFirst ? sql`date DESC` : sql`date`);
}

/** What `column` of the lines names in `table`, under the names that it has now: the first of `order`, then by id. */
export function rowsByThing(column: SQL, table: SQL, order: SQL, { figures, lines }: Grouped): SQL {
  const byOrder = sql`${order}, thing`;
  const grouped = sql`
    SELECT NULL::text AS date, ${column} AS thing, max(t.name) AS name, ${figures}
      FROM (${lines}) l JOIN ${table} t ON t.id = ${column}
     GROUP BY ${column} ORDER BY ${byOrder} LIMIT ${MAX_ROWS}`;
  return placed(grouped, byOrder);
}

/** Rows `g`, numbered by `place` backwards so that a file reads them in their order. */
export const placed = (grouped: SQL, order: SQL): SQL =>
  sql`FROM (SELECT x.*, (${MAX_ROWS * 2} - row_number() OVER (ORDER BY ${order})) AS place FROM (${grouped}) x) g`;

const columns = (names: readonly string[]): SQL => sql.raw(names.map((name) => `g."${name}"`).join(', '));

/** All of `rows`, each with the figures of `names`. */
export async function listFigureRows<Row>(
  db: Queryable,
  names: readonly string[],
  rows: SQL,
): Promise<Row[]> {
  const listed = await db.execute(
    sql`SELECT g.date, g.thing AS id, g.name, ${columns(names)} ${rows} ORDER BY g.place DESC`,
  );
  return listed.rows as Row[];
}

/** A row of a file, under the place that it has in its list. */
export type Placed<Figures> = { id: number; name: string } & Figures;

/** A page of `rows`: those after a `place`. */
export async function figureRowsBelow<Figures>(
  db: Queryable,
  names: readonly string[],
  rows: SQL,
  { place, limit }: { place: number; limit: number },
): Promise<Placed<Figures>[]> {
  const listed = await db.execute(
    sql`SELECT g.place AS id, g.name, ${columns(names)} ${rows} WHERE g.place < ${place} ORDER BY g.place DESC LIMIT ${limit}`,
  );
  return listed.rows as Placed<Figures>[];
}
