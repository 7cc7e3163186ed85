import { describe, expect, it } from 'vitest';
import { placedRows, sheetRow, urumqi } from '../../../../../../tests/support/modelRows.samples.ts';
import { deliveryTo } from '../../../../shop/delivery.ts';
import { type ModelRow, withPlace } from '../../model/flow/modelRow.ts';
import { adviseSplit, courierFor, widened } from './courierSplit.ts';

const at = Date.parse('2026-11-21T12:00:00+08:00');
const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 1000, stepFee: 100 };
const ban = { areaCode: '65', type: 'BAN', fee: 0, reason: '疫情' } as const;
const more = (fee: number) => ({ areaCode: '65', type: 'SURCHARGE', fee, reason: '偏远' }) as const;
const offer = (courierId: number, ...areaRules: (typeof ban | ReturnType<typeof more>)[]) => ({
  ...{ ...fees, courierId, areaRules },
});
type Offer = ReturnType<typeof offer>;
const placed = placedRows(sheetRow(2), sheetRow(3), sheetRow(4), sheetRow(5));
const [near, far, farToo, nearToo] = placed.map((row, index) =>
  index === 1 || index === 2 ? withPlace(row, urumqi) : row,
) as [ModelRow, ModelRow, ModelRow, ModelRow];

/** What is advised instead of courier 1 for two parcels to Urumqi among four, of half a kilogram each. */
const advised = (offers: Offer[], gramsOf: (row: ModelRow) => number = () => 500) =>
  adviseSplit({
    ...{ rows: [near, far, farToo, nearToo], courierId: 1, others: offers.map(({ courierId }) => courierId) },
    deliveryOf: (id, row) => {
      const found = offers.find(({ courierId }) => courierId === id);
      return found ? deliveryTo(found, row, gramsOf(row), at) : null;
    },
  });
const there = { courierId: 2, areaCodes: ['650102'], rows: [far, farToo], provinces: ['新疆维吾尔自治区'] };

describe('the suggestion of a second courier', () => {
  it('names the parcels that the chosen courier does not deliver', () => {
    expect(advised([offer(1, ban), offer(2, more(500))])).toEqual({ ...there, banned: 2, saving: 0 });
  });

  it('says what a cheaper courier saves on all parcels of a region', () => {
    expect(advised([offer(1, more(900)), offer(2, more(500))])).toEqual({
      ...there,
      ...{ banned: 0, saving: 800 },
    });
  });

  it('weighs every parcel by itself', () => {
    const dearByWeight = { ...offer(2, more(500)), stepFee: 2_000 };
    const isHeavy = (row: ModelRow) => (row === farToo ? 1_500 : 500);
    expect(advised([offer(1, more(900)), dearByWeight])).toMatchObject({ saving: 800 });
    expect(advised([offer(1, more(900)), dearByWeight], isHeavy)).toBeNull();
  });

  it('takes the courier that helps most parcels', () => {
    const offers = [offer(1, ban), offer(2, ban), offer(3, more(100))];
    expect(advised(offers)).toMatchObject({ courierId: 3, banned: 2 });
  });

  it.each([
    ['the others cost as much', [offer(1, more(500)), offer(2, more(500))]],
    ['nobody goes there', [offer(1, ban), offer(2, ban)]],
    ['all is well', [offer(1), offer(2)]],
    ['the courier is not offered', [offer(3), offer(2)]],
  ])('is not made when %s', (_, offers) => {
    expect(advised(offers)).toBeNull();
  });
});

describe('a split', () => {
  it('sends the parcels of its regions by its courier, and all others by the first', () => {
    const courierOf = courierFor(1, { courierId: 2, areaCodes: ['650102'] });
    expect([near, far].map(courierOf)).toEqual([1, 2]);
    expect([near, far].map(courierFor(1, null))).toEqual([1, 1]);
  });

  it('takes further regions for its courier', () => {
    expect(widened({ courierId: 2, areaCodes: ['650102'] }, { courierId: 2, areaCodes: ['540102'] })).toEqual(
      {
        ...{ courierId: 2, areaCodes: ['650102', '540102'] },
      },
    );
  });
});
