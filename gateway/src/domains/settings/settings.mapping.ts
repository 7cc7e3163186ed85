import type { ValueOf } from '../../rest/enums.ts';

export const shopFigures = { FIXED: 'fixed', TRUE: 'true' } as const;
export type ShopFigures = ValueOf<typeof shopFigures>;
