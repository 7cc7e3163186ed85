import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import type { ListCasesQuery } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerCase } from './afterSales.graphql.ts';
import { answerCasesText as text } from './answerCases.text.ts';

export type BatchAnswer = 'ACCEPT' | 'OFFER' | 'REFUSE';
/** What is missing before it can be sent. */
export type MissingInAnswer = 'words' | 'amount' | 'tooMuch';

/** A case that waits for its supplier. Fees in fen. */
export type AnsweredCase = Pick<
  ListCasesQuery['cases']['list'][number],
  'id' | 'caseNo' | 'packageNo' | 'amount' | 'maxAmount'
>;

/** What is answered to which cases. */
export interface CasesAnswer {
  action: BatchAnswer;
  cases: readonly AnsweredCase[];
  /** Yuan as typed, offered in each. */
  yuan: string;
  words: string;
  /** Each case is answered once by it. */
  clientNo: string;
}

/** What came of one case; null where it was answered, else why not. */
interface CaseResult {
  id: number;
  caseNo: string;
  problem: string | null;
}

export type AnsweringCases = BatchAction<CasesAnswer, AnsweredCase, CaseResult>;

/** Fen that can be offered in each. */
export const mostInEach = (cases: readonly AnsweredCase[]) =>
  Math.min(...cases.map(({ maxAmount }) => maxAmount));

/** Fen that go back when all that is asked for is given. */
export const askedIn = (cases: readonly AnsweredCase[]) => cases.reduce((sum, { amount }) => sum + amount, 0);

function missingIn({ action, words, yuan, cases }: CasesAnswer): MissingInAnswer | null {
  if (action === 'REFUSE') return words.trim() === '' ? 'words' : null;
  if (action === 'ACCEPT') return null;
  const fen = parseYuan(yuan);
  if (!fen) return 'amount';
  return fen > mostInEach(cases) ? 'tooMuch' : null;
}

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
