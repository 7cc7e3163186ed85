import { expect, it } from 'vitest';
import { memoryStorage, type StorageArea } from '../../lib/storage.ts';
import { type Locks, onceOverTabs } from './autoPrint.actors.ts';

function browser() {
  const area = memoryStorage();
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      last = last.then(work, work);
      return last;
    },
  } as Locks;
  return { area, locks };
}

it('printedOnce runs once per id across tabs', async () => {
  const { area, locks } = browser();
  const tabs = [onceOverTabs(locks, area), onceOverTabs(locks, area)] as const;
  const done: string[] = [];
  const work = (words: string) => async () => {
    done.push(words);
    return words;
  };
  const answers = await Promise.all([tabs[0](7, work('a')), tabs[1](7, work('b')), tabs[1](8, work('c'))]);
  expect([answers, done]).toEqual([
    ['a', undefined, 'c'],
    ['a', 'c'],
  ]);
});

it('printedOnce counts a failed attempt as done', async () => {
  const { area, locks } = browser();
  const once = onceOverTabs(locks, area);
  await expect(once(7, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await once(7, async () => 'again')).toBeUndefined();
});

it('printedOnce runs nothing when storage is unavailable', async () => {
  const { locks } = browser();
  const full: StorageArea = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {},
  };
  expect(await onceOverTabs(locks, full)(7, async () => 'printed')).toBeUndefined();
});

it('printedOnce remembers the last five hundred ids', async () => {
  const { area, locks } = browser();
  const once = onceOverTabs(locks, area);
  for (let id = 0; id <= 500; id += 1) await once(id, async () => id);
  expect([await once(500, async () => 'new'), await once(0, async () => 'new')]).toEqual([undefined, 'new']);
});
