import type { ValueOf } from '../../rest/enums.ts';

export const basketLineState = { OK: 1, OFF_SALE: 2, WAREHOUSE_OFF: 3, SHORT: 4 } as const;
export type BasketLineState = ValueOf<typeof basketLineState>;
