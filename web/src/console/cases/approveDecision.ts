import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { ApproveCaseDecision, RevokeCaseDecision } from './cases.graphql.ts';
import { approvingText as text } from './cases.text.ts';

/** A decision that waits for a second operator, and what is done about it. */
export interface Approving {
  id: number;
  amount: number;
  step: 'approve' | 'refuse' | 'revoke';
  /** Why it is refused. */
  words: string;
}

export type ApprovingDecision = ConfirmAction<Approving>;

/** A second operator approves a decision, which makes it, or refuses it; who asked for it takes it back. */
export const approveDecision = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, step, words }: Approving): Promise<unknown> => {
      if (step === 'revoke') return runMutation(client, RevokeCaseDecision, { id });
      const decision = words.trim();
      const input = { approve: step === 'approve', ...(decision && { decision }) };
      return runMutation(client, ApproveCaseDecision, { id, input });
    },
    validate: ({ step, words }) => (step === 'refuse' && words.trim() === '' ? text.wordsMissing : null),
    onDone: ({ step }) => toast.success(text.done[step]),
  });
