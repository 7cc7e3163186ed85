import type { ValueOf } from '../../rest/enums.ts';

export const priceListState = { COMING: 1, HOLDS: 2, ENDED: 3 } as const;
export type PriceListState = ValueOf<typeof priceListState>;
