import { describe, expect, it } from 'vitest';
import {
  markUpsFilter,
  markUpsOf,
  markUpsParams,
  membersFilter,
  membersParams,
  TABS,
  tabParams,
} from './promotionQuery.ts';

const params = (search: string) => new URLSearchParams(search);

describe('promotionQuery', () => {
  it.each(TABS)('promotionQuery restores the part %s', (tab) => {
    expect(tabParams.read(params(tabParams.write({ tab })))).toEqual({ tab });
  });

  it('promotionQuery defaults to the members', () => {
    expect(tabParams.write({ tab: 'members' })).toBe('');
    expect(tabParams.read(params('?tab=toString'))).toEqual({ tab: 'members' });
  });

  it.each(['?from=2026-11-01&to=2026-11-21&keyword=%E5%B0%8F%E9%9B%A8&page=3', ''])(
    'promotionQuery restores the member filters %o',
    (search) => {
      const query = membersParams.read(params(search));
      expect([membersParams.write(query), membersParams.isNarrowed(query)]).toEqual([search, search !== '']);
    },
  );

  it.each(['?tab=markUps&userId=7&goodId=56&keyword=%E6%9D%AF&page=2', '?tab=markUps'])(
    'promotionQuery restores the amount filters %o',
    (search) => {
      const query = markUpsParams.read(params(search));
      expect(markUpsParams.write(query)).toBe(search);
      expect(markUpsParams.isNarrowed(query)).toBe(search !== '?tab=markUps');
    },
  );

  it('promotionQuery ignores invalid parameters', () => {
    const search = '?from=2026-02-30&to=soon&userId=-1&goodId=x&keyword=%20&page=0';
    expect(membersParams.read(params(search))).toEqual(membersParams.initial);
    expect(markUpsParams.read(params(search))).toEqual(markUpsParams.initial);
  });

  it('markUpsOf leads to the amounts of one member or of one of the goods', () => {
    expect([markUpsOf({ userId: 7 }), markUpsOf({ goodId: 56 })]).toEqual([
      '?tab=markUps&userId=7',
      '?tab=markUps&goodId=56',
    ]);
  });
});

it('the query variables follow the URL with both days included', () => {
  expect(membersFilter({ from: '2026-11-30', to: '2026-11-30', keyword: '小雨', page: 1 })).toEqual({
    startAt: '2026-11-30T00:00:00+08:00',
    endAt: '2026-12-01T00:00:00+08:00',
    keyword: '小雨',
  });
  expect(markUpsFilter({ ...markUpsParams.initial, userId: 7, goodId: 56, keyword: '杯' })).toEqual({
    ...{ userId: 7, goodId: 56, keyword: '杯' },
  });
  expect([membersFilter(membersParams.initial), markUpsFilter(markUpsParams.initial)]).toEqual([{}, {}]);
});
