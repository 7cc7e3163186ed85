import type { ValueOf } from '../../../rest/enums.ts';

export const goodsShow = { WAITING: 'waiting', BANNED: 'banned', ALL: 'all' } as const;
export type GoodsShow = ValueOf<typeof goodsShow>;

export const goodFlagKind = { PRICE: 'price', WORDS: 'words', PICTURES: 'pictures' } as const;
export type GoodFlagKind = ValueOf<typeof goodFlagKind>;
