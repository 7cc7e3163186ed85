import { describe, expect, it } from 'vitest';
import {
  type AutoSetting,
  issuedSince,
  type ListedParcel,
  printsItself,
  seenWith,
} from './autoPrint.rules.ts';

const parcel = (id: number, waybillNo: string | null): ListedParcel => ({
  id,
  packageNo: `BG${id}`,
  platform: 'DOUYIN',
  courierName: '圆通速递',
  waybillNo,
  orderAt: '2026-11-21T08:00:00Z',
  printCount: 0,
});
const OPENED_AT = Date.parse('2026-11-21T09:00:00Z');

describe('newly issued waybills', () => {
  it('parcels seen without a waybill before count as newly issued', () => {
    const seen = seenWith(new Map(), [parcel(1, null), parcel(2, 'YT2')]);
    const now = [parcel(1, 'YT1'), parcel(2, 'YT2'), parcel(3, 'YT3')];
    expect(issuedSince(OPENED_AT, seen, now).map(({ id }) => id)).toEqual([1]);
    expect(issuedSince(OPENED_AT, seenWith(seen, now), now)).toEqual([]);
  });

  it('newly issued waybills are found after paging through the list', () => {
    const seen = seenWith(seenWith(new Map(), [parcel(1, null)]), [parcel(2, null)]);
    expect(issuedSince(OPENED_AT, seen, [parcel(1, 'YT1')]).map(({ id }) => id)).toEqual([1]);
  });

  it('unprinted parcels ordered after the list was opened count as newly issued', () => {
    const now = [
      { ...parcel(1, 'YT1'), orderAt: '2026-11-21T09:00:00Z' },
      { ...parcel(2, 'YT2'), orderAt: '2026-11-21T09:00:01Z', printCount: 1 },
      { ...parcel(3, 'YT3'), orderAt: null },
      { ...parcel(4, null), orderAt: '2026-11-21T09:00:01Z' },
    ];
    expect(issuedSince(OPENED_AT, new Map(), now).map(({ id }) => id)).toEqual([1]);
  });
});

describe('the effective print setting', () => {
  const any: AutoSetting = { autoPrint: false };
  const ofPlatform: AutoSetting = { platform: 'DOUYIN', autoPrint: true };
  const ofCourier: AutoSetting = { courierName: '圆通速递', autoPrint: false };
  const ofBoth: AutoSetting = { platform: 'DOUYIN', courierName: '圆通速递', autoPrint: true };

  it.each([
    ['none', [], false],
    ['the general one', [{ autoPrint: true }], true],
    ['that of the platform before the general one', [any, ofPlatform], true],
    ['that of the courier before that of the platform', [ofPlatform, ofCourier], false],
    ['that of both before all', [any, ofPlatform, ofCourier, ofBoth], true],
    [
      'none that is for others',
      [
        { platform: 'JD', autoPrint: true },
        { courierName: '顺丰速运', autoPrint: true },
      ],
      false,
    ],
  ] as [string, AutoSetting[], boolean][])(
    'the effective print setting is %s',
    (_name, settings, expected) => {
      expect(printsItself(settings, parcel(1, null))).toBe(expected);
    },
  );
});
