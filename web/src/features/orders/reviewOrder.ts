import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ReviewOrder } from './orders.graphql.ts';
import { MAX_REVIEW, reviewText } from './reviewOrder.text.ts';

export interface ReviewSubject {
  id: number;
  orderNo: string;
  goodName: string;
}

export interface ReviewForm {
  /** 1 to 5; 0 until it is chosen. */
  score: number;
  /** At most `MAX_REVIEW` characters; may be empty. */
  text: string;
}

export interface ReviewProblems {
  score?: string;
}

export type OrderReview = EditRecord<ReviewSubject, ReviewForm, ReviewProblems>;

const blank: ReviewForm = { score: 0, text: '' };

/** The review of an order that was received. */
export const reviewOrder = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: ReviewSubject) => blank,
    edit: (form, change) => {
      const { score, text } = { ...form, ...change };
      return { score, text: text.slice(0, MAX_REVIEW) };
    },
    validate: ({ score }): ReviewProblems => (score === 0 ? { score: reviewText.isScoreMissing } : {}),
    remaining: (problems, change) => (change.score ? {} : problems),
    save: ({ score, text }, { id }) => {
      const words = text.trim();
      return runMutation(client, ReviewOrder, { id, score, ...(words ? { text: words } : {}) });
    },
    onSaved: () => toast.success(reviewText.done),
  });
