import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { isReason, reasonText } from '../../reasons.ts';
import { HideCategory, RemoveCategory } from '../catalogue.graphql.ts';
import { type CategoryStep, categoryStepText as text } from '../catalogue.text.ts';

export interface CategorySubject {
  id: number;
  name: string;
  step: CategoryStep;
  reason: string;
}
export type SteppingCategory = ConfirmAction<CategorySubject>;

/** Hides a category, shows it again, or removes it. */
export const stepCategory = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id, step, reason: given }: CategorySubject): Promise<object | Refusal> => {
      const reason = given.trim();
      return step === 'remove'
        ? runMutation(client, RemoveCategory, { id, reason })
        : runMutation(client, HideCategory, { id, hidden: step === 'hide', reason });
    },
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: ({ step }) => toast.success(text.done[step]),
  });
