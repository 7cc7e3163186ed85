import { describe, expect, it } from 'vitest';
import { columnMemory } from './columnMemory.ts';
import { noWishes } from './shownColumns.ts';

function fakeArea(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const key = 'chengcang.columns.buyer.orders';

describe('what is remembered of columns', () => {
  it('is kept for each table, and found again by the next page', () => {
    const area = fakeArea();
    columnMemory(area).wish('buyer.orders', { remark: true });
    const next = columnMemory(area);
    expect(next.wishes('buyer.orders')).toEqual({ remark: true });
    expect(next.wishes('seller.orders')).toBe(noWishes);
  });

  it('stays the same object until something else is wished, and is told of once', () => {
    const memory = columnMemory(fakeArea({ [key]: '{"v":1,"data":{"remark":true}}' }));
    let told = 0;
    const stop = memory.subscribe(() => {
      told += 1;
    });
    expect(memory.wishes('buyer.orders')).toBe(memory.wishes('buyer.orders'));
    memory.wish('buyer.orders', { remark: false });
    stop();
    memory.wish('buyer.orders', { remark: true });
    expect([told, memory.wishes('buyer.orders')]).toEqual([1, { remark: true }]);
  });

  it('goes from the storage when nothing is wished any more', () => {
    const area = fakeArea();
    const memory = columnMemory(area);
    memory.wish('buyer.orders', { remark: true });
    memory.wish('buyer.orders', noWishes);
    expect([...area.kept]).toEqual([]);
  });

  it.each(['{"v":0,"data":{"remark":true}}', '{"v":1,"data":["remark"]}', '{"v":1', '7'])(
    'is nothing where the storage holds %s',
    (text) => {
      expect(columnMemory(fakeArea({ [key]: text })).wishes('buyer.orders')).toBe(noWishes);
    },
  );

  it('holds for the page where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const memory = columnMemory({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    memory.wish('buyer.orders', { remark: true });
    expect(memory.wishes('buyer.orders')).toEqual({ remark: true });
  });
});
