import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { RemoveJob, RetryJob } from './system.graphql.ts';
import { stepText as text } from './system.text.ts';

/** A failed job, what is done with it, and why. */
export interface JobSubject {
  step: 'retry' | 'remove';
  queue: string;
  id: string;
  key: string;
  reason: string;
}

export type SteppingJob = ConfirmAction<JobSubject>;

/** Has a failed job tried once more, or deletes it. */
export const stepJob = (client: ApolloClient) =>
  confirmAction({
    run: ({ step, queue, id, reason }: JobSubject): Promise<object | Refusal> => {
      const input = { queue, id, reason: reason.trim() };
      return step === 'retry'
        ? runMutation(client, RetryJob, { input })
        : runMutation(client, RemoveJob, { input });
    },
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: ({ step }) => toast.success(text[step].done),
  });
