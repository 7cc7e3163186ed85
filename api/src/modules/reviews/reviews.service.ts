import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders, reviews } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { orderStatus } from '../../shared/statuses.ts';
import { completeOrder } from '../shipments/completing.service.ts';
import { usePictures } from '../uploads/uploads.repository.ts';
import { tellOfAddition, tellOfAnswer, tellOfBadReviews } from './reviewNotices.ts';
import { findOwnReview } from './reviews.repository.ts';
import type { OwnReviewDto, ReviewOrderInput } from './reviews.schemas.ts';

type Reviewed = { goodId: number; goodName: string; skuName: string };
type Line = { goodId: number; score: number; text: string; pics: string[] };

/** Reviews of goods that were received: by their buyers, answered by their supplier. */
export function reviewService(db: Db) {
  return {
    /**
     * A buyer's reviews of a received order, one of each of its goods, which complete it.
     * @throws Refusal NOT_FOUND, ORDER_STATE, REVIEW_GOODS unless each of its goods is named once, PICTURE_UNKNOWN
     */
    reviewOrder: (actor: Actor, input: ReviewOrderInput): Promise<{ orderId: number; status: number }> =>
      db.transaction(async (tx) => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.id, input.orderId), eq(orders.accountId, actor.accountId)))
          .for('update');
        if (!order) throw new Refusal('NOT_FOUND');
        if (order.status !== orderStatus.pendingReview) throw new Refusal('ORDER_STATE');
        const bought = await goodsOf(tx, order.id);
        const lines = linesOf(input, bought);
        await keepPictures(
          tx,
          actor,
          lines.flatMap(({ pics }) => pics),
        );
        const { id: orderId, accountId, sellerId } = order;
        const written = bought.map(({ goodName, ...good }) => ({
          ...{ orderId, accountId, sellerId, goodName },
          ...{ ...good, ...lineOf(lines, good.goodId) },
        }));
        if (written.length > 0) await tx.insert(reviews).values(written);
        await tx
          .update(orders)
          .set({
            reviewedAt: sql`now()`,
            reviewScore: meanOf(lines),
            reviewText: lines.find(({ text }) => text)?.text ?? '',
          })
          .where(eq(orders.id, orderId));
        await tellOfBadReviews(tx, written);
        return { orderId, status: await completeOrder(tx, order) };
      }),

    /** @throws Refusal NOT_FOUND, REVIEW_STATE after it was added to or 90 days, BAD_PARAM of nothing, PICTURE_UNKNOWN */
    addTo: (
      actor: Actor,
      reviewId: number,
      { text, pics = [] }: { text: string; pics?: string[] },
    ): Promise<OwnReviewDto> =>
      db.transaction(async (tx) => {
        const { sellerId, answeredAt } = await lockOwn(tx, actor, reviewId, 'add');
        const addedText = text.trim();
        if (addedText === '' && pics.length === 0) throw new Refusal('BAD_PARAM', { field: 'text' });
        await keepPictures(tx, actor, pics);
        await tx
          .update(reviews)
          .set({ addedAt: sql`now()`, addedText, addedPics: pics })
          .where(eq(reviews.id, reviewId));
        const review = await own(tx, actor, reviewId);
        if (answeredAt !== null) await tellOfAddition(tx, { ...review, sellerId });
        return review;
      }),

    /**
     * Answers a review, or changes the answer within a day.
     * @throws Refusal NOT_FOUND, REVIEW_STATE, BAD_PARAM, CHANGED_MEANWHILE with the review in `current` where it has another
     * answer than `was`
     */
    answer: (
      actor: Actor,
      reviewId: number,
      { text, was }: { text: string; was?: string },
    ): Promise<OwnReviewDto> =>
      db.transaction(async (tx) => {
        const { accountId, answeredAt, answer: stands } = await lockOwn(tx, actor, reviewId, 'answer');
        const answer = text.trim();
        if (answer === '') throw new Refusal('BAD_PARAM', { field: 'text' });
        // Sent once more it stands there already.
        if (was !== undefined && was !== stands && answer !== stands)
          throw new Refusal('CHANGED_MEANWHILE', {}, { current: await own(tx, actor, reviewId) });
        await tx
          .update(reviews)
          .set({ answer, answeredAt: answeredAt ?? sql`now()` })
          .where(eq(reviews.id, reviewId));
        const review = await own(tx, actor, reviewId);
        await tellOfAnswer(tx, reviewId, { ...review, accountId });
        return review;
      }),
  };
}

export type ReviewService = ReturnType<typeof reviewService>;

async function goodsOf(tx: Tx, orderId: number): Promise<Reviewed[]> {
  const { rows } = await tx.execute<Reviewed>(sql`
    SELECT good_id AS "goodId", good_name AS "goodName", sku_name AS "skuName" FROM reviewed_goods(${orderId})`);
  return rows;
}

function linesOf({ score, text, pics, lines }: ReviewOrderInput, bought: readonly Reviewed[]): Line[] {
  if (!lines) {
    if (score === undefined) throw new Refusal('BAD_PARAM', { field: 'score' });
    const said = cleaned({ score, text, pics });
    return bought.map(({ goodId }) => ({ goodId, ...said }));
  }
  const named = new Set(lines.map(({ goodId }) => goodId));
  const isWhole = lines.length === bought.length && bought.every(({ goodId }) => named.has(goodId));
  if (!isWhole) throw new Refusal('REVIEW_GOODS');
  return lines.map(({ goodId, ...said }) => ({ goodId, ...cleaned(said) }));
}

type Said = { score: number; text?: string | undefined; pics?: string[] | undefined };

function cleaned({ score, text = '', pics = [] }: Said) {
  return { score, text: text.trim(), pics };
}

function lineOf(lines: readonly Line[], goodId: number): Line {
  const line = lines.find((each) => each.goodId === goodId);
  if (!line) throw new Error('goods without their review');
  return line;
}

function meanOf(lines: readonly Line[]): number {
  return Math.round(lines.reduce((sum, { score }) => sum + score, 0) / lines.length);
}

async function keepPictures(tx: Tx, { accountId }: Actor, pics: readonly string[]): Promise<void> {
  if (pics.length === 0) return;
  if (!(await usePictures(tx, accountId, pics))) throw new Refusal('PICTURE_UNKNOWN', {}, { field: 'pics' });
}

/** Locks one that is the actor's by the part that the action is of, and refuses what may not be done. */
async function lockOwn(tx: Tx, actor: Actor, reviewId: number, action: 'add' | 'answer') {
  const owner = action === 'add' ? reviews.accountId : reviews.sellerId;
  const [found] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(owner, actor.accountId)))
    .for('no key update');
  if (!found) throw new Refusal('NOT_FOUND');
  const { allowedActions } = await own(tx, actor, reviewId);
  if (!allowedActions.includes(action)) throw new Refusal('REVIEW_STATE');
  return found;
}

async function own(tx: Tx, actor: Actor, reviewId: number): Promise<OwnReviewDto> {
  const review = await findOwnReview(tx, actor, reviewId);
  if (!review) throw new Refusal('NOT_FOUND');
  return review;
}
