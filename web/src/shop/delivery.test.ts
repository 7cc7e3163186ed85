import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryTo } from './delivery.ts';

const at = Date.parse('2026-11-21T12:00:00+08:00');
const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 1000, stepFee: 100 };
const ban = (areaCode: string, reason: string, more = {}) =>
  ({ areaCode, type: 'BAN', fee: 0, reason, ...more }) as const;
const more = (areaCode: string, fee: number, reason: string, dates = {}) =>
  ({ areaCode, type: 'SURCHARGE', fee, reason, ...dates }) as const;
const urumqi = { provinceCode: '65', cityCode: '6501', districtCode: '650102' };
const free = (areaCode: string, reason: string) => ({ areaCode, type: 'FREE', fee: 0, reason }) as const;
const open = (courierFee: number, remoteFee = 0, reason = '', isFree = false) => ({
  kind: 'open',
  courierFee,
  remoteFee,
  isFree,
  reason,
  total: courierFee + remoteFee,
});

describe('the fee to a region', () => {
  it.each([
    ['no rule', [], open(380)],
    ['a rule of elsewhere', [ban('54', '西藏停发')], open(380)],
    ['a surcharge', [more('65', 1200, '新疆偏远')], open(380, 1200, '新疆偏远')],
    ['a ban', [ban('65', '新疆停发')], { kind: 'banned', reason: '新疆停发' }],
    [
      'a ban beside a surcharge',
      [more('65', 1200, '新疆偏远'), ban('65', '新疆停发')],
      { kind: 'banned', reason: '新疆停发' },
    ],
    [
      'a longer code over a ban',
      [ban('65', '新疆停发'), more('6501', 600, '乌鲁木齐加收')],
      open(380, 600, '乌鲁木齐加收'),
    ],
    [
      'the district over the city',
      [more('6501', 600, '市'), more('650102', 100, '区')],
      open(380, 100, '区'),
    ],
    ['the dearest of two', [more('65', 600, '少'), more('65', 900, '多')], open(380, 900, '多')],
    ['free freight', [free('65', '新疆包邮')], open(0, 0, '新疆包邮', true)],
    [
      'a surcharge beside free freight',
      [free('65', '包邮'), more('65', 600, '加收')],
      open(380, 600, '加收'),
    ],
    [
      'free freight of a city in a dearer province',
      [more('65', 600, '加收'), free('6501', '包邮')],
      open(0, 0, '包邮', true),
    ],
    ['what has not begun', [ban('65', '停发', { startAt: '2026-11-22T00:00:00+08:00' })], open(380)],
    [
      'what is over',
      [more('65', 600, '加收', { startAt: null, endAt: '2026-11-21T12:00:00+08:00' })],
      open(380),
    ],
    [
      'what is in force',
      [more('65', 600, '加收', { startAt: '2026-11-21T12:00:00+08:00', endAt: '2026-11-22T00:00:00+08:00' })],
      open(380, 600, '加收'),
    ],
  ])('%s', (_, areaRules, expected) => {
    expect(deliveryTo({ ...fees, areaRules }, urumqi, 1001, at)).toEqual(expected);
  });

  it('without a place is the fee alone', () => {
    const nowhere = { provinceCode: '', cityCode: '', districtCode: '' };
    const areaRules = [more('', 999, '空'), ban('65', '停发')];
    expect(deliveryTo({ ...fees, areaRules }, nowhere, 500, at)).toEqual(open(280));
  });

  it('of a province does not heed the rules of its cities', () => {
    const province = { provinceCode: '65', cityCode: '', districtCode: '' };
    expect(deliveryTo({ ...fees, areaRules: [ban('6501', '停发')] }, province, 500, at)).toEqual(open(280));
  });

  it('never sinks as the parcel grows heavier', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), (light, added) => {
        const total = (grams: number) => {
          const delivery = deliveryTo({ ...fees, areaRules: [] }, urumqi, grams, at);
          return delivery.kind === 'open' ? delivery.total : Number.NaN;
        };
        expect(total(light + added)).toBeGreaterThanOrEqual(total(light));
      }),
    );
  });
});
