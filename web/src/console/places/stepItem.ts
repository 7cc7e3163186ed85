import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { MoveHomeItem, RemoveHomeItem, ShowHomeItem } from './places.graphql.ts';
import { type ItemStep, placesText, stepText as text } from './places.text.ts';

export interface StepSubject {
  id: number;
  title: string;
  step: ItemStep;
  reason: string;
}
export type SteppingItem = ConfirmAction<StepSubject>;

/** Takes something down from the home page, puts it up again, or removes it. */
export const stepItem = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id, step, reason: given }: StepSubject): Promise<object | Refusal> => {
      const reason = given.trim();
      return step === 'remove'
        ? runMutation(client, RemoveHomeItem, { id, reason })
        : runMutation(client, ShowHomeItem, { id, shown: step === 'up', reason });
    },
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: ({ step }) => toast.success(text.done[step]),
  });

/** Puts something before another of its place; null for the end. */
export const moveItem = (client: ApolloClient) =>
  confirmAction({
    run: (moved: { id: number; before: number | null }) => runMutation(client, MoveHomeItem, moved),
    onDone: () => {},
    lost: placesText.lost,
  });
