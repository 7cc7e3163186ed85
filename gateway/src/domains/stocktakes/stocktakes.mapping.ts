import type { ValueOf } from '../../rest/enums.ts';

export const stocktakeStatus = { DRAFT: 10, POSTED: 20, DISCARDED: 30 } as const;
export type StocktakeStatus = ValueOf<typeof stocktakeStatus>;

export const stocktakeReason = { MORE: 1, FEWER: 2, DAMAGED: 3, OTHER: 4 } as const;
export type StocktakeReason = ValueOf<typeof stocktakeReason>;

export const stocktakeAction = { COUNT: 'count', POST: 'post', DISCARD: 'discard' } as const;
export type StocktakeAction = ValueOf<typeof stocktakeAction>;

export const stocktakeShow = { OPEN: 'open', COUNTED: 'counted', DIFFERENT: 'different' } as const;
export type StocktakeShow = ValueOf<typeof stocktakeShow>;
