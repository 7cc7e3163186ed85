import { describe, expect, it } from 'vitest';
import {
  anyMarkUps,
  anyMembers,
  isNarrowed,
  markUpsFilter,
  membersFilter,
  readMarkUps,
  readMembers,
  readTab,
  TABS,
  writeMarkUps,
  writeMembers,
  writeTab,
} from './promotionQuery.ts';

const params = (search: string) => new URLSearchParams(search);

describe('promotionQuery', () => {
  it.each(TABS)('promotionQuery restores the part %s', (tab) => {
    expect(readTab(params(writeTab(tab)))).toBe(tab);
  });

  it('promotionQuery defaults to the members', () => {
    expect([writeTab('members'), readTab(params('?tab=toString'))]).toEqual(['', 'members']);
  });

  it.each(['?from=2026-11-01&to=2026-11-21&keyword=%E5%B0%8F%E9%9B%A8&page=3', ''])(
    'promotionQuery restores the member filters %o',
    (search) => {
      const { query, page } = readMembers(params(search));
      expect([writeMembers(query, page), isNarrowed(query)]).toEqual([search, search !== '']);
    },
  );

  it.each(['?tab=markUps&userId=7&goodId=56&keyword=%E6%9D%AF&page=2', '?tab=markUps'])(
    'promotionQuery restores the amount filters %o',
    (search) => {
      const { query, page } = readMarkUps(params(search));
      expect([writeMarkUps(query, page), isNarrowed(query)]).toEqual([search, search !== '?tab=markUps']);
    },
  );

  it('promotionQuery ignores invalid parameters', () => {
    const search = '?from=2026-02-30&to=soon&userId=-1&goodId=x&keyword=%20&page=0';
    expect(readMembers(params(search))).toEqual({ query: anyMembers, page: 1 });
    expect(readMarkUps(params(search))).toEqual({ query: anyMarkUps, page: 1 });
  });
});

it('the query variables follow the URL with both days included', () => {
  expect(membersFilter({ from: '2026-11-30', to: '2026-11-30', keyword: '小雨' })).toEqual({
    startAt: '2026-11-30T00:00:00+08:00',
    endAt: '2026-12-01T00:00:00+08:00',
    keyword: '小雨',
  });
  expect(markUpsFilter({ userId: 7, goodId: 56, keyword: '杯' })).toEqual({
    ...{ userId: 7, goodId: 56, keyword: '杯' },
  });
  expect([membersFilter(anyMembers), markUpsFilter(anyMarkUps)]).toEqual([{}, {}]);
});
