import { parseYuan } from '../../lib/money.ts';
import type { CaseGive, CaseVerdictInput } from '../graphql/generated/graphql.ts';
import { isReason } from '../reasons.ts';

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

/** What is missing before a decision can be looked at; null when nothing is. */
export function problemOf({ give, yuan, freight, reason }: DecisionForm): DecisionProblem | null {
  if (give === 'PART' && !parseYuan(yuan)) return 'yuan';
  if (give === 'REPLACEMENT' && freight.trim() !== '' && parseYuan(freight) === null) return 'freight';
  return isReason(reason) ? null : 'reason';
}

/** What is sent. */
export function verdictOf({ give, yuan, freight, freightBy }: DecisionForm): CaseVerdictInput {
  if (give === 'PART') return { give, amount: parseYuan(yuan) ?? 0 };
  const fen = give === 'REPLACEMENT' ? (parseYuan(freight) ?? 0) : 0;
  return fen > 0 ? { give, freight: fen, freightBy } : { give };
}
