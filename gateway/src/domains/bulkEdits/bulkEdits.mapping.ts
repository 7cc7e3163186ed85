import type { ValueOf } from '../../rest/enums.ts';

export const bulkEditKind = {
  SUPPLY_PRICE: 1,
  WEIGHT: 2,
  STOCK: 3,
  CATEGORY: 4,
  ON_SALE: 5,
  FREIGHT_TEMPLATE: 6,
  SAFETY_STOCK: 7,
} as const;
export type BulkEditKind = ValueOf<typeof bulkEditKind>;

export const bulkEditMode = { SET: 1, ADD: 2, PERCENT: 3 } as const;
export type BulkEditMode = ValueOf<typeof bulkEditMode>;

export const priceRounding = { FEN: 1, JIAO: 10, YUAN: 100 } as const;
export type PriceRounding = ValueOf<typeof priceRounding>;

export const bulkEditAction = { UNDO: 'undo' } as const;
export type BulkEditAction = ValueOf<typeof bulkEditAction>;

export const bulkUndoReason = { CHANGED: 1, GONE: 2, REFUSED: 3, VALUE_GONE: 4 } as const;
export type BulkUndoReason = ValueOf<typeof bulkUndoReason>;
