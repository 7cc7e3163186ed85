import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ApprovalRowFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { DecideApproval, RevokeApproval } from './approvals.graphql.ts';
import { type ApprovalStep, stepDone, decideText as text } from './approvals.text.ts';

export interface DecideSubject {
  id: number;
  summary: string;
  amount: number;
  transfers: ApprovalRowFragment['transfers'];
  step: ApprovalStep;
  decision: string;
}
export type DecidingApproval = ConfirmAction<DecideSubject>;

const MIN_DECISION = 5;

/** Approves or refuses what another operator has asked for, or takes back one's own. */
export const decideApproval = (client: ApolloClient) =>
  confirmAction<DecideSubject, unknown>({
    run: ({ id, step, decision }) =>
      step === 'revoke'
        ? runMutation(client, RevokeApproval, { id })
        : runMutation(client, DecideApproval, {
            ...{ id, input: { approve: step === 'approve', decision: decision.trim() } },
          }),
    validate: ({ step, decision }) =>
      step === 'refuse' && [...decision.trim()].length < MIN_DECISION ? text.decisionShort : null,
    onDone: ({ step }) => toast.success(stepDone[step]),
  });
