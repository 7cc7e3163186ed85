import { describe, expect, it } from 'vitest';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { TagRule } from '../../db/schema/shops.ts';
import { type Mark, markOf } from './marking.ts';

const rule = (matchType: TagRule['matchType'], color: string | null, text: string): TagRule => ({
  matchType,
  color,
  text,
});
const written = (sellerMemo: string, flagColor: string | null) => ({ sellerMemo, flagColor }) as RemoteOrder;

describe('the mark of a posted order', () => {
  it.each<[string, TagRule, RemoteOrder, Mark | null]>([
    ['nothing', rule(0, 'red', '已发'), written('', null), null],
    ['the flag', rule(1, 'red', '已发'), written('送礼', null), { flagColor: 'red', text: '送礼' }],
    ['the memo', rule(2, 'red', '已发'), written('', 'blue'), { flagColor: 'blue', text: '已发' }],
    ['behind another', rule(2, null, '已发'), written('送礼', null), { flagColor: null, text: '送礼 已发' }],
    ['both', rule(3, 'green', '已发'), written('', 'red'), { flagColor: 'green', text: '已发' }],
    ['what is there already', rule(3, 'green', '已发'), written('送礼 已发', 'green'), null],
    ['a flag of no colour', rule(1, null, ''), written('', 'red'), null],
    ['an empty text', rule(2, null, ''), written('', 'red'), null],
  ])('is decided for %s', (_name, tagRule, order, expected) => {
    expect(markOf(tagRule, order)).toEqual(expected);
  });
});
