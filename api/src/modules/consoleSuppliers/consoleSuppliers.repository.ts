import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { FIGURES_FROM, SERVICE_LIMITS } from '../../db/schema/sellerFigures.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { accountKinds } from '../../shared/statuses.ts';
import { named } from '../consoleAccounts/namedAccounts.ts';
import { LICENCE_DUE } from '../licences/licences.sql.ts';
import type { SupplierDto, SuppliersFilter } from './consoleSuppliers.schemas.ts';

const NEWEST: Order = { name: 'consoleSuppliers', by: [sql`a.id`], descending: true };
const limit = (name: keyof typeof SERVICE_LIMITS) => literal(SERVICE_LIMITS[name]);
const ENOUGH = sql`f.package_count >= ${literal(FIGURES_FROM)}`;
/** As the partial index says it. */
const WARNED = sql`${ENOUGH} AND (f.ship_median > ${limit('shipMedian')} OR f.late_rate > ${limit('lateRate')}
  OR f.refunded_rate > ${limit('refundedRate')} OR f.disputed_rate > ${limit('disputedRate')} OR f.score < ${limit('score')})`;

const warning = (condition: SQL, name: string) => sql`CASE WHEN ${condition} THEN ${name} END`;

/** A supplier `a` with its figures `f`. */
export const ITEM = sql`
  a.id, a.status, a.company_name AS "companyName", a.nick_name AS "nickName", coalesce(f.package_count, 0) AS "packageCount",
  f.ship_median AS "shipMedian", f.late_rate AS "lateRate", f.refunded_rate AS "refundedRate", f.case_rate AS "caseRate",
  f.disputed_rate AS "disputedRate", f.score, f.answer_median AS "answerMedian", f.counted_at AS "countedAt",
  deposit_of(a.id) AS deposit, deposit_lack_of(a.id) AS "depositLack", a.created_at AS "createdAt",
  array_remove(ARRAY[
    ${warning(sql`${ENOUGH} AND f.ship_median > ${limit('shipMedian')}`, 'shipSlow')},
    ${warning(sql`${ENOUGH} AND f.late_rate > ${limit('lateRate')}`, 'shipLate')},
    ${warning(sql`${ENOUGH} AND f.refunded_rate > ${limit('refundedRate')}`, 'refundsHigh')},
    ${warning(sql`${ENOUGH} AND f.disputed_rate > ${limit('disputedRate')}`, 'disputesHigh')},
    ${warning(sql`${ENOUGH} AND f.score < ${limit('score')}`, 'scoreLow')},
    ${warning(sql`deposit_lack_of(a.id) > 0`, 'depositLow')},
    ${warning(sql`EXISTS (SELECT FROM supplier_licence x WHERE x.seller_id = a.id AND ${LICENCE_DUE})`, 'licenceDue')}]::text[], NULL) AS warnings`;

export function shownSupplier<Row extends SupplierDto>(row: Row): Row {
  return {
    ...row,
    countedAt: shanghaiIsoOrNull(row.countedAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

/** Suppliers with what they are measured by, the newest first. */
export async function listSuppliers(
  db: Queryable,
  { name, status, warned, ...paging }: SuppliersFilter,
  fields: Fields,
): Promise<Page<SupplierDto>> {
  const window = windowOf(paging, NEWEST);
  const where = sql.join(
    [
      sql`a.kind = ${literal(accountKinds.seller)}`,
      ...(status === undefined ? [] : [sql`a.status = ${literal(status)}`]),
      ...(name === undefined ? [] : named(name)),
      ...(warned ? [WARNED] : []),
    ],
    sql` AND `,
  );
  const found = sql`FROM account a ${warned ? sql`JOIN seller_figure f ON f.seller_id = a.id` : sql``} WHERE ${where}`;
  const { rows } = await db.execute<SupplierDto>(sql`
    SELECT ${ITEM} FROM (SELECT a.* ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}) a
      LEFT JOIN seller_figure f ON f.seller_id = a.id ${orderBy(window.order)}`);
  const total = await countTold(db, found, asksForTotal(fields));
  return pageOfRows(window, rows, total, shownSupplier);
}
