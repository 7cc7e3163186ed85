import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { behind, type Order, orderBy, type SortKey, sortKey } from '../../db/pages.ts';
import { afterSaleCases, caseFiles, caseMessages, type RefundItem } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fen } from '../../shared/money.ts';
import { type CaseAsk, type CaseKind, type CaseStatus, caseStatus } from '../../shared/statuses.ts';
import { tellOfCase } from './caseNotices.ts';
import type { CaseMessage, CaseRow, CaseWriter } from './caseRows.ts';

/** After this time a silent supplier has accepted, and a silent buyer has given up. */
export const SELLER_HOURS = 48;
export const BUYER_DAYS = 5;
const DUE = {
  [caseStatus.waitSeller]: sql`now() + make_interval(hours => ${SELLER_HOURS})`,
  [caseStatus.waitBuyer]: sql`now() + make_interval(days => ${BUYER_DAYS})`,
};

type NewCase = {
  packageId: number;
  kind: CaseKind;
  ask: CaseAsk;
  amount: Fen;
  items?: readonly RefundItem[] | null;
  refundId?: number;
};

/**
 * Opens a case, which waits for its supplier. Where one is open already, what is asked for now takes the place of what was
 * asked for in it.
 */
export async function openCase(
  tx: Tx,
  parcel: { packageNo: string; orderId: number; accountId: number; sellerId: number },
  { packageId, kind, ask, amount, items = null, refundId }: NewCase,
  said: Pick<CaseMessage, 'by' | 'text' | 'fileIds'>,
): Promise<CaseRow> {
  const asked = {
    ...{ ask, amount, refundId: refundId ?? null, items: items && [...items] },
    ...{ status: caseStatus.waitSeller, offerAmount: null, dueAt: DUE[caseStatus.waitSeller] },
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
    })
    .returning();
  if (!opened) throw new Error('a case was not opened');
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
  to: typeof caseStatus.waitSeller | typeof caseStatus.waitBuyer | typeof caseStatus.judging,
  change: Partial<Pick<CaseRow, 'offerAmount' | 'insisted' | 'refundId'>>,
  message: CaseMessage,
): Promise<void> {
  const dueAt = to === caseStatus.judging ? null : DUE[to];
  await tx
    .update(afterSaleCases)
    .set({ status: to, dueAt, ...change })
    .where(eq(afterSaleCases.id, id));
  await addMessage(tx, { id }, message);
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
  const { rows } = await tx.execute<{ id: number; refundId: number; amount: number }>(sql`
    SELECT c.id, r.id AS "refundId", r.amount FROM refund r
      JOIN after_sale_case c ON c.refund_id = r.id OR c.package_id = r.package_id
     WHERE r.package_id = ANY (${`{${packageIds.join()}}`}::bigint[]) AND r.status = 40 AND c.status < ${literal(caseStatus.resolved)}
     ORDER BY c.id FOR UPDATE OF c`);
  for (const { id, refundId, amount } of rows) {
    await tx.update(afterSaleCases).set({ refundId }).where(eq(afterSaleCases.id, id));
    const ended = { status: caseStatus.resolved, outcome: 'refunded', given: amount };
    await endCase(tx, { id }, ended, { by, action: 'refund', text: reason, amount });
  }
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

export type DueCase = { id: number; status: number; sortKey: SortKey };

/** Cases whose next step is due, the longest due first, behind `last`. */
export async function findDueCases(db: Db, limit: number, last?: DueCase): Promise<DueCase[]> {
  const order: Order = { name: 'dueCases', by: [{ moment: sql`due_at` }, sql`id`], descending: false };
  const after = last ? behind(order, last.sortKey) : sql`true`;
  const { rows } = await db.execute<DueCase>(sql`
    SELECT id, status, ${sortKey(order)} AS "sortKey" FROM after_sale_case
     WHERE due_at <= now() AND ${after} ${orderBy(order)} LIMIT ${literal(limit)}`);
  return rows;
}
