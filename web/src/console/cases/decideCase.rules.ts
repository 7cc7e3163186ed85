import { parseYuan } from '../../lib/money.ts';
import type { CaseGive, CaseVerdictInput } from '../graphql/generated/graphql.ts';

export interface DecisionForm {
  give: CaseGive;
  /** Yuan as typed: in all, of a part. */
  yuan: string;
  /** Yuan as typed: of a replacement's freight that its supplier does not bear. */
  freight: string;
  freightBy: 'BUYER' | 'PLATFORM';
  reason: string;
}

export type DecisionProblem = 'yuan' | 'freight' | 'reason';

export const blankDecision: DecisionForm = {
  ...{ give: 'PART', yuan: '', freight: '', freightBy: 'BUYER', reason: '' },
};

const LEAST_REASON = 5;
export const MOST_REASON = 200;

/** What is missing before a decision can be looked at; null when nothing is. */
export function problemOf({ give, yuan, freight, reason }: DecisionForm): DecisionProblem | null {
  if (give === 'PART' && !parseYuan(yuan)) return 'yuan';
  if (give === 'REPLACEMENT' && freight.trim() !== '' && parseYuan(freight) === null) return 'freight';
  const { length } = reason.trim();
  return length < LEAST_REASON || length > MOST_REASON ? 'reason' : null;
}

/** What is sent. */
export function verdictOf({ give, yuan, freight, freightBy }: DecisionForm): CaseVerdictInput {
  if (give === 'PART') return { give, amount: parseYuan(yuan) ?? 0 };
  const fen = give === 'REPLACEMENT' ? (parseYuan(freight) ?? 0) : 0;
  return fen > 0 ? { give, freight: fen, freightBy } : { give };
}
