import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { HideCategory, RemoveCategory } from '../catalogue.graphql.ts';
import { type CategoryStep, catalogueText, categoryStepText as text } from '../catalogue.text.ts';
import { MIN_REASON } from '../catalogueQuery.ts';

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
    validate: ({ reason }) => (reason.trim().length < MIN_REASON ? catalogueText.reasonShort : null),
    onDone: ({ step }) => toast.success(text.done[step]),
  });
