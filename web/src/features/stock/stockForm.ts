import type {
  GoodStockChangeInput,
  GoodStockInput,
  GoodStockRowFragment,
} from '../../graphql/generated/graphql.ts';

/** A stock row as it was read. */
export type Stock = GoodStockRowFragment;

/** What is sent of a row that is changed. */
type StockChange = GoodStockChangeInput & { id: number };

export const MAX_PIECES = 9_999_999;
export const MAX_REMARK = 100;
export const MAX_BIN = 20;

/** How the pieces on hand are changed: counted anew, more, or fewer. */
export type StockMode = 'set' | 'add' | 'take';

/** What a person types; numbers as text, so that an empty field stays empty. */
export interface StockForm {
  mode: StockMode;
  pieces: string;
  safety: string;
  warn: string;
  /** Where it lies (货位). */
  bin: string;
  remark: string;
}

/** Before a row is opened. */
export const blankStockForm: StockForm = {
  mode: 'set',
  pieces: '',
  safety: '',
  warn: '',
  bin: '',
  remark: '',
};

type StockField = 'pieces' | 'safety' | 'warn' | 'form';

/** `locked` says how many pieces orders hold. */
export type StockProblem =
  | { code: 'required' | 'number' | 'many' | 'nothing' }
  | { code: 'locked'; locked: number };

export type StockProblems = Partial<Record<StockField, StockProblem>>;

/** The form as a row is opened: counting starts from what is on hand. */
export function stockForm(stock: Stock, mode: StockMode = 'set'): StockForm {
  const { quantity, safetyQuantity, warnQuantity, bin } = stock;
  const pieces = mode === 'set' ? String(quantity) : '';
  return { mode, pieces, safety: String(safetyQuantity), warn: String(warnQuantity), bin, remark: '' };
}

/** Pieces of a typed text, whose digits may be full-width; null when it is no whole number that a row can hold. */
function piecesOf(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

/** What would be on hand; null while that cannot be said. */
export function piecesAfter({ mode, pieces }: StockForm, { quantity }: Stock): number | null {
  const typed = piecesOf(pieces);
  if (typed === null) return null;
  return mode === 'set' ? typed : quantity + (mode === 'add' ? typed : -typed);
}

/** What could be ordered of so many on hand: what orders do not hold, but for the safety stock that is typed. */
export function availableOf(
  onHand: number,
  { safety }: Pick<StockForm, 'safety'>,
  { locked }: Stock,
): number {
  return Math.max(0, onHand - locked - (piecesOf(safety) ?? 0));
}

/** What is wrong with the form for the row as it holds now; empty when it can be saved. */
export function stockProblems(form: StockForm, stock: Stock): StockProblems {
  const problems: StockProblems = {};
  const untouched = form.mode !== 'set' && form.pieces.trim() === '';
  const after = piecesAfter(form, stock);
  if (!untouched) {
    if (after === null) problems.pieces = { code: form.pieces.trim() === '' ? 'required' : 'number' };
    else if (after < stock.locked) problems.pieces = { code: 'locked', locked: stock.locked };
    else if (after > MAX_PIECES) problems.pieces = { code: 'many' };
  }
  if (piecesOf(form.safety) === null) problems.safety = { code: 'number' };
  if (piecesOf(form.warn) === null) problems.warn = { code: 'number' };
  if (Object.keys(problems).length > 0) return problems;
  const isSame =
    (untouched || after === stock.quantity) &&
    piecesOf(form.safety) === stock.safetyQuantity &&
    piecesOf(form.warn) === stock.warnQuantity &&
    form.bin.trim() === stock.bin;
  if (!isSame || (!untouched && form.remark.trim() !== '')) return {};
  return untouched ? { pieces: { code: 'required' } } : { form: { code: 'nothing' } };
}

/**
 * What is sent for a form without problems: pieces only where they are changed, or counted with words. Where an earlier
 * try may have come through, the version keeps a second one from adding the same pieces twice.
 */
export function stockInput(form: StockForm, stock: Stock, isRetry = false): StockChange {
  const pieces = piecesOf(form.pieces);
  const safetyQuantity = piecesOf(form.safety);
  const warnQuantity = piecesOf(form.warn);
  const remark = form.remark.trim();
  const bin = form.bin.trim();
  const isCounted = form.mode === 'set' && (pieces !== stock.quantity || remark !== '');
  return {
    id: stock.id,
    ...(isCounted && { quantity: pieces }),
    ...((isCounted || isRetry) && { version: stock.version }),
    ...(form.mode !== 'set' && pieces !== null && { delta: form.mode === 'add' ? pieces : -pieces }),
    ...(safetyQuantity !== stock.safetyQuantity && { safetyQuantity }),
    ...(warnQuantity !== stock.warnQuantity && { warnQuantity }),
    ...(bin !== stock.bin && { bin }),
    ...(remark !== '' && { remark }),
  };
}

const NUMBERS = [
  ...([
    'quantity',
    'locked',
    'available',
    'safetyQuantity',
    'safetyHeld',
    'warnQuantity',
    'version',
  ] as const),
] as const;

/** The row as a refusal says that it holds now; null when it does not say. */
export function currentStock(stock: Stock, current: unknown): Stock | null {
  if (typeof current !== 'object' || current === null) return null;
  const now = current as Record<string, unknown>;
  const { bin } = now;
  if (typeof bin !== 'string' || !NUMBERS.every((key) => typeof now[key] === 'number')) return null;
  const numbers = now as Record<(typeof NUMBERS)[number], number>;
  const { quantity, locked, available, safetyQuantity, safetyHeld, warnQuantity, version } = numbers;
  const isLow = available <= warnQuantity;
  return {
    ...{ ...stock, quantity, locked, available, safetyQuantity, safetyHeld, warnQuantity },
    ...{ bin, version, isLow },
  };
}

/** The pieces of the safety stock; of how many, where there are fewer. */
export function safetyText({ safetyHeld, safetyQuantity }: Stock): string {
  return safetyHeld < safetyQuantity ? `${safetyHeld} / ${safetyQuantity}` : String(safetyHeld);
}

/** What a row is called: its goods, with their combination where they have several. */
export function stockName({ goodName, skuName }: Pick<Stock, 'goodName' | 'skuName'>): string {
  return skuName === '' ? goodName : `${goodName} ${skuName}`;
}

/** The goods that a row is for, as they were chosen. */
export interface ChosenGood {
  id: number;
  name: string;
  goodsNo: string;
  pic: string;
  /** Its combinations, of which one is chosen where there are several. */
  skuCount: number;
}

/** What a person chooses and types for a row that is not there yet; numbers as text. */
export interface NewStockForm {
  good: ChosenGood | null;
  skuId: number | null;
  warehouseId: number | null;
  pieces: string;
  safety: string;
  warn: string;
}

export type NewStockProblems = Partial<
  Record<'good' | 'sku' | 'warehouse' | 'pieces' | 'safety' | 'warn', StockProblem>
>;

export const blankStock: NewStockForm = {
  ...{ good: null, skuId: null, warehouseId: null },
  ...{ pieces: '', safety: '0', warn: '0' },
};

/** What is missing or wrong; empty when the row can begin. */
export function newStockProblems(form: NewStockForm): NewStockProblems {
  const { good, skuId, warehouseId, pieces, safety, warn } = form;
  return {
    ...(good === null && { good: { code: 'required' } }),
    ...(good !== null && good.skuCount > 1 && skuId === null && { sku: { code: 'required' } }),
    ...(warehouseId === null && { warehouse: { code: 'required' } }),
    ...(piecesOf(pieces) === null && { pieces: { code: pieces.trim() === '' ? 'required' : 'number' } }),
    ...(piecesOf(safety) === null && { safety: { code: 'number' } }),
    ...(piecesOf(warn) === null && { warn: { code: 'number' } }),
  };
}

/** What is sent; null while something is missing. */
export function newStockInput(form: NewStockForm): GoodStockInput | null {
  const { good, skuId, warehouseId } = form;
  const [quantity, safetyQuantity, warnQuantity] = [form.pieces, form.safety, form.warn].map(piecesOf);
  if (
    good === null ||
    warehouseId === null ||
    quantity == null ||
    safetyQuantity == null ||
    warnQuantity == null
  )
    return null;
  return {
    ...{ goodId: good.id, ...(skuId !== null && { skuId }), warehouseId },
    ...{ quantity, ...(safetyQuantity > 0 && { safetyQuantity }), warnQuantity },
  };
}
