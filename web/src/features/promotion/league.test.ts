import { describe, expect, it } from 'vitest';
import { leagueText as text } from './league.text.ts';
import { type League, levelWords, needsOf, nextLevel, percentOf } from './league.ts';

const gold = {
  ...{ level: 4, name: '金牌会员', discount: 6, maxProfit: 100 },
  ...{ needInvites: 10, needPackages: 800, needRecharge: 50_000 },
};
const league: League = {
  ...{ level: 3, invites: 6, packages: 799, recharge: 30_000 },
  levels: [{ ...gold, level: 3, name: '银牌会员' }, gold],
};

describe('progress to the next level', () => {
  it('progress leads to the level above and ends at the top', () => {
    expect(nextLevel(league)).toEqual(gold);
    expect(nextLevel({ ...league, level: 4 })).toBeNull();
  });

  it('each of the three requirements is full only when it is met', () => {
    const needs = needsOf(league, gold);
    expect(needs.map(percentOf)).toEqual([60, 99, 60]);
    expect(needs.map((need) => text.lack(need))).toEqual([
      '还差 4 人',
      '还差 1 个',
      '一次充值满 ¥500.00 即可',
    ]);
    expect(percentOf({ kind: 'invites', have: 12, need: 10 })).toBe(100);
    expect(text.lack({ kind: 'invites', have: 12, need: 10 })).toBe('已达到');
  });
});

describe('the name of a level', () => {
  it.each([
    [3, undefined, 'LV3 银牌会员'],
    [3, '白银会员', 'LV3 白银会员'],
    [13, undefined, 'LV13'],
  ])('the level %s is named %s', (level, name, words) => expect(levelWords(level, name)).toBe(words));
});
