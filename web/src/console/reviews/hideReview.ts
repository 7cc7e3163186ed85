import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { HideReview, ShowReview } from './reviews.graphql.ts';
import { hidingText as text } from './reviews.text.ts';

export interface HiddenReview {
  id: number;
  step: 'hide' | 'show';
  reason: string;
}

export type HidingReview = ConfirmAction<HiddenReview>;

/** Hides a review, or shows it again, with a reason. */
export const hideReview = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, step, reason }: HiddenReview): Promise<unknown> => {
      const said = { id, reason: reason.trim() };
      return step === 'hide' ? runMutation(client, HideReview, said) : runMutation(client, ShowReview, said);
    },
    validate: ({ reason }) => (isReason(reason) ? null : text.reasonMissing),
    onDone: ({ step }) => toast.success(text.done[step]),
  });
