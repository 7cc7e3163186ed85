import type {
  ListStockTransfersQuery,
  LoadStockTransferQuery,
  ReceivedRowInput,
  StockTransferInput,
  TransferReason,
} from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** A transfer as it is listed. */
export type TransferRow = ListStockTransfersQuery['stockTransfers']['list'][number];
/** The same with what is in it. */
export type Transfer = LoadStockTransferQuery['stockTransfers']['list'][number];

export const MAX_PIECES = 9_999_999;
export const MAX_LINES = 200;

/** A combination that is to be moved; `quantity` as typed. */
export interface ChosenLine {
  skuId: number;
  name: string;
  pic: string;
  available: number;
  /** Pieces of the safety stock, which stay. */
  safetyHeld: number;
  quantity: string;
}

export interface TransferForm {
  fromWarehouseId: number | null;
  toWarehouseId: number | null;
  note: string;
  lines: readonly ChosenLine[];
  /** The same one is sent once. */
  clientNo: string;
}

export const blankTransfer: TransferForm = {
  ...{ fromWarehouseId: null, toWarehouseId: null, note: '', lines: [], clientNo: '' },
};

export type TransferProblem =
  | { code: 'required' | 'same' | 'none' | 'number' | 'received' }
  | { code: 'short'; available: number; safetyHeld: number };

export interface TransferProblems {
  from?: TransferProblem;
  to?: TransferProblem;
  form?: TransferProblem;
  /** By combination. */
  lines?: Readonly<Record<number, TransferProblem>>;
}

export const skuTitle = ({ goodName, skuName }: { goodName: string; skuName: string }) =>
  [goodName, skuName].filter(Boolean).join(' ');

function piecesOf(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

/** Another warehouse has other pieces: what was chosen of the first is gone. */
export function editTransfer(form: TransferForm, change: Partial<TransferForm>): TransferForm {
  const isElsewhere = change.fromWarehouseId !== undefined && change.fromWarehouseId !== form.fromWarehouseId;
  return { ...form, ...(isElsewhere && { lines: [] }), ...change };
}

export function transferProblems({ fromWarehouseId, toWarehouseId, lines }: TransferForm): TransferProblems {
  const wrong: Record<number, TransferProblem> = {};
  for (const { skuId, quantity, available, safetyHeld } of lines) {
    const pieces = piecesOf(quantity);
    if (!pieces) wrong[skuId] = { code: 'number' };
    else if (pieces > available) wrong[skuId] = shortOf({ available, safetyHeld });
  }
  return {
    ...(fromWarehouseId === null && { from: { code: 'required' } }),
    ...(toWarehouseId === null
      ? { to: { code: 'required' } }
      : toWarehouseId === fromWarehouseId && { to: { code: 'same' } }),
    ...(lines.length === 0 && { form: { code: 'none' } }),
    ...(Object.keys(wrong).length > 0 && { lines: wrong }),
  };
}

/** What is sent; the form was valid. */
export function transferInput({
  fromWarehouseId,
  toWarehouseId,
  note,
  lines,
}: TransferForm): StockTransferInput {
  if (fromWarehouseId === null || toWarehouseId === null)
    throw new Error('a transfer without its warehouses');
  return {
    fromWarehouseId,
    toWarehouseId,
    note: note.trim(),
    lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity: Number(quantity) })),
  };
}

const SHORT: readonly string[] = ['STOCK_SHORT', 'STOCK_KEPT'];

function shortOf({ available, safetyHeld }: Pick<ChosenLine, 'available' | 'safetyHeld'>): TransferProblem {
  return { code: 'short', available, safetyHeld };
}

/** Combinations that others have taken meanwhile, at their rows. */
export function shortRows({ errorKey, data }: Refusal): TransferProblems | null {
  if (!SHORT.includes(errorKey) || !Array.isArray(data.rows)) return null;
  const rows = data.rows as { skuId: number; available: number; safetyHeld: number }[];
  return { lines: Object.fromEntries(rows.map(({ skuId, ...left }) => [skuId, shortOf(left)])) };
}

/** What arrived, by combination, as typed. */
export interface ReceiveForm {
  received: Readonly<Record<number, string>>;
  reasons: Readonly<Record<number, TransferReason>>;
}

export const blankReceive: ReceiveForm = { received: {}, reasons: {} };

export const receiveForm = ({ lines }: Transfer): ReceiveForm => ({
  received: Object.fromEntries(lines.map(({ skuId, quantity }) => [skuId, String(quantity)])),
  reasons: {},
});

export function receiveProblems({ received }: ReceiveForm, { lines }: Transfer): TransferProblems {
  const wrong: Record<number, TransferProblem> = {};
  for (const { skuId, quantity } of lines) {
    const pieces = piecesOf(received[skuId] ?? '');
    if (pieces === null || pieces > quantity) wrong[skuId] = { code: 'received' };
  }
  return Object.keys(wrong).length > 0 ? { lines: wrong } : {};
}

/** The lines that did not arrive whole; short where nothing else was said. */
export function receivedRows({ received, reasons }: ReceiveForm, { lines }: Transfer): ReceivedRowInput[] {
  return lines
    .map(({ skuId, quantity }) => ({ skuId, received: Number(received[skuId] ?? quantity), quantity }))
    .filter((line) => line.received < line.quantity)
    .map(({ skuId, received: pieces }) => ({
      ...{ skuId, received: pieces, reason: reasons[skuId] ?? 'SHORT' },
    }));
}

export function lostPieces(form: ReceiveForm, transfer: Transfer): number {
  const sent = new Map(transfer.lines.map(({ skuId, quantity }) => [skuId, quantity]));
  return receivedRows(form, transfer).reduce(
    (lost, { skuId, received }) => lost + (sent.get(skuId) ?? 0) - received,
    0,
  );
}
