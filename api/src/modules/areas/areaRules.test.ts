import { describe, expect, it } from 'vitest';
import { type AreaRule, areaVerdict, withoutCovered } from './areaRules.ts';

const rule = (areaCode: string, type: number, fee = 0, more: Partial<AreaRule> = {}): AreaRule => ({
  warehouseId: 1,
  courierId: null,
  areaCode,
  type,
  fee,
  startAt: null,
  endAt: null,
  reason: `${areaCode}的规则`,
  ...more,
});

const now = new Date('2026-03-01T00:00:00Z');
const hangzhouXihu = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };

describe('areaVerdict', () => {
  it('allows everything without rules', () => {
    expect(areaVerdict([], hangzhouXihu, now)).toEqual({
      ...{ banned: false, fee: 0, freeFreight: false, reason: '' },
    });
  });

  it('uses the longest matching code: a surcharged district inside a banned province is allowed', () => {
    expect(areaVerdict([rule('33', 1), rule('330106', 2, 500)], hangzhouXihu, now)).toEqual({
      banned: false,
      fee: 500,
      freeFreight: false,
      reason: '330106的规则',
    });
  });

  it('prefers a ban to a surcharge of the same code', () => {
    expect(areaVerdict([rule('3301', 2, 300), rule('3301', 1)], hangzhouXihu, now)).toMatchObject({
      banned: true,
      fee: 0,
    });
  });

  it('prefers a ban of the platform to what warehouses say of a longer code', () => {
    const closed = rule('33', 1, 0, { warehouseId: null });
    expect(areaVerdict([rule('330106', 2, 500), closed], hangzhouXihu, now)).toEqual({
      ...{ banned: true, fee: 0, freeFreight: false, reason: '33的规则' },
    });
    expect(areaVerdict([rule('3301', 3), closed], hangzhouXihu, now).banned).toBe(true);
    const over = { ...closed, endAt: now };
    expect(areaVerdict([rule('330106', 2, 500), over], hangzhouXihu, now)).toMatchObject({ fee: 500 });
  });

  it('uses the highest of two surcharges of the same code', () => {
    expect(areaVerdict([rule('33', 2, 300), rule('33', 2, 800)], hangzhouXihu, now).fee).toBe(800);
  });

  it('frees the freight of an area, which a surcharge or a ban of the same code beats', () => {
    const verdictOf = (...rules: AreaRule[]) => areaVerdict(rules, hangzhouXihu, now);
    const free = { banned: false, fee: 0, freeFreight: true, reason: '3301的规则' };
    expect(verdictOf(rule('3301', 3))).toEqual(free);
    expect(verdictOf(rule('33', 2, 300), rule('3301', 3))).toEqual(free);
    expect(verdictOf(rule('3301', 3), rule('3301', 2, 300))).toMatchObject({ fee: 300, freeFreight: false });
    expect(verdictOf(rule('3301', 3), rule('3301', 1))).toMatchObject({ banned: true, freeFreight: false });
    expect(verdictOf(rule('33', 3), rule('330106', 2, 500))).toMatchObject({ fee: 500, freeFreight: false });
  });

  it('applies a rule from its beginning until before its end', () => {
    const window = { startAt: new Date('2026-02-01T00:00:00Z'), endAt: now };
    expect(areaVerdict([rule('33', 1, 0, window)], hangzhouXihu, now).banned).toBe(false);
    expect(
      areaVerdict([rule('33', 1, 0, window)], hangzhouXihu, new Date('2026-02-28T23:59:59Z')).banned,
    ).toBe(true);
  });

  it('does not match a missing district against a rule', () => {
    expect(areaVerdict([rule('330106', 1)], { ...hangzhouXihu, districtCode: '' }, now).banned).toBe(false);
  });
});

describe('withoutCovered', () => {
  it('shows no rule of a warehouse for a part of what the platform has closed', () => {
    const closed = rule('33', 1, 0, { warehouseId: null });
    const [inside, outside] = [rule('330106', 3), rule('34', 2, 300)];
    expect(withoutCovered([inside, closed, outside], now)).toEqual([closed, outside]);
    const planned = { ...closed, startAt: new Date('2026-04-01T00:00:00Z') };
    expect(withoutCovered([inside, planned, outside], now)).toEqual([inside, planned, outside]);
  });
});
