import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { equalities, within } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Page, Paging } from '../../shared/paging.ts';
import { noticesOf } from './paymentNotices.repository.ts';
import type {
  PaymentAtDeskDto,
  PaymentRecordDto,
  PaymentsFilter,
  ProblemDto,
  ProblemsFilter,
  RefundAtDeskDto,
  RefundsFilter,
} from './payments.console.schemas.ts';

const order = (name: string, by: SQL, descending = true): Order => ({ name, by: [by], descending });

/** A page of rows, and how many there are, which `counting` says with fewer tables; times become those of Shanghai. */
async function page<Row extends { id: number }>(
  db: Queryable,
  paging: Paging,
  by: Order,
  columns: SQL,
  from: SQL,
  counting = from,
): Promise<Page<Row>> {
  const window = windowOf(paging, by);
  const { rows } = await db.execute<Row>(sql`
    SELECT ${columns} ${from} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
  return pageOfRows(window, rows as unknown as Row[], await countTold(db, counting), timed);
}

/** The same row with its moments as REST writes them. */
function timed<Row extends object>(row: Row): Row {
  const moments = Object.entries(row).filter(([name]) => name.endsWith('At'));
  return { ...row, ...Object.fromEntries(moments.map(([name, at]) => [name, shanghaiIsoOrNull(at)])) };
}

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` AND `);

const PAYMENT = sql`
  y.id, y.pay_no AS "payNo", y.account_id AS "accountId", y.amount, y.pay_type AS "payType", y.status, y.late,
  y.channel_trade_no AS "channelTradeNo", y.created_at AS "createdAt", y.expire_at AS "expireAt", y.paid_at AS "paidAt"`;

export function listPayments(db: Queryable, filter: PaymentsFilter): Promise<Page<PaymentAtDeskDto>> {
  const { number, accountId, payType, status } = filter;
  const which = all([
    ...(number
      ? [sql`(y.pay_no = ${number} OR y.pay_type IN (1, 2, 9) AND y.channel_trade_no = ${number})`]
      : []),
    ...equalities([
      [accountId, sql`y.account_id`],
      [payType, sql`y.pay_type`],
      [status, sql`y.status`],
    ]),
    ...within(sql`y.created_at`, filter),
  ]);
  return page(db, filter, order('deskPayments', sql`y.id`), PAYMENT, sql`FROM payment y WHERE ${which}`);
}

const PROBLEM = sql`
  x.id, x.kind, x.payment_id AS "paymentId", y.pay_no AS "payNo", y.account_id AS "accountId", y.pay_type AS "payType", y.amount,
  x.amount AS told, x.channel_trade_no AS "channelTradeNo", x.created_at AS "createdAt", x.resolved_at AS "resolvedAt"`;
const PROBLEMS = sql`FROM payment_problem x JOIN payment y ON y.id = x.payment_id`;

export function listProblems(db: Queryable, filter: ProblemsFilter): Promise<Page<ProblemDto>> {
  const { isOpen, kind } = filter;
  const which = all([
    ...(isOpen ? [sql`x.resolved_at IS NULL`] : []),
    ...(kind ? [sql`x.kind = ${kind}`] : []),
  ]);
  const by = order('paymentProblems', sql`x.id`);
  // Each has its payment: to count them the payments need not be read.
  const counting = sql`FROM payment_problem x WHERE ${which}`;
  return page(db, filter, by, PROBLEM, sql`${PROBLEMS} WHERE ${which}`, counting);
}

/** Marks a problem as resolved; undefined where it is already, or is not there. */
export async function resolveProblem(tx: Queryable, id: number): Promise<{ paymentId: number } | undefined> {
  const { rows } = await tx.execute<{ paymentId: number }>(sql`
    UPDATE payment_problem SET resolved_at = now() WHERE id = ${id} AND resolved_at IS NULL RETURNING payment_id AS "paymentId"`);
  return rows[0];
}

export async function findProblem(db: Queryable, id: number): Promise<ProblemDto | undefined> {
  const { rows } = await db.execute<ProblemDto>(sql`SELECT ${PROBLEM} ${PROBLEMS} WHERE x.id = ${id}`);
  return rows[0] && timed(rows[0]);
}

const REFUND = sql`
  r.id, r.refund_no AS "refundNo", r.payment_id AS "paymentId", y.pay_no AS "payNo", y.pay_type AS "payType",
  r.account_id AS "accountId", r.amount, r.status, r.code, r.tries, r.next_try_at AS "nextTryAt", r.transfer_no AS "transferNo",
  r.created_at AS "createdAt", r.ended_at AS "endedAt"`;
const REFUNDS = sql`FROM recharge_refund r JOIN payment y ON y.id = r.payment_id`;

export function listRefunds(db: Queryable, filter: RefundsFilter): Promise<Page<RefundAtDeskDto>> {
  const { isOpen, number } = filter;
  const which = all([
    ...(isOpen ? [sql`r.status = 0`] : []),
    ...(number ? [sql`(r.refund_no = ${number} OR y.pay_no = ${number})`] : []),
  ]);
  // What is under way is a queue.
  const by = order(isOpen ? 'openRechargeRefunds' : 'rechargeRefunds', sql`r.id`, !isOpen);
  const found = sql`${REFUNDS} WHERE ${which}`;
  return page(db, filter, by, REFUND, found, number ? found : sql`FROM recharge_refund r WHERE ${which}`);
}

export async function findRefund(db: Queryable, refundNo: string): Promise<RefundAtDeskDto | undefined> {
  const { rows } = await db.execute<RefundAtDeskDto>(
    sql`SELECT ${REFUND} ${REFUNDS} WHERE r.refund_no = ${refundNo}`,
  );
  return rows[0] && timed(rows[0]);
}

type StepDto = PaymentRecordDto['steps'][number];
type Joined = 'problems' | 'refunds' | 'notices' | 'steps';

/** A payment with all that came of it. */
export async function findPayment(db: Queryable, id: number): Promise<PaymentRecordDto | undefined> {
  const { rows } = await db.execute<Omit<PaymentRecordDto, Joined>>(sql`
    SELECT ${PAYMENT}, y.asks, y.asked_at AS "askedAt", CASE WHEN y.status = 0 THEN y.next_ask_at END AS "nextAskAt",
           y.reconcile_at AS "reconcileAt", t.id AS "movementId", t.created_at AS "creditedAt"
      FROM payment y LEFT JOIN ledger_tx t ON t.kind = 1 AND t.biz_type = 'payment' AND t.biz_id = y.id AND t.step = ''
     WHERE y.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const [problems, refunds, notices, steps] = await Promise.all([
    db.execute<ProblemDto>(sql`SELECT ${PROBLEM} ${PROBLEMS} WHERE x.payment_id = ${id} ORDER BY x.id`),
    db.execute<RefundAtDeskDto>(sql`SELECT ${REFUND} ${REFUNDS} WHERE r.payment_id = ${id} ORDER BY r.id`),
    noticesOf(db, id),
    db.execute<StepDto>(sql`
      SELECT id, action, operator, reason, created_at AS "createdAt" FROM audit_log
       WHERE target = ${`payment:${id}`} ORDER BY id LIMIT 100`),
  ]);
  return {
    ...timed(row),
    problems: problems.rows.map(timed),
    refunds: refunds.rows.map(timed),
    notices,
    steps: steps.rows.map((step) => ({ ...step, createdAt: shanghaiIso(new Date(step.createdAt)) })),
  };
}
