import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities, literal } from '../../db/conditions.ts';
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
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { caseStatus } from '../../shared/statuses.ts';
import { caseAskTexts, caseKindTexts, caseOutcomeTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import type { CaseSummaryDto, ConsoleCasesFilter, EarlierCaseDto } from './cases.console.schemas.ts';

type Row = Omit<CaseSummaryDto, 'kindText' | 'askText' | 'statusText' | 'outcomeText'> & {
  outcome: string | null;
};

const ORDERS: Record<NonNullable<ConsoleCasesFilter['show']>, Order> = {
  waiting: { name: 'consoleCases.waiting', by: [sql`c.id`], descending: false },
  all: { name: 'consoleCases', by: [sql`c.id`], descending: true },
};
const EARLIER_OF_EACH = 10;

/** Since when case `c` waits for an operator. */
const WAITING_SINCE = sql`CASE WHEN c.status = ${literal(caseStatus.judging)} THEN (
  SELECT max(m.created_at) FROM case_message m WHERE m.case_id = c.id AND m.action IN ('escalate', 'appeal')) END`;
/** A decision about case `c` that waits for a second operator. */
const APPROVAL = sql`(
  SELECT y.id FROM operator_approval y WHERE y.target = 'case:' || c.id AND y.status = 1 ORDER BY y.id DESC LIMIT 1)`;

const COLUMNS = sql`
  c.id, c.case_no AS "caseNo", c.package_id AS "packageId", p.package_no AS "packageNo", c.order_id AS "orderId", o.order_no AS "orderNo",
  c.account_id AS "buyerId", ${accountName('b')} AS "buyerName", c.seller_id AS "sellerId", ${accountName('s')} AS "sellerName", c.kind, c.ask, c.amount,
  p.package_fee AS "packageFee", c.status, c.given_amount AS "givenAmount", c.outcome, c.appealed_by AS "appealedBy",
  ${WAITING_SINCE} AS "waitingSince", ${APPROVAL} AS "approvalId", c.created_at AS "createdAt"`;
const JOINS = sql`
  JOIN order_package p ON p.id = c.package_id JOIN orders o ON o.id = c.order_id
  JOIN account b ON b.id = c.account_id JOIN account s ON s.id = c.seller_id`;

/** A page of cases for operators: those that wait for one, the oldest first, or all, the newest first. */
export async function listConsoleCases(
  db: Queryable,
  filter: ConsoleCasesFilter,
  fields: Fields = null,
): Promise<Page<CaseSummaryDto>> {
  const { show = 'waiting', keyword, appealed, minAmount } = filter;
  const order = ORDERS[show];
  const window = windowOf(filter, order);
  const conditions = [
    show === 'waiting' ? sql`c.status = ${literal(caseStatus.judging)}` : sql`true`,
    ...equalities([
      [filter.kind, sql`c.kind`],
      [filter.buyerId, sql`c.account_id`],
      [filter.sellerId, sql`c.seller_id`],
    ]),
    ...(minAmount === undefined ? [] : [sql`c.amount >= ${minAmount}`]),
    ...(appealed === undefined ? [] : [sql`(c.appealed_at IS NOT NULL) = ${appealed}`]),
    ...(keyword?.trim() ? [named(keyword.trim().toUpperCase())] : []),
  ];
  const from = sql`after_sale_case c WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await db.execute<Row & Listed>(sql`
    WITH ${pageOfIds({ id: sql`c.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT ${COLUMNS}, ${TOTALS}, ${sortKey(order)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN after_sale_case c ON c.id = page.id ${JOINS}) ON true
     ${orderBy(window.order)}`);
  return pageOfListed(window, rows, dto);
}

/** Cases whose own number it is, or that of their parcel or order. */
function named(number: string) {
  return sql`c.id IN (
    SELECT id FROM after_sale_case WHERE case_no = ${number}
    UNION ALL SELECT k.id FROM order_package q JOIN after_sale_case k ON k.package_id = q.id WHERE q.package_no = ${number}
    UNION ALL SELECT k.id FROM orders q JOIN order_package x ON x.order_id = q.id JOIN after_sale_case k ON k.package_id = x.id
               WHERE q.order_no = ${number})`;
}

/** One for an operator; undefined when there is none. */
export async function findConsoleCase(db: Queryable, id: number): Promise<CaseSummaryDto | undefined> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${COLUMNS} FROM after_sale_case c ${JOINS} WHERE c.id = ${id}`,
  );
  return rows[0] && dto(rows[0]);
}

function dto({ outcome, ...row }: Row): CaseSummaryDto {
  return {
    ...row,
    ...textsOf({ ...row, outcome }),
    waitingSince: shanghaiIsoOrNull(row.waitingSince),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

type Coded = Pick<CaseSummaryDto, 'kind' | 'ask' | 'status'> & { outcome: string | null };

function textsOf({ kind, ask, status, outcome }: Coded) {
  return {
    kindText: caseKindTexts[kind] ?? '',
    askText: caseAskTexts[ask] ?? '',
    statusText: caseStatusTexts[status] ?? '',
    outcomeText: outcome === null ? null : (caseOutcomeTexts[outcome] ?? ''),
  };
}

/** Other cases of its buyer and its supplier, the newest first. */
export async function earlierCases(
  db: Queryable,
  { id, buyerId, sellerId }: Pick<CaseSummaryDto, 'id' | 'buyerId' | 'sellerId'>,
): Promise<EarlierCaseDto[]> {
  const of = (condition: ReturnType<typeof sql>) => sql`(
    SELECT c.id FROM after_sale_case c WHERE ${condition} AND c.id <> ${id} ORDER BY c.id DESC LIMIT ${literal(EARLIER_OF_EACH)})`;
  const { rows } = await db.execute<Omit<EarlierCaseDto, 'kindText' | 'askText' | 'statusText'> & Coded>(sql`
    SELECT c.id, c.case_no AS "caseNo", c.kind, c.ask, c.status, c.outcome, c.account_id AS "buyerId", c.seller_id AS "sellerId",
           c.amount, c.given_amount AS "givenAmount", c.created_at AS "createdAt"
      FROM after_sale_case c
     WHERE c.id IN (${of(sql`c.account_id = ${buyerId}`)} UNION ${of(sql`c.seller_id = ${sellerId}`)}) ORDER BY c.id DESC`);
  return rows.map(({ kind, ask, status, outcome, ...row }) => ({
    ...row,
    ...textsOf({ kind, ask, status, outcome }),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}
