import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { columnPreferenceStore } from './columnPreferenceStore.ts';
import { noPreferences } from './columnPreferences.ts';

function fakeArea(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return { kept, ...memoryStorage(kept) };
}

const key = 'chengcang.columns.buyer.orders';

describe('what is remembered of columns', () => {
  it('is kept for each table, and found again by the next page', () => {
    const area = fakeArea();
    columnPreferenceStore(area).set('buyer.orders', { remark: true });
    const next = columnPreferenceStore(area);
    expect(next.get('buyer.orders')).toEqual({ remark: true });
    expect(next.get('seller.orders')).toBe(noPreferences);
  });

  it('stays the same object until something else is chosen, and notifies once', () => {
    const memory = columnPreferenceStore(fakeArea({ [key]: '{"v":1,"data":{"remark":true}}' }));
    let told = 0;
    const stop = memory.subscribe(() => {
      told += 1;
    });
    expect(memory.get('buyer.orders')).toBe(memory.get('buyer.orders'));
    memory.set('buyer.orders', { remark: false });
    stop();
    memory.set('buyer.orders', { remark: true });
    expect([told, memory.get('buyer.orders')]).toEqual([1, { remark: true }]);
  });

  it('goes from the storage when the preferences are reset', () => {
    const area = fakeArea();
    const memory = columnPreferenceStore(area);
    memory.set('buyer.orders', { remark: true });
    memory.set('buyer.orders', noPreferences);
    expect([...area.kept]).toEqual([]);
  });

  it.each(['{"v":0,"data":{"remark":true}}', '{"v":1,"data":["remark"]}', '{"v":1', '7'])(
    'is nothing where the storage holds %s',
    (text) => {
      expect(columnPreferenceStore(fakeArea({ [key]: text })).get('buyer.orders')).toBe(noPreferences);
    },
  );

  it('holds for the page where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const memory = columnPreferenceStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    memory.set('buyer.orders', { remark: true });
    expect(memory.get('buyer.orders')).toEqual({ remark: true });
  });
});
