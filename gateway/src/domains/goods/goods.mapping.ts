import type { ValueOf } from '../../rest/enums.ts';

export const goodsSort = { GENERAL: 1, SALES: 2, PRICE_UP: 3, PRICE_DOWN: 4, NEWEST: 5 } as const;
export type GoodsSort = ValueOf<typeof goodsSort>;

export const goodsStatus = {
  DRAFT: 0,
  ON_SALE: 1,
  OFF_SALE: 2,
  AUDITING: 3,
  REJECTED: 4,
  BANNED: 5,
} as const;
export type GoodsStatus = ValueOf<typeof goodsStatus>;
