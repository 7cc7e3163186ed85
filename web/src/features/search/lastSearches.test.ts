import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { lastSearches, MAX_SEARCHES } from './lastSearches.ts';
import type { Search } from './search.machine.ts';

const goods = (text: string): Search => ({ kind: 'goods', text });

describe('the last searches', () => {
  it('are kept newest first, each once, and no more than there is room for', () => {
    const area = memoryStorage();
    const searches = lastSearches(area, 'u1');
    for (let at = 0; at < MAX_SEARCHES + 2; at++) searches.add(goods(`杯${at}`));
    searches.add(goods('杯5'));
    searches.add({ kind: 'warehouse', text: '杯5' });
    searches.add(goods(''));
    expect(lastSearches(area, 'u1').load()).toEqual([
      { kind: 'warehouse', text: '杯5' },
      ...[5, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => goods(`杯${at}`)),
    ]);
  });

  it('belong to one account, or to visitors', () => {
    const area = memoryStorage();
    lastSearches(area, 'u1').add(goods('杯'));
    lastSearches(area, null).add(goods('盘'));
    lastSearches(area, 'u2').add(goods('碗'));
    lastSearches(area, 'u2').clear();
    expect(['u1', null, 'u2'].map((account) => lastSearches(area, account).load())).toEqual([
      [goods('杯')],
      [goods('盘')],
      [],
    ]);
  });

  it('are removed one by one, and what another version left is none', () => {
    const area = memoryStorage(
      new Map([
        ['chengcang.searches.u1', '{"v":1,"data":[{"kind":"x","text":"a"},{"kind":"goods","text":"b"},3]}'],
      ]),
    );
    const searches = lastSearches(area, 'u1');
    expect(searches.load()).toEqual([goods('b')]);
    searches.remove(goods('b'));
    expect(searches.load()).toEqual([]);
  });
});
