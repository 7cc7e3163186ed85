import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { BankAnswerInput, TakeBankAnswersMutation } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { TakeBankAnswers } from './cashOuts.graphql.ts';
import { answersText as text } from './cashOuts.text.ts';

export type BankAnswers = TakeBankAnswersMutation['takeBankAnswers'];

/** What a bank says, and who is told what comes of it. */
export interface AnswersSubject {
  rows: BankAnswerInput[];
  /** What would come of it; null before that was asked. */
  looked: BankAnswers | null;
  show: (answers: BankAnswers) => void;
}

export type TakingAnswers = ConfirmAction<AnswersSubject>;

/** Asks what would come of the rows; changes nothing. */
export const lookAtAnswers = (client: ApolloClient) =>
  confirmAction({
    run: ({ rows }: AnswersSubject) =>
      runMutation(client, TakeBankAnswers, { input: { rows, checkOnly: true } }),
    onDone: ({ show }, { takeBankAnswers }) => show(takeBankAnswers),
    lost: text.lost,
  });

/** Takes the rows over. */
export const takeAnswers = (client: ApolloClient) =>
  confirmAction({
    run: ({ rows }: AnswersSubject) => runMutation(client, TakeBankAnswers, { input: { rows } }),
    onDone: ({ show }, { takeBankAnswers }) => {
      toast.success(text.done(takeBankAnswers.paid, takeBankAnswers.failed));
      show(takeBankAnswers);
    },
  });
