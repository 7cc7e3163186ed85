import { describe, expect, it } from 'vitest';
import type { Plan } from './autoDraft.ts';
import { countParcels, nameOfItem, sameParcels, splitParcels } from './plannedParcels.ts';

const item = (skuId: number, quantity = 1) => ({
  ...{ skuId, skuName: '红色', goodId: 7, goodName: '杯子', pic: '', quantity },
});
const content = (shopOrderId: number, ...items: ReturnType<typeof item>[]) => ({
  ...{ shopOrderId, mergeId: null, lineIds: null, planKey: 'p', rerouted: null as string | null, items },
});
const part = (warehouseId: number, ...contents: ReturnType<typeof content>[]): Plan['parts'][number] => ({
  ...{ warehouseId, warehouseName: '', courierId: 1, courierName: '', mergeIds: [], contents },
  shopOrderIds: contents.map(({ shopOrderId }) => shopOrderId),
});

describe('the parcels of a plan', () => {
  it('groups parcels that hold the same, most of them first', () => {
    const found = sameParcels(
      part(1, content(1, item(70)), content(2, item(70, 2)), content(3, item(70, 2))),
    );
    expect(found).toEqual([
      { items: [item(70, 2)], rerouted: null, parcels: 2 },
      { items: [item(70)], rerouted: null, parcels: 1 },
    ]);
  });

  it('tells parcels that hold a fallback apart from others that hold the same', () => {
    const rerouted = { ...content(2, item(70)), rerouted: '首选缺货' };
    expect(sameParcels(part(1, content(1, item(70)), rerouted))).toEqual([
      { items: [item(70)], rerouted: null, parcels: 1 },
      { items: [item(70)], rerouted: '首选缺货', parcels: 1 },
    ]);
  });

  it('counts the parcels, and those of an order that becomes several', () => {
    const parts = [part(1, content(1, item(70)), content(2, item(70))), part(2, content(1, item(71)))];
    expect(countParcels({ parts })).toBe(3);
    expect([...splitParcels({ parts })]).toEqual([['order 1', 2]]);
  });

  it('names goods with their combination, and goods without combinations by themselves', () => {
    expect([nameOfItem(item(70)), nameOfItem({ ...item(70), skuName: '' })]).toEqual(['杯子 红色', '杯子']);
  });
});
