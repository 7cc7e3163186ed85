import { describe, expect, it } from 'vitest';
import {
  type AreaRule,
  blankRule,
  countRules,
  ruleHolding,
  ruleKey,
  ruleProblems,
  rulesOf,
  withRules,
} from './areaRules.ts';

const rule = (areaCode: string, more: Partial<AreaRule> = {}): AreaRule => ({
  ...{ areaCode, areaName: areaCode, type: 'BAN', fee: 0 },
  ...{ startAt: null, endAt: null, reason: '', ...more },
});
const dearer = (areaCode: string, fee: number, more: Partial<AreaRule> = {}) =>
  rule(areaCode, { type: 'SURCHARGE', fee, ...more });
const spring = { startAt: '2027-02-01T00:00:00+08:00', endAt: '2027-02-16T00:00:00+08:00' };
const at = Date.parse('2027-02-05T12:00:00+08:00');

describe('the effective rule of an area', () => {
  it('the rule with the longest area code applies', () => {
    const rules = [rule('33'), dearer('3301', 300), dearer('330106', 500)];
    expect(ruleHolding(rules, '330106', at)?.fee).toBe(500);
    expect(ruleHolding(rules, '330105', at)?.fee).toBe(300);
    expect(ruleHolding(rules, '3302', at)?.type).toBe('BAN');
    expect(ruleHolding(rules, '36', at)).toBeNull();
  });

  it('a ban outranks surcharges and the highest surcharge the others', () => {
    expect(ruleHolding([dearer('33', 300), rule('33')], '33', at)?.type).toBe('BAN');
    expect(ruleHolding([dearer('33', 300), dearer('33', 800)], '33', at)?.fee).toBe(800);
  });

  it('a rule applies until its end, exclusive', () => {
    const rules = [rule('33', spring), dearer('33', 300)];
    expect(ruleHolding(rules, '33', at)?.type).toBe('BAN');
    expect(ruleHolding(rules, '33', Date.parse(spring.endAt))?.fee).toBe(300);
    expect(ruleHolding(rules, '33', Date.parse(spring.startAt) - 1)?.fee).toBe(300);
  });
});

describe('applying a rule to areas', () => {
  it('rulesOf makes one rule per area until the end of the last day', () => {
    const input = { ...blankRule, type: 'SURCHARGE' as const, yuan: '5', reason: ' 偏远 ' };
    const areas = [
      { code: '65', name: '新疆维吾尔自治区' },
      { code: '54', name: '西藏自治区' },
    ];
    const [first, second] = rulesOf({ ...input, from: '2027-02-01', to: '2027-02-15' }, areas);
    expect(first).toEqual(dearer('65', 500, { areaName: '新疆维吾尔自治区', reason: '偏远', ...spring }));
    expect(second?.areaCode).toBe('54');
    expect(rulesOf({ ...input, type: 'BAN' }, areas).map(({ fee }) => fee)).toEqual([0, 0]);
  });

  it('ruleProblems names missing input', () => {
    expect(ruleProblems(blankRule, 1, 1)).toEqual({});
    expect(ruleProblems(blankRule, 0, 0)).toEqual({ areas: 'required' });
    expect(ruleProblems(blankRule, 2, 1001)).toEqual({ areas: 'many' });
    const dear = { ...blankRule, type: 'SURCHARGE' as const };
    expect(ruleProblems(dear, 1, 1)).toEqual({ yuan: 'required' });
    for (const yuan of ['0', '-1', '10000.01', 'x'])
      expect(ruleProblems({ ...dear, yuan }, 1, 1)).toEqual({ yuan: 'wrong' });
    expect(ruleProblems({ ...blankRule, from: '2027-02-02', to: '2027-02-01' }, 1, 1)).toEqual({
      days: 'wrong',
    });
  });

  it('withRules replaces overlapping rules of the same area', () => {
    const kept = [dearer('33', 300), rule('3301'), rule('36', spring), rule('36', { startAt: spring.endAt })];
    const added = [rule('33'), dearer('36', 500, { endAt: spring.endAt })];
    expect(withRules(kept, added).map(ruleKey)).toEqual([
      '33 BAN ',
      '3301 BAN ',
      '36 SURCHARGE ',
      `36 BAN ${spring.endAt}`,
    ]);
    expect(countRules(withRules(kept, added))).toEqual({ BAN: 3, SURCHARGE: 1, FREE: 0 });
  });
});
