import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AddToReview, AnswerReview } from './reviews.graphql.ts';
import { addText, answerText, MAX_WORDS } from './reviews.text.ts';

export interface AnsweredReview {
  id: number;
  goodName: string;
  score: number;
  text: string;
  /** The answer as it was read; empty before the first one. */
  answer: string;
}
export interface AnswerForm {
  text: string;
}
export interface AnswerProblems {
  text?: string;
}
export type AnsweringReview = EditRecord<AnsweredReview, AnswerForm, AnswerProblems>;

/** The supplier's answer to a review, first or changed. */
export const answerReview = (client: ApolloClient) =>
  editRecord({
    blank: { text: '' } as AnswerForm,
    fill: ({ answer }: AnsweredReview) => ({ text: answer }),
    edit: (form, change) => ({ text: (change.text ?? form.text).slice(0, MAX_WORDS) }),
    validate: ({ text }): AnswerProblems => (text.trim() === '' ? { text: answerText.isMissing } : {}),
    save: ({ text }, { id, answer }) =>
      runMutation(client, AnswerReview, { id, text: text.trim(), was: answer }),
    current: (item, { errorKey, data }) =>
      errorKey === 'CHANGED_MEANWHILE' ? answeredMeanwhile(item, data.current) : null,
    onSaved: () => toast.success(answerText.done),
  });

function answeredMeanwhile(item: AnsweredReview, current: unknown): AnsweredReview | null {
  if (typeof current !== 'object' || current === null || !('answer' in current)) return null;
  return typeof current.answer === 'string' ? { ...item, answer: current.answer } : null;
}

export interface AddedReview {
  id: number;
  goodName: string;
}
export interface AddForm {
  text: string;
  /** Addresses of uploads. */
  pics: readonly string[];
  isUploading: boolean;
}
export interface AddProblems {
  text?: string;
  pics?: string;
}
export type AddingToReview = EditRecord<AddedReview, AddForm, AddProblems>;

const blank: AddForm = { text: '', pics: [], isUploading: false };

/** What an author adds to a review, once. */
export const addToReview = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: AddedReview) => blank,
    edit: (form, change) => {
      const next = { ...form, ...change };
      return { ...next, text: next.text.slice(0, MAX_WORDS) };
    },
    validate: ({ text, pics, isUploading }): AddProblems => {
      if (isUploading) return { pics: addText.isUploading };
      return text.trim() === '' && pics.length === 0 ? { text: addText.isMissing } : {};
    },
    save: ({ text, pics }, { id }) =>
      runMutation(client, AddToReview, { id, input: { text: text.trim(), pics: [...pics] } }),
    onSaved: () => toast.success(addText.done),
  });
