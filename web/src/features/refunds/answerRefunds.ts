import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type AnswerForm, type AnswerSubject, givenFen, missingOf } from './answer.rules.ts';
import { doneText } from './answering.text.ts';
import { AnswerRefund, ConfirmReturn } from './refunds.graphql.ts';

/** What came of one refund; null where it was answered, else why not. */
interface AnswerResult {
  id: number;
  packageNo: string;
  problem: string | null;
}

export type Answering = BatchAction<AnswerForm, AnswerSubject, AnswerResult>;

/** Answering refunds, one after the other. */
export const answerRefunds = (client: ApolloClient, onOver: () => void = () => {}) =>
  batchAction({
    partsOf: ({ refunds }: AnswerForm) => refunds,
    validate: missingOf,
    run: async ({ id, packageNo }: AnswerSubject, form): Promise<AnswerResult[] | Refusal> => {
      const answer = await send(client, id, form);
      // What was typed for one alone can be put right.
      if (isRefusal(answer) && form.refunds.length === 1) return answer;
      return [{ id, packageNo, problem: isRefusal(answer) ? answer.msg : null }];
    },
    isRevisable: ({ refunds }) => refunds.length === 1,
    hasNothingToTell: (results) => results.every(({ problem }) => problem === null),
    onRest: (_results, _form, standing) => {
      if (standing === 'over') onOver();
    },
    onDone: (results, { action }) => toast.success(doneText(action, results.length)),
  });

function send(client: ApolloClient, id: number, form: AnswerForm) {
  if (form.action === 'return') return runMutation(client, ConfirmReturn, { id });
  const amount = givenFen(form);
  const reason = form.reason.trim();
  const input = {
    agree: form.action === 'agree',
    ...(amount === null ? {} : { amount }),
    ...(reason ? { reason } : {}),
  };
  return runMutation(client, AnswerRefund, { id, input });
}
