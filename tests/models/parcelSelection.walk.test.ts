import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ChosenParcel, MOST_CHOSEN } from '../../web/src/features/parcels/chosenParcel.ts';
import { type Gathered, selectionMachine } from '../../web/src/features/parcels/selection.machine.ts';
import { isBroken, selectChosen, selectRefusal } from '../../web/src/features/parcels/selection.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const parcel = (id: number): ChosenParcel => ({
  ...{ id, orderId: 7, packageNo: `P${id}`, goodName: '玻璃杯', num: 1, price: 534, waybillNo: null },
  ...{ warehouseId: 3, courierName: '圆通', receiverName: '张*', receiverPhone: '138******01' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路***' },
  ...{ status: 'PENDING_SHIPMENT', outputStatus: 'NONE', refundStatus: 'NONE' },
  ...{ signedAt: null, allowedActions: [] },
});
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const gathered: Gathered = { kind: 'gathered', parcels: [parcel(1), parcel(2)] };
const mark = { type: 'rows.mark', parcels: [parcel(1)], chosen: true } as const;
const all = { type: 'all.choose', filter: { status: 'SHIPPED' } } as const;

const sights: Sights<typeof selectionMachine, null> = {
  'choosing.idle': (snapshot) => expect(selectRefusal(snapshot)).toBeNull(),
  'choosing.refused': (snapshot) => expect(selectRefusal(snapshot)).toEqual(often),
  'choosing.broken': (snapshot) => expect(isBroken(snapshot)).toBe(true),
  gathering: (snapshot) => {
    expect(snapshot.context.filter).toEqual({ status: 'SHIPPED' });
    expect([snapshot.can(mark), snapshot.can(all)]).toEqual([false, false]);
  },
};

const walk = walkOf(selectionMachine, {
  gates: {
    gatherParcels: {
      gathered: { output: gathered },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    mark,
    { ...mark, chosen: false },
    all,
    { type: 'all.cancel' },
    { type: 'rows.drop', ids: [1] },
    { type: 'selection.clear' },
  ],
  limit: 500,
  key: ({ value, context }) => [value, [...context.chosen.keys()]],
  stage: () => ({ world: null, machine: selectionMachine }),
});

describe('which parcels are chosen, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('which parcels are chosen, pinned', () => {
  const chosenAfter = (...events: Parameters<ReturnType<typeof begun>['send']>[0][]) => {
    const actor = begun();
    for (const event of events) actor.send(event);
    return [...selectChosen(actor.getSnapshot()).keys()];
  };
  const begun = () => createActor(selectionMachine).start();

  it('keeps them over pages, and leaves out what was dealt with', () => {
    const second = { ...mark, parcels: [parcel(2), parcel(3)] };
    expect(chosenAfter(mark, second)).toEqual([1, 2, 3]);
    expect(chosenAfter(mark, second, { type: 'rows.drop', ids: [1, 3] })).toEqual([2]);
    expect(chosenAfter(mark, second, { ...second, chosen: false })).toEqual([1]);
    expect(chosenAfter(mark, { type: 'selection.clear' })).toEqual([]);
  });

  it('takes no more than can be dealt with at once', () => {
    const parcels = Array.from({ length: MOST_CHOSEN + 5 }, (_, at) => parcel(at + 1));
    expect(chosenAfter({ ...mark, parcels }).length).toBe(MOST_CHOSEN);
  });
});
