import { describe, expect, it } from 'vitest';
import { placedRows, sheetRow, urumqi } from '../../../../../../tests/support/modelRows.samples.ts';
import { withPlace } from './modelRow.ts';
import { adviseSplit } from './modelSplit.ts';

const at = Date.parse('2026-11-21T12:00:00+08:00');
const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 1000, stepFee: 100 };
const ban = { areaCode: '65', type: 'BAN', fee: 0, reason: '疫情' } as const;
const more = (fee: number) => ({ areaCode: '65', type: 'SURCHARGE', fee, reason: '偏远' }) as const;
const offer = (courierId: number, ...areaRules: (typeof ban | ReturnType<typeof more>)[]) => ({
  ...{ ...fees, courierId, areaRules },
});
const rows = placedRows(sheetRow(2), sheetRow(3), sheetRow(4)).map((row, index) =>
  index === 1 ? withPlace(row, urumqi) : row,
);
const request = { rows, courierId: 1, grams: 500, at };
const advised = { areaCodes: ['650102'], rows: 1, provinces: ['新疆维吾尔自治区'] };

describe('the suggestion of a second courier', () => {
  it('a second courier is suggested where the chosen one does not deliver', () => {
    const offers = [offer(1, ban), offer(2, more(500))];
    expect(adviseSplit({ ...request, offers })).toEqual({ ...advised, courierId: 2, banned: 1 });
  });

  it('a second courier is suggested where it is cheaper', () => {
    const offers = [offer(1, more(900)), offer(2, more(500))];
    expect(adviseSplit({ ...request, offers })).toEqual({ ...advised, courierId: 2, banned: 0 });
  });

  it.each([
    ['the others cost as much', [offer(1, more(500)), offer(2, more(500))]],
    ['nobody goes there', [offer(1, ban), offer(2, ban)]],
    ['all is well', [offer(1), offer(2)]],
    ['the courier is not offered', [offer(3), offer(2)]],
  ])('no courier is suggested when %s', (_, offers) => {
    expect(adviseSplit({ ...request, offers })).toBeNull();
  });
});
