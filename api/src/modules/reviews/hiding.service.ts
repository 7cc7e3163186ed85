import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { goods, orders, reviews } from '../../db/schema/index.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import { tellOfHiding } from './reviewNotices.ts';

/** Hides a review, which then is neither shown nor counted. @throws Refusal NOT_FOUND, REVIEW_DECIDED */
export async function hideReview(tx: Tx, id: number, reason: string): Promise<void> {
  const review = await locked(tx, id);
  if (review.hiddenAt) throw new Refusal('REVIEW_DECIDED');
  await tx.update(reviews).set({ hiddenAt: sql`now()`, hiddenReason: reason }).where(eq(reviews.id, id));
  await tellOfHiding(tx, review, reason);
}

/** Shows one again that was hidden; answers why it was. @throws Refusal NOT_FOUND, REVIEW_DECIDED */
export async function showReview(tx: Tx, id: number): Promise<string> {
  const review = await locked(tx, id);
  if (!review.hiddenAt) throw new Refusal('REVIEW_DECIDED');
  await tx.update(reviews).set({ hiddenAt: null, hiddenReason: '' }).where(eq(reviews.id, id));
  await tellOfHiding(tx, review, null);
  return review.hiddenReason;
}

/** The same by operators of the console, who are recorded. */
export function consoleHidingService(db: Db) {
  return {
    hide: (id: number, said: string, who: OperatorActor): Promise<void> =>
      db.transaction(async (tx) => {
        const reason = said.trim();
        await hideReview(tx, id, reason);
        const entry = { action: 'review hide', target: String(id), reason };
        await recordAudit(tx, who, { ...entry, before: { isHidden: false }, after: { isHidden: true } });
      }),

    show: (id: number, said: string, who: OperatorActor): Promise<void> =>
      db.transaction(async (tx) => {
        const hiddenReason = await showReview(tx, id);
        const entry = { action: 'review show', target: String(id), reason: said.trim() };
        const before = { isHidden: true, hiddenReason };
        await recordAudit(tx, who, { ...entry, before, after: { isHidden: false } });
      }),
  };
}

export type ConsoleHidingService = ReturnType<typeof consoleHidingService>;

async function locked(tx: Tx, id: number) {
  const [found] = await tx
    .select({
      hiddenAt: reviews.hiddenAt,
      hiddenReason: reviews.hiddenReason,
      accountId: reviews.accountId,
      orderNo: orders.orderNo,
      goodName: goods.name,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(goods, eq(goods.id, reviews.goodId))
    .where(eq(reviews.id, id))
    .for('no key update', { of: reviews });
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
