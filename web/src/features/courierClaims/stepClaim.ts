import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { ClaimAction, ListClaimsQuery } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { UpdateCourierClaim } from './courierClaims.graphql.ts';
import { stepDone, steppingText as text } from './courierClaims.text.ts';

export type Claim = ListClaimsQuery['courierClaims']['list'][number];

/** A claim, what is done with it, and what was typed for that. */
export interface ClaimStepSubject extends Pick<Claim, 'id' | 'amount'> {
  step: ClaimAction;
  /** Yuan as typed, of what the courier accepts; '' for all of it. */
  yuan: string;
  words: string;
}

export type SteppingClaim = ConfirmAction<ClaimStepSubject>;

function problemOf({ step, yuan, words, amount }: ClaimStepSubject): string | null {
  if (step === 'REFUSE') return words.trim() === '' ? text.answerMissing : null;
  if (step !== 'ACCEPT' || yuan.trim() === '') return null;
  const fen = parseYuan(yuan);
  if (!fen) return text.amountWrong;
  return fen > amount ? text.amountTooMuch(amount) : null;
}

/** One step of a claim against a courier. */
export const stepClaim = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, step, yuan, words }: ClaimStepSubject) => {
      const amount = step === 'ACCEPT' ? parseYuan(yuan) : null;
      const said = words.trim();
      const input = { action: step, ...(amount && { amount }), ...(said && { text: said }) };
      return runMutation(client, UpdateCourierClaim, { id, input });
    },
    validate: problemOf,
    onDone: ({ step }) => toast.success(stepDone[step]),
  });
