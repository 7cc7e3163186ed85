import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { ReportFigures, ReportRowDto, ReportUnit } from './reports.schemas.ts';

/** Most rows of a report by thing. */
const MAX_ROWS = 500;

export type ReportSpan = { from: string; to: string };

/** What a report counts by. */
const subjects = { all: 1, level: 2, supplier: 3, goods: 4 } as const;
export type Subject = keyof typeof subjects;

const sum = (column: string): SQL => sql`coalesce(sum(r.${sql.raw(column)}), 0)::bigint`;
const rateOf = (column: string): SQL =>
  sql`round(sum(r.${sql.raw(column)}) * 10000.0 / nullif(sum(r.parcels), 0))::int`;

/** The figures of kept days `r`. */
const FIGURES = sql`
  'orders', ${sum('orders')}, 'parcels', ${sum('parcels')}, 'pieces', ${sum('pieces')}, 'turnover', ${sum('turnover')}, 'goodsFee', ${sum('goods_fee')},
  'margin', ${sum('margin')}, 'commission', ${sum('commission')}, 'supplierShare', ${sum('supplier_share')}, 'agentShare', ${sum('agent_share')},
  'refundedParcels', ${sum('refunded_parcels')}, 'refundFee', ${sum('refund_fee')}, 'freightPaid', ${sum('freight_paid')},
  'freightCost', ${sum('freight_cost')}, 'freightAgents', ${sum('freight_agents')},
  'freightWon', ${sum('freight_paid')} - ${sum('freight_cost')} - ${sum('freight_agents')}, 'freightBorne', ${sum('freight_borne')},
  'shipped', ${sum('shipped')}, 'late', ${sum('late')}, 'cases', ${sum('cases')}, 'disputed', ${sum('disputed')},
  'shipHours', round(nullif(sum(r.ship_seconds), 0) / nullif(sum(r.shipped), 0) / 3600)::int,
  'refundRate', ${rateOf('refunded_parcels')}, 'disputedRate', ${rateOf('disputed')}`;

const within = (subject: Subject, { from, to }: ReportSpan): SQL =>
  sql`r.subject = ${literal(subjects[subject])} AND r.day BETWEEN ${from}::date AND ${to}::date`;

type Sums = { summary: ReportFigures; countedAt: string | null };

/** Sums of a report. Of goods these are what their rows add up to, but orders and parcels count once each. */
export async function sumReport(db: Queryable, span: ReportSpan, subject: Subject): Promise<Sums> {
  const { summary, countedAt } = await sumOf(db, span, 'all');
  if (subject !== 'goods') return { summary, countedAt };
  const { orders, parcels, shipped, late, refundedParcels, refundRate, cases, disputed, disputedRate } =
    summary;
  const goods = (await sumOf(db, span, 'goods')).summary;
  const once = { orders, parcels, shipped, late, refundedParcels, refundRate, cases, disputed, disputedRate };
  return { summary: { ...goods, ...once }, countedAt };
}

async function sumOf(db: Queryable, span: ReportSpan, subject: Subject): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    SELECT json_build_object(${FIGURES}) AS summary, max(r.counted_at) AS "countedAt" FROM report_day r WHERE ${within(subject, span)}`);
  const [found] = rows;
  if (!found) throw new Error('a sum answered no row');
  return found;
}

/** What a day belongs to, as a row of the report shows it. */
const DATES: Record<ReportUnit, SQL> = {
  day: sql`to_char(d.day, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', d.day), 'YYYY-MM-DD')`,
  month: sql`to_char(d.day, 'YYYY-MM')`,
};

export async function reportByTime(
  db: Queryable,
  span: ReportSpan,
  unit: ReportUnit,
): Promise<ReportRowDto[]> {
  const { from, to } = span;
  const { rows } = await db.execute<ReportRowDto>(sql`
    SELECT d.date, NULL::bigint AS id, d.date AS name, json_build_object(${FIGURES}) AS figures
      FROM (SELECT d.day::date AS day, ${DATES[unit]} AS date FROM generate_series(${from}::date, ${to}::date, interval '1 day') d(day)) d
      LEFT JOIN report_day r ON r.subject = 1 AND r.subject_id = 0 AND r.day = d.day
     GROUP BY d.date ORDER BY d.date`);
  return rows;
}

/** What the ids of a report are called, as they are called now. */
const NAMES: Record<Exclude<Subject, 'all'>, SQL> = {
  level: sql`SELECT name FROM league_level t WHERE t.level = g.id`,
  supplier: sql`SELECT ${accountName('a')} AS name FROM account a WHERE a.id = g.id`,
  goods: sql`SELECT name FROM goods t WHERE t.id = g.id`,
};

export async function reportByThing(
  db: Queryable,
  span: ReportSpan,
  subject: Exclude<Subject, 'all'>,
): Promise<ReportRowDto[]> {
  const { rows } = await db.execute<ReportRowDto>(sql`
    SELECT NULL::text AS date, g.id, coalesce((${NAMES[subject]}), '') AS name, g.figures
      FROM (SELECT r.subject_id AS id, ${sum('turnover')} AS turnover, json_build_object(${FIGURES}) AS figures
              FROM report_day r WHERE ${within(subject, span)}
             GROUP BY r.subject_id ORDER BY turnover DESC, r.subject_id LIMIT ${literal(MAX_ROWS)}) g
     ORDER BY g.turnover DESC, g.id`);
  return rows;
}
