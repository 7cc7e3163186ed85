import type { ListCasesQuery } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';

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

/** Fen that can be offered in each. */
export const mostInEach = (cases: readonly AnsweredCase[]) =>
  Math.min(...cases.map(({ maxAmount }) => maxAmount));

/** Fen that go back when all that is asked for is given. */
export const askedIn = (cases: readonly AnsweredCase[]) => cases.reduce((sum, { amount }) => sum + amount, 0);

export function missingIn({ action, words, yuan, cases }: CasesAnswer): MissingInAnswer | null {
  if (action === 'REFUSE') return words.trim() === '' ? 'words' : null;
  if (action === 'ACCEPT') return null;
  const fen = parseYuan(yuan);
  if (!fen) return 'amount';
  return fen > mostInEach(cases) ? 'tooMuch' : null;
}
