import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { figureIn, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { DeskCashOutFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import {
  ApproveCashOut,
  ConfirmCashOut,
  FailCashOut,
  RejectCashOut,
  SplitCashOut,
} from './cashOuts.graphql.ts';
import { type CashOutStep, stepDone, stepText as text } from './cashOuts.text.ts';

/** A cash-out, what is done with it, and what was typed for that: a reason, or the number of a transfer. */
export interface StepSubject extends Pick<DeskCashOutFragment, 'id' | 'cashOutNo'> {
  /** Fen that are transferred. */
  amount: number;
  step: CashOutStep;
  words: string;
}

export type SteppingCashOut = ConfirmAction<StepSubject>;

function problemOf({ step, words }: StepSubject): string | null {
  if (step === 'approve' || step === 'split') return null;
  if (step === 'confirm') return words.trim() === '' ? text.transferMissing : null;
  return isReason(words) ? null : text.reasonShort;
}

/** One step of a cash-out: an approval, a rejection, and how its payment ended. */
export const stepCashOut = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, step, amount, words }: StepSubject): Promise<object | Refusal> => {
      const said = words.trim();
      switch (step) {
        case 'approve':
          return runMutation(client, ApproveCashOut, { id, amount });
        case 'split':
          return runMutation(client, SplitCashOut, { id, amount });
        case 'reject':
          return runMutation(client, RejectCashOut, { id, reason: said });
        case 'confirm':
          return runMutation(client, ConfirmCashOut, { id, transferNo: said, amount });
        default:
          return runMutation(client, FailCashOut, { id, reason: said });
      }
    },
    validate: problemOf,
    current: (subject, refusal) => {
      const amount = figureIn(refusal, 'amount');
      return amount === null ? null : { ...subject, amount };
    },
    onDone: ({ step }) => toast.success(stepDone[step]),
  });
