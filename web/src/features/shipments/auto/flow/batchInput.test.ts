import { describe, expect, it } from 'vitest';
import { type AutoDraft, emptyAutoDraft, type Plan, waitingFilter } from './autoDraft.ts';
import { batchInput, filterInput, partsOf } from './batchInput.ts';

const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const goods = { goodId: 7, warehouseId: 31, courierId: 1, quantity: 2 };
const draft: AutoDraft = {
  ...emptyAutoDraft,
  ...goods,
  mode: 'one',
  numBy: 'same',
  senderId: 5,
  autoSend: true,
};

describe('the parts of a batch', () => {
  it('partsOf splits common goods into parts of 500 parcels with merged ones first', () => {
    const chosen = [
      ...ids(1, 4).map((id) => ({ id, quantity: 1, mergeId: id < 3 ? 91 : 92 })),
      ...ids(5, 600).map((id) => ({ id, quantity: 1, mergeId: null })),
    ];
    expect(partsOf({ ...draft, chosen })).toEqual([
      { ...goods, mergeIds: [91, 92], shopOrderIds: ids(5, 498) },
      { ...goods, mergeIds: [], shopOrderIds: ids(503, 102) },
    ]);
  });

  it('partsOf sends the pieces each customer bought and sums those of a merged parcel', () => {
    const chosen = [
      { id: 1, mergeId: null, quantity: 3 },
      { id: 2, mergeId: 91, quantity: 1 },
      { id: 3, mergeId: 91, quantity: 2 },
      { id: 4, mergeId: null, quantity: 1 },
    ];
    expect(partsOf({ ...draft, numBy: 'order', quantity: 9, chosen })).toEqual([
      { ...goods, quantity: 3, mergeIds: [91], shopOrderIds: [1] },
      { ...goods, quantity: 1, mergeIds: [], shopOrderIds: [4] },
    ]);
  });

  it('partsOf sends parcels of a split by its courier, and those of other routes as they were', () => {
    const chosen = [
      { id: 1, mergeId: null, quantity: 1 },
      { id: 2, mergeId: 91, quantity: 1 },
      { id: 3, mergeId: 91, quantity: 1 },
      { id: 4, mergeId: null, quantity: 1 },
    ];
    const to = { courierId: 2, courierName: '邮政', parcels: ['merge 91', 'order 4'] };
    const split = { warehouseId: 31, fromId: 1, ...to };
    expect(partsOf({ ...draft, chosen, splits: [split] })).toEqual([
      { ...goods, mergeIds: [], shopOrderIds: [1] },
      { ...goods, courierId: 2, mergeIds: [91], shopOrderIds: [4] },
    ]);
    const whole = [{ ...goods, mergeIds: [91], shopOrderIds: [1, 4] }];
    expect(partsOf({ ...draft, chosen, splits: [{ ...split, warehouseId: 32 }] })).toEqual(whole);
    expect(partsOf({ ...draft, chosen, splits: [{ ...split, parcels: ['order 9'] }] })).toEqual(whole);
  });

  it('partsOf is empty before goods are chosen', () => {
    expect(partsOf({ ...draft, courierId: null, chosen: [{ id: 1, mergeId: null, quantity: 1 }] })).toEqual(
      [],
    );
    expect(partsOf({ ...draft, mode: 'mapped' })).toEqual([]);
  });

  it('partsOf sends what each parcel was planned to hold, and by which plan, and splits it likewise', () => {
    const item = { skuId: 70, skuName: '红色', goodId: 7, goodName: '杯子', pic: '' };
    const merge = (mergeId: number) => ({ mergeId, shopOrderId: null });
    const content = (parcel: { mergeId: number | null; shopOrderId: number | null }, quantity: number) => ({
      ...{ ...parcel, items: [{ ...item, quantity }], lineIds: null, planKey: `p.${quantity}` },
      rerouted: null,
    });
    const places = { warehouseId: 31, courierId: 1 };
    const plan: Plan = {
      parts: [
        {
          ...{ ...places, warehouseName: '', courierName: '', mergeIds: ids(1, 501), shopOrderIds: [9] },
          contents: [
            ...ids(1, 501).map((id) => content(merge(id), 1)),
            { ...content({ mergeId: null, shopOrderId: 9 }, 3), lineIds: ['sub-2'] },
          ],
        },
      ],
      unplanned: [],
      sourced: [],
    };
    expect(partsOf({ ...draft, mode: 'mapped', plan })).toEqual([
      {
        ...{ ...places, mergeIds: ids(1, 500), shopOrderIds: [] },
        contents: ids(1, 500).map((mergeId) => ({
          mergeId,
          items: [{ skuId: 70, quantity: 1 }],
          planKey: 'p.1',
        })),
      },
      {
        ...{ ...places, mergeIds: [501], shopOrderIds: [9] },
        contents: [
          { mergeId: 501, items: [{ skuId: 70, quantity: 1 }], planKey: 'p.1' },
          { shopOrderId: 9, items: [{ skuId: 70, quantity: 3 }], lineIds: ['sub-2'], planKey: 'p.3' },
        ],
      },
    ]);
  });
});

describe('the request to the shop', () => {
  it('the shop address is sent only when the shop is notified', () => {
    const chosen = [{ id: 12, mergeId: null, quantity: 1 }];
    const told = { ...draft, chosen, remoteAddressId: 'a-1', remark: ' 轻放 ' };
    expect(batchInput(told, 'Q1')).toEqual({
      ...{ type: 'AUTO', senderId: 5, remark: '轻放', skipInvalid: false, autoSend: true },
      ...{ parts: [{ ...goods, mergeIds: [], shopOrderIds: [12] }], remoteAddressId: 'a-1', quoteNo: 'Q1' },
    });
    expect(batchInput({ ...told, autoSend: false })).not.toHaveProperty('remoteAddressId');
  });

  it('the order filter sends whole days in Asia/Shanghai and omits open filters', () => {
    expect(filterInput(3, waitingFilter)).toEqual({ shopId: 3, importStatus: 'PENDING' });
    const narrow = { ...waitingFilter, importStatus: null, refund: false, hasMemo: true, flagColor: 'red' };
    expect(
      filterInput(3, { ...narrow, keyword: ' 张 ', startOn: '2026-11-20', endOn: '2026-11-21' }),
    ).toEqual({
      ...{ shopId: 3, refund: false, hasMemo: true, flagColor: 'red', keyword: '张' },
      ...{ startAt: '2026-11-20T00:00:00+08:00', endAt: '2026-11-21T23:59:59.999+08:00' },
    });
  });

  it('the order filter names the end of a whole hour, so that the same list is asked for all hour long', () => {
    const near = { ...waitingFilter, isLapsing: true, shipWithin: 24 };
    for (const now of ['2026-12-01T10:00:01Z', '2026-12-01T10:59:59Z', '2026-12-01T11:00:00Z']) {
      expect(filterInput(3, near, Date.parse(now))).toEqual({
        ...{ shopId: 3, importStatus: 'PENDING', isLapsing: true },
        shipBefore: '2026-12-02T11:00:00.000Z',
      });
    }
  });
});
