import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StorageArea, storedValue } from './storage.ts';

function memory(entries: Record<string, string> = {}): StorageArea {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const forbidden: StorageArea = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

const numbers = {
  key: 'k',
  version: 2,
  read: (data: unknown) => (Array.isArray(data) && data.every((n) => typeof n === 'number') ? data : null),
};

describe('stored', () => {
  it('gives back what was saved', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const area = memory();
        expect(storedValue(area, numbers).save(list)).toBe(true);
        expect(storedValue(area, numbers).load()).toEqual(list);
      }),
    );
  });

  it.each([
    ['nothing', {}],
    ['another version', { k: '{"v":1,"data":[1]}' }],
    ['another shape', { k: '{"v":2,"data":["a"]}' }],
    ['no box', { k: '7' }],
    ['broken text', { k: '{"v":2' }],
  ])('is empty for %s', (_, entries) => {
    expect(storedValue(memory(entries as Record<string, string>), numbers).load()).toBeNull();
  });

  it('forgets on clear', () => {
    const value = storedValue(memory(), numbers);
    value.save([1]);
    value.clear();
    expect(value.load()).toBeNull();
  });

  it('acts empty when the browser forbids storage', () => {
    const value = storedValue(forbidden, numbers);
    value.clear();
    expect([value.save([1]), value.load()]).toEqual([false, null]);
  });
});
