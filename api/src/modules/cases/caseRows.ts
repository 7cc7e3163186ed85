import type { afterSaleCases } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';

export type CaseRow = typeof afterSaleCases.$inferSelect;
/** Whoever writes in a case: its parties, a deadline, an operator. */
export type CaseWriter = 'user' | 'seller' | 'system' | 'platform';
export type CaseMessage = {
  by: CaseWriter;
  action: string;
  text: string;
  amount?: Fen;
  fileIds?: readonly number[];
};
