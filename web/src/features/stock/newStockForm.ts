import type { GoodStockInput } from '../../graphql/generated/graphql.ts';
import { piecesOf, type StockProblem } from './stockForm.ts';

/** The goods that a row is for, as they were chosen. */
export interface ChosenGood {
  id: number;
  name: string;
  goodsNo: string;
  pic: string;
}

/** What a person chooses and types for a row that is not there yet; numbers as text. */
export interface NewStockForm {
  good: ChosenGood | null;
  warehouseId: number | null;
  pieces: string;
  warn: string;
}

export type NewStockProblems = Partial<Record<'good' | 'warehouse' | 'pieces' | 'warn', StockProblem>>;

export const blankStock: NewStockForm = { good: null, warehouseId: null, pieces: '', warn: '0' };

/** What is missing or wrong; empty when the row can begin. */
export function newStockProblems({ good, warehouseId, pieces, warn }: NewStockForm): NewStockProblems {
  return {
    ...(good === null && { good: { code: 'required' } }),
    ...(warehouseId === null && { warehouse: { code: 'required' } }),
    ...(piecesOf(pieces) === null && { pieces: { code: pieces.trim() === '' ? 'required' : 'number' } }),
    ...(piecesOf(warn) === null && { warn: { code: 'number' } }),
  };
}

/** What is sent; null while something is missing. */
export function newStockInput({ good, warehouseId, pieces, warn }: NewStockForm): GoodStockInput | null {
  const [quantity, warnQuantity] = [piecesOf(pieces), piecesOf(warn)];
  if (good === null || warehouseId === null || quantity === null || warnQuantity === null) return null;
  return { goodId: good.id, warehouseId, quantity, warnQuantity };
}
