import { expect, it } from 'vitest';
import { WEEK } from '../../lib/courier.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { warehouseDraftStore } from './warehouseDraft.ts';
import { blankWarehouse } from './warehouseForm.ts';

const place = { account: 'u-li', id: 7 };
const form = { ...blankWarehouse, name: '义乌仓', weekdays: WEEK.slice(0, 6), cutoff: '17:30' };

/** What is loaded where something was stored. */
function loaded(stored: unknown) {
  const storage = memoryStorage();
  storage.setItem('chengcang.warehouse.u-li.7', JSON.stringify({ v: 1, data: stored }));
  return warehouseDraftStore(storage, place).load();
}

it('a draft of a warehouse is restored as it was saved', () => {
  const storage = memoryStorage();
  warehouseDraftStore(storage, place).save({ form, version: 3 });
  expect(warehouseDraftStore(storage, place).load()).toEqual({ form, version: 3 });
});

it('a draft of an earlier version is read with its week and its cut-off, in the order of the form', () => {
  const flags = [false, true, true, true, true, true, true];
  const earlier = Object.entries(form).map(([name, value]) => {
    if (name === 'weekdays') return ['days', flags];
    return [name === 'cutoff' ? 'cutoffTime' : name, value];
  });
  const draft = loaded({ form: Object.fromEntries(earlier), version: 3 });
  expect(JSON.stringify(draft)).toBe(JSON.stringify({ form, version: 3 }));
});

it('a draft without a week is discarded', () => {
  const { weekdays: _weekdays, ...rest } = form;
  expect([
    loaded({ form: rest, version: 3 }),
    loaded({ form: { ...rest, days: 'all' }, version: 3 }),
  ]).toEqual([...[null, null]]);
});
