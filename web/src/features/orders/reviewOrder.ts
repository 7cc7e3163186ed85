import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { LoadOrderReviewsQuery } from '../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { LoadOrderReviews } from '../reviews/reviews.graphql.ts';
import { ReviewOrder } from './orders.graphql.ts';
import { type ReviewLine, reviewDraftOf } from './reviewDraft.ts';
import { MAX_REVIEW, reviewText } from './reviewOrder.text.ts';

type OrderGood = LoadOrderReviewsQuery['orderReviews'][number];
export type ReviewedGood = Pick<OrderGood, 'goodId' | 'goodName' | 'goodPic' | 'skuName'>;

export interface ReviewSubject {
  id: number;
  orderNo: string;
  /** Each has a review of its own. */
  goods: readonly ReviewedGood[];
}

export interface ReviewForm {
  lines: readonly ReviewLine[];
  /** The goods whose pictures are on their way. */
  uploading: readonly number[];
}

export interface ReviewProblems {
  /** The goods without a score. */
  scores?: readonly number[];
  uploading?: string;
}

export type OrderReview = EditRecord<ReviewSubject, ReviewForm, ReviewProblems>;

const blank: ReviewForm = { lines: [], uploading: [] };

/** The reviews of the goods of an order that was received; what was written stays in the tab until it is sent. */
export const reviewOrder = (client: ApolloClient, draftOf = reviewDraftOf) =>
  editRecord({
    blank,
    fill: ({ id, goods }: ReviewSubject): ReviewForm => {
      const kept = draftOf(id).load() ?? [];
      const lineOf = (goodId: number) => kept.find((line) => line.goodId === goodId);
      return {
        lines: goods.map(({ goodId }) => lineOf(goodId) ?? { goodId, score: 0, text: '', pics: [] }),
        uploading: [],
      };
    },
    edit: (form, change, { id }) => {
      const next = { ...form, ...change };
      const lines = next.lines.map((line) => ({ ...line, text: line.text.slice(0, MAX_REVIEW) }));
      if (change.lines) draftOf(id).save(lines);
      return { ...next, lines };
    },
    validate: ({ lines, uploading }): ReviewProblems => {
      const scores = lines.flatMap(({ goodId, score }) => (score === 0 ? [goodId] : []));
      return {
        ...(scores.length > 0 && { scores }),
        ...(uploading.length > 0 && { uploading: reviewText.isUploading }),
      };
    },
    remaining: ({ scores = [] }, { lines = [] }): ReviewProblems => {
      const missing = scores.filter((id) => lines.every(({ goodId, score }) => goodId !== id || score === 0));
      return missing.length > 0 ? { scores: missing } : {};
    },
    save: ({ lines }, { id }) =>
      runMutation(client, ReviewOrder, {
        id,
        rows: lines.map(({ text, pics, ...line }) => ({ ...line, text: text.trim(), pics: [...pics] })),
      }),
    onSaved: ({ id }) => {
      draftOf(id).clear();
      toast.success(reviewText.done);
    },
  });

/** The lines with a change of one of them. */
export function withLine(
  lines: readonly ReviewLine[],
  goodId: number,
  change: Partial<ReviewLine>,
): ReviewLine[] {
  return lines.map((line) => (line.goodId === goodId ? { ...line, ...change } : line));
}

/** Reads which goods of an order are reviewed, before the form opens; `onRead` hears them. */
export const readReviewed = (client: ApolloClient, onRead: (subject: ReviewSubject) => void) =>
  confirmAction({
    run: async ({ id }: { id: number; orderNo: string }) => {
      const answer = await runQuery(client, LoadOrderReviews, { orderId: id });
      return isRefusal(answer) ? answer : answer.orderReviews;
    },
    onDone: (subject, goods) => onRead({ ...subject, goods }),
    lost: reviewText.notRead,
  });
