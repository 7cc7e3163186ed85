import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerCase } from './afterSales.graphql.ts';
import { type AnsweredCase, type CasesAnswer, missingIn } from './answerCases.rules.ts';
import { answerCasesText as text } from './answerCases.text.ts';

/** What came of one case; null where it was answered, else why not. */
interface CaseResult {
  id: number;
  caseNo: string;
  problem: string | null;
}

export type AnsweringCases = BatchAction<CasesAnswer, AnsweredCase, CaseResult>;

/** Answering cases in the same words, one after the other. */
export const answerCases = (client: ApolloClient, onOver: () => void = () => {}) =>
  batchAction({
    partsOf: ({ cases }: CasesAnswer) => cases,
    validate: missingIn,
    run: async ({ id, caseNo }: AnsweredCase, answer): Promise<CaseResult[]> => {
      const sent = await send(client, id, answer);
      return [{ id, caseNo, problem: isRefusal(sent) ? sent.msg : null }];
    },
    hasNothingToTell: (results) => results.every(({ problem }) => problem === null),
    onRest: (_results, _answer, standing) => {
      if (standing === 'over') onOver();
    },
    onDone: (results) => toast.success(text.done(results.length)),
  });

function send(client: ApolloClient, id: number, { action, yuan, words, clientNo }: CasesAnswer) {
  const said = words.trim();
  const input = {
    action,
    ...(action === 'OFFER' && { amount: parseYuan(yuan) ?? 0 }),
    ...(said && { text: said }),
  };
  return runMutation(client, AnswerCase, { id, input, clientNo: `${clientNo}-${id}` });
}
