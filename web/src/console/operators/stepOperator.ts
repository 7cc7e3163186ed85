import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { OperatorRowFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import type { GivenPassword } from './editOperator.ts';
import { ResetOperator, SignOutOperator, UpdateOperator } from './operators.graphql.ts';
import { type OperatorStep, stepDone } from './operators.text.ts';

export interface StepSubject {
  operator: OperatorRowFragment;
  step: OperatorStep;
  onPassword: (given: GivenPassword) => void;
}
export type SteppingOperator = ConfirmAction<StepSubject>;

/** Enables, disables or resets an operator, or ends their sessions. */
export const stepOperator = (client: ApolloClient) =>
  confirmAction({
    run: async ({ operator: { id, displayName, roleIds }, step }: StepSubject) => {
      // The password stays in no cache.
      if (step === 'reset') return runMutation(client, ResetOperator, { id }, { uncached: 'private' });
      if (step === 'signOut') return runMutation(client, SignOutOperator, { id });
      const input = { displayName, roleIds, isEnabled: step === 'enable' };
      return runMutation(client, UpdateOperator, { id, input });
    },
    onDone: ({ operator, step, onPassword }, answer) => {
      if ('resetOperator' in answer)
        onPassword({ name: operator.displayName, password: answer.resetOperator.password });
      else toast.success(stepDone[step]);
    },
  });
