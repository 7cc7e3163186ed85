import type { ValueOf } from '../../graph/enums.ts';

export const shopFigures = { FIXED: 'fixed', TRUE: 'true' } as const;
export type ShopFigures = ValueOf<typeof shopFigures>;
