import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { CheckBooks, PauseCashOuts, ResumeCashOuts } from './system.graphql.ts';
import { cashOutsText, pausingText as text } from './system.text.ts';

export interface PausingSubject {
  step: 'pause' | 'resume';
  reason: string;
}

export type PausingCashOuts = ConfirmAction<PausingSubject>;

/** Stops cash-outs for everybody, or resumes them. */
export const pauseCashOuts = (client: ApolloClient) =>
  confirmAction({
    run: ({ step, reason }: PausingSubject): Promise<object | Refusal> => {
      const said = { reason: reason.trim() };
      return step === 'pause'
        ? runMutation(client, PauseCashOuts, said)
        : runMutation(client, ResumeCashOuts, said);
    },
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: ({ step }) => toast.success(text[step].done),
  });

/** Has the books checked, without a question. */
export const checkBooks = (client: ApolloClient) =>
  confirmAction({
    run: (_: object): Promise<object | Refusal> => runMutation(client, CheckBooks, {}),
    onDone: () => toast.success(cashOutsText.checkAsked),
    lost: cashOutsText.checkLost,
  });
