import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { behind, type Order, orderBy, type SortKey, sortKey } from '../../db/pages.ts';
import { afterSaleCases, caseFiles, caseMessages, type RefundItem } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type CaseAsk, type CaseKind, type CaseStatus, caseStatus } from '../../shared/statuses.ts';
import { CASE_UNDERWAY } from '../settlements/holds.sql.ts';
import { tellOfCase } from './caseNotices.ts';
import type { CaseMessage, CaseRow, CaseWriter } from './caseRows.ts';

/** After this time a silent supplier has accepted, and a silent buyer has given up. */
export const SELLER_HOURS = 48;
const BUYER_DAYS = 5;
/** So long has a buyer to send goods back, its courier to deliver them, and the supplier to inspect what was delivered. */
const SEND_BACK_DAYS = 10;
const DELIVERED_DAYS = 15;
const INSPECTED_DAYS = 3;
const DUE = {
  [caseStatus.waitSeller]: sql`now() + make_interval(hours => ${SELLER_HOURS})`,
  [caseStatus.waitBuyer]: sql`now() + make_interval(days => ${BUYER_DAYS})`,
  [caseStatus.waitReturn]: sql`now() + make_interval(days => ${SEND_BACK_DAYS})`,
  [caseStatus.inspecting]: sql`now() + make_interval(days => ${DELIVERED_DAYS})`,
  [caseStatus.replacing]: sql`NULL::timestamptz`,
  [caseStatus.judging]: sql`NULL::timestamptz`,
};
type Underway = keyof typeof DUE;

/** What a case has while its supplier offers nothing. */
export const NO_OFFER = { offerKind: null, offerAmount: null } as const;

type NewCase = {
  packageId: number;
  kind: CaseKind;
  ask: CaseAsk;
  amount: Fen;
  items?: readonly RefundItem[] | null;
  refundId?: number;
  /** Where it begins when its supplier is not asked: goods that come back are inspected when they are there. */
  begins?: { status: typeof caseStatus.inspecting; returnId: number };
};

/**
 * Opens a case, which waits for its supplier. Where one is open already, what is asked for now takes the place of what was
 * asked for in it.
 * @throws Refusal CASE_OPEN while an appeal is looked at
 */
export async function openCase(
  tx: Tx,
  parcel: { packageNo: string; orderId: number; accountId: number; sellerId: number },
  { packageId, kind, ask, amount, items = null, refundId, begins }: NewCase,
  said: Pick<CaseMessage, 'by' | 'text' | 'fileIds'>,
): Promise<CaseRow> {
  const asked = {
    ...{ ask, amount, refundId: refundId ?? null, items: items && [...items] },
    ...NO_OFFER,
    ...{ status: begins?.status ?? caseStatus.waitSeller, returnId: begins?.returnId ?? null },
    dueAt: DUE[begins?.status ?? caseStatus.waitSeller],
  };
  const { packageNo, orderId, accountId, sellerId } = parcel;
  const [opened] = await tx
    .insert(afterSaleCases)
    .values({
      caseNo: sql`'S' || substr(${packageNo}::text, 2) || '-' || (
        SELECT count(*) + 1 FROM after_sale_case c WHERE c.package_id = ${packageId})`,
      ...{ packageId, orderId, accountId, sellerId, kind, ...asked },
    })
    .onConflictDoUpdate({
      target: afterSaleCases.packageId,
      // As the index says it: no parameter.
      targetWhere: sql`${afterSaleCases.status} < 70`,
      set: { ...asked, updatedAt: sql`now()` },
      setWhere: isNull(afterSaleCases.appealedAt),
    })
    .returning();
  if (!opened) throw new Refusal('CASE_OPEN');
  await addMessage(tx, opened, { ...said, action: 'open', amount });
  return opened;
}

/** Adds what somebody has said or done, and tells the others; its own writer has seen it. */
export async function addMessage(
  tx: Tx,
  { id }: Pick<CaseRow, 'id'>,
  { fileIds = [], ...message }: CaseMessage,
): Promise<void> {
  const [added] = await tx
    .insert(caseMessages)
    .values({ caseId: id, ...message })
    .returning({ id: caseMessages.id });
  if (!added) throw new Error('a message was not added');
  if (fileIds.length > 0)
    await tx
      .insert(caseFiles)
      .values(fileIds.map((fileId, sort) => ({ fileId, caseId: id, messageId: added.id, sort })));
  const seen = { user: 'readByBuyer', seller: 'readBySeller', system: null, platform: null }[message.by];
  await tx
    .update(afterSaleCases)
    .set({ updatedAt: sql`now()`, ...(seen && { [seen]: added.id }) })
    .where(eq(afterSaleCases.id, id));
  await tellOfCase(tx, id, message);
}

/** Moves an open case on to where somebody is waited for. */
export async function moveCase(
  tx: Tx,
  { id }: Pick<CaseRow, 'id'>,
  to: Underway,
  change: Partial<
    Pick<
      CaseRow,
      | 'offerKind'
      | 'offerAmount'
      | 'insisted'
      | 'refundId'
      | 'finishedAt'
      | 'appealedBy'
      | 'appealedAt'
      | 'returnTo'
      | 'returnId'
      | 'replacementId'
      | 'freight'
      | 'freightBy'
    >
  >,
  message: CaseMessage,
): Promise<void> {
  await tx
    .update(afterSaleCases)
    .set({ status: to, dueAt: DUE[to], ...change })
    .where(eq(afterSaleCases.id, id));
  await addMessage(tx, { id }, message);
}

/** Locks the cases that wait for what a returned parcel holds: always before the returned parcel itself. */
export async function lockCasesOfReturn(tx: Tx, returnId: number): Promise<Pick<CaseRow, 'id'>[]> {
  return tx
    .select({ id: afterSaleCases.id })
    .from(afterSaleCases)
    .where(
      and(eq(afterSaleCases.returnId, returnId), eq(afterSaleCases.status, literal(caseStatus.inspecting))),
    )
    .orderBy(afterSaleCases.id)
    .for('update');
}

/** What comes back has arrived: its cases are inspected soon. */
export async function inspectSoon(tx: Tx, returnId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE after_sale_case SET due_at = least(due_at, now() + make_interval(days => ${INSPECTED_DAYS}))
     WHERE return_id = ${returnId} AND status = ${literal(caseStatus.inspecting)}`);
}

/** What comes back is there, which nobody knew: the locked cases that wait for it are inspected soon, and told. */
export async function recordArrival(
  tx: Tx,
  returnId: number,
  cases: readonly Pick<CaseRow, 'id'>[],
  by: CaseWriter,
): Promise<void> {
  await inspectSoon(tx, returnId);
  for (const each of cases) await addMessage(tx, each, { by, action: 'arrived', text: '' });
}

/** What replaces a parcel has arrived or ended: the case of that one is looked at now. */
export async function finishReplacementOf(tx: Tx, packageId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE after_sale_case SET due_at = now()
     WHERE package_id = ${packageId} AND status < 70 AND status = ${literal(caseStatus.replacing)}`);
}

/** An operator has decided a case: from now on it may be appealed against, once. */
export async function markJudged(tx: Tx, caseId: number): Promise<void> {
  await tx.update(afterSaleCases).set({ judgedAt: sql`now()` }).where(eq(afterSaleCases.id, caseId));
}

/** Ends an open case. */
export async function endCase(
  tx: Tx,
  { id }: Pick<CaseRow, 'id'>,
  { status, outcome, given = 0 }: { status: CaseStatus; outcome: string; given?: Fen },
  message: CaseMessage,
): Promise<void> {
  await tx
    .update(afterSaleCases)
    .set({
      ...{ status, outcome, dueAt: null, finishedAt: sql`now()` },
      givenAmount: sql`${afterSaleCases.givenAmount} + ${given}`,
    })
    .where(eq(afterSaleCases.id, id));
  await addMessage(tx, { id }, message);
}

/** Ends the open cases of parcels, or of their refunds, that were refunded: whatever was asked for is decided. */
export async function endRefundedCases(
  tx: Tx,
  packageIds: readonly number[],
  { by, reason }: { by: CaseWriter; reason: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; refundId: number; amount: number; isGiven: boolean }>(sql`
    SELECT c.id, r.id AS "refundId", r.amount, c.outcome IS NOT DISTINCT FROM 'refunded' AS "isGiven" FROM refund r
      JOIN after_sale_case c ON c.refund_id = r.id OR c.package_id = r.package_id
     WHERE r.package_id = ANY (${`{${packageIds.join()}}`}::bigint[]) AND r.status = 40 AND c.status < ${literal(caseStatus.resolved)}
     ORDER BY c.id FOR UPDATE OF c`);
  for (const { id, refundId, amount, isGiven } of rows) {
    // One that was appealed against had its own refund, of some pieces.
    if (!isGiven) await tx.update(afterSaleCases).set({ refundId }).where(eq(afterSaleCases.id, id));
    const ended = { status: caseStatus.resolved, outcome: 'refunded', given: isGiven ? 0 : amount };
    await endCase(tx, { id }, ended, { by, action: 'refund', text: reason, amount });
  }
}

/** Whether a case of a locked parcel is open. */
export async function hasOpenCase(tx: Tx, packageId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: afterSaleCases.id })
    .from(afterSaleCases)
    .where(and(eq(afterSaleCases.packageId, packageId), lt(afterSaleCases.status, caseStatus.resolved)));
  return open !== undefined;
}

/** Locked parcels of which a case has gone beyond asking and answering: goods come back or are sent again, or an operator decides. */
export async function casesUnderway(tx: Tx, packageIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT p.id FROM order_package p WHERE p.id = ANY (${`{${packageIds.join()}}`}::bigint[]) AND ${CASE_UNDERWAY}`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a case of an order's parcels is under way: open, and not left to its buyer with a refusal. */
export async function hasOpenCases(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    SELECT EXISTS (SELECT FROM after_sale_case WHERE order_id = ${orderId} AND status < 70
                    AND (status <> ${literal(caseStatus.waitBuyer)} OR offer_amount IS NOT NULL)) AS is`);
  return rows[0]?.is === true;
}

/** The open case of a refund, locked; undefined where it has none. */
export async function lockCaseOfRefund(tx: Tx, refundId: number): Promise<CaseRow | undefined> {
  const [found] = await tx
    .select()
    .from(afterSaleCases)
    .where(and(eq(afterSaleCases.refundId, refundId), lt(afterSaleCases.status, caseStatus.resolved)))
    .for('update');
  return found;
}

/** The open case of a parcel, locked; undefined where it has none. The parcel is locked. */
export async function findOpenCase(tx: Tx, packageId: number): Promise<CaseRow | undefined> {
  const [found] = await tx
    .select()
    .from(afterSaleCases)
    // As the index says it: no parameter.
    .where(and(eq(afterSaleCases.packageId, packageId), sql`${afterSaleCases.status} < 70`))
    .for('update');
  return found;
}

/** A case of the actor, or any without one; undefined when there is none. */
export async function findCase(db: Queryable, caseId: number, actor?: Actor): Promise<CaseRow | undefined> {
  const own = actor && (actor.kind === 'buyer' ? afterSaleCases.accountId : afterSaleCases.sellerId);
  const [found] = await db
    .select()
    .from(afterSaleCases)
    .where(and(eq(afterSaleCases.id, caseId), own && eq(own, actor.accountId)));
  return found;
}

/** Locks a case whose order and parcel are locked. */
export async function lockCase(tx: Tx, caseId: number): Promise<CaseRow | undefined> {
  const [found] = await tx.select().from(afterSaleCases).where(eq(afterSaleCases.id, caseId)).for('update');
  return found;
}

/** Whether what case `c` gets back has arrived. */
export const HAS_ARRIVED = sql`EXISTS (SELECT FROM return_parcel b WHERE b.id = c.return_id AND coalesce(b.arrived_at, b.signed_at) IS NOT NULL)`;

/** Whether case `c` waits for its buyer, or its supplier: for an answer, for goods to be sent back, for those that arrived to be inspected. */
export const WAITS_FOR = {
  buyer: sql`c.status IN (20, 30)`,
  seller: sql`(c.status = 10 OR c.status = 40 AND ${HAS_ARRIVED})`,
} satisfies Record<Actor['kind'], SQL>;
/** Since when it does. */
export const WAITS_SINCE = sql`c.due_at - CASE c.status ${sql.join(
  [
    sql`WHEN 10 THEN make_interval(hours => ${literal(SELLER_HOURS)})`,
    sql`WHEN 20 THEN make_interval(days => ${literal(BUYER_DAYS)})`,
    sql`WHEN 30 THEN make_interval(days => ${literal(SEND_BACK_DAYS)})`,
    sql`ELSE make_interval(days => ${literal(INSPECTED_DAYS)})`,
  ],
  sql` `,
)} END`;

export type DueCase = { id: number; status: number; hasArrived: boolean; sortKey: SortKey };

/** Cases whose next step is due, the longest due first, behind `last`. */
export async function findDueCases(db: Db, limit: number, last?: DueCase): Promise<DueCase[]> {
  const order: Order = { name: 'dueCases', by: [{ moment: sql`c.due_at` }, sql`c.id`], descending: false };
  const after = last ? behind(order, last.sortKey) : sql`true`;
  const { rows } = await db.execute<DueCase>(sql`
    SELECT c.id, c.status, ${HAS_ARRIVED} AS "hasArrived", ${sortKey(order)} AS "sortKey" FROM after_sale_case c
     WHERE c.due_at <= now() AND ${after} ${orderBy(order)} LIMIT ${literal(limit)}`);
  return rows;
}
