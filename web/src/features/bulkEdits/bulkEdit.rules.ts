import type { BulkEditInput, BulkEditKind, PriceRounding } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';

/** How values are changed, as a person says it. */
export type Way = 'SET' | 'UP' | 'DOWN' | 'PERCENT';

/** An edit as it is typed. */
export interface EditForm {
  kind: BulkEditKind;
  way: Way;
  /** Yuan, grams, pieces or percent. */
  amount: string;
  rounding: PriceRounding;
  warehouseId: number | null;
  categoryId: number | null;
  /** 0 for the fees of the warehouse. */
  freightTemplateId: number;
  onSale: boolean;
}

/** What is wrong with an edit as it was typed, and where. */
export type EditProblem = 'amount' | 'percent' | 'warehouse' | 'category';

export const blankEdit: EditForm = {
  kind: 'SUPPLY_PRICE',
  way: 'SET',
  amount: '',
  rounding: 'FEN',
  warehouseId: null,
  categoryId: null,
  freightTemplateId: 0,
  onSale: true,
};

export const waysOf: Record<BulkEditKind, readonly Way[]> = {
  SUPPLY_PRICE: ['SET', 'UP', 'DOWN', 'PERCENT'],
  WEIGHT: ['SET', 'UP', 'DOWN'],
  STOCK: ['SET', 'UP', 'DOWN'],
  SAFETY_STOCK: ['SET', 'UP', 'DOWN'],
  CATEGORY: [],
  ON_SALE: [],
  FREIGHT_TEMPLATE: [],
};

/** What is changed at one warehouse. */
export const isAtWarehouse = (kind: BulkEditKind): boolean => kind === 'STOCK' || kind === 'SAFETY_STOCK';

/** What is changed of goods as a whole, and not by combination. */
export const isOfGoods = (kind: BulkEditKind): boolean => waysOf[kind].length === 0;

const MAX: Partial<Record<BulkEditKind, number>> = { SUPPLY_PRICE: 10_000_000, WEIGHT: 50_000 };
const MAX_PIECES = 9_999_999;
const MAX_PERCENT = 1_000_000;

/** An edit with a change; another kind begins with none of what was typed for the one before. */
export function changed(form: EditForm, change: Partial<EditForm>): EditForm {
  const isOther = change.kind !== undefined && change.kind !== form.kind;
  return { ...form, ...(isOther && { way: 'SET', amount: '' }), ...change };
}

export function problemOf(form: EditForm): EditProblem | null {
  const { kind, way, warehouseId, categoryId } = form;
  if (kind === 'CATEGORY') return categoryId === null ? 'category' : null;
  if (isOfGoods(kind)) return null;
  if (isAtWarehouse(kind) && warehouseId === null) return 'warehouse';
  const amount = amountOf(form);
  const least = isAtWarehouse(kind) && way === 'SET' ? 0 : 1;
  const most = way === 'PERCENT' ? MAX_PERCENT : (MAX[kind] ?? MAX_PIECES);
  if (amount !== null && amount >= least && amount <= most) return null;
  return way === 'PERCENT' ? 'percent' : 'amount';
}

/** The edit as the server takes it, of a form without a problem. */
export function inputOf(form: EditForm): BulkEditInput {
  const { kind, way, rounding, warehouseId, categoryId, freightTemplateId, onSale } = form;
  if (kind === 'CATEGORY') return { mode: 'SET', value: categoryId ?? 0 };
  if (kind === 'ON_SALE') return { mode: 'SET', value: onSale ? 1 : 0 };
  if (kind === 'FREIGHT_TEMPLATE') return { mode: 'SET', value: freightTemplateId };
  const value = amountOf(form) ?? 0;
  if (way === 'PERCENT') return { mode: 'PERCENT', value, rounding };
  const ofStock = isAtWarehouse(kind) && warehouseId !== null ? { warehouseId } : {};
  if (way === 'SET') return { mode: 'SET', value, ...ofStock };
  return { mode: 'ADD', value: way === 'UP' ? value : -value, ...ofStock };
}

/** Fen, grams, pieces or hundredths of a percent; null where nothing of that kind is typed. */
function amountOf({ kind, way, amount }: EditForm): number | null {
  if (kind === 'SUPPLY_PRICE' || way === 'PERCENT') return parseYuan(amount);
  const plain = amount.normalize('NFKC').trim();
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}
