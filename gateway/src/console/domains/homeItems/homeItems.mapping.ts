import type { ValueOf } from '../../../rest/enums.ts';

export const homePlace = { BANNERS: 1, GOODS: 2, ENTRIES: 3 } as const;
export type HomePlace = ValueOf<typeof homePlace>;

export const homeAudience = { EVERYBODY: 0, VISITORS: 1, BUYERS: 2 } as const;
export type HomeAudience = ValueOf<typeof homeAudience>;

export const homeItemState = { SHOWN: 1, COMING: 2, ENDED: 3, DOWN: 4 } as const;
export type HomeItemState = ValueOf<typeof homeItemState>;
