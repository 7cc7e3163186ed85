import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import { MAX_VIEWS, savedViewStore, searchOf, viewOf } from './savedViewStore.ts';

const shipped = { name: '已发货', search: 'status=SHIPPED' };

describe('saved views', () => {
  it('are kept by list, and told to who listens', () => {
    const storage = memoryStorage();
    const store = savedViewStore(storage);
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.save('buyer.parcels', shipped);
    expect(store.get('buyer.parcels')).toBe(store.get('buyer.parcels'));
    expect(savedViewStore(storage).get('buyer.parcels')).toEqual([shipped]);
    expect(store.get('buyer.orders')).toEqual([]);
    stop();
    store.remove('buyer.parcels', '已发货');
    expect([told, savedViewStore(storage).get('buyer.parcels')]).toEqual([1, []]);
  });

  it('of one name are one, and there are not more than fit', () => {
    const store = savedViewStore(memoryStorage());
    store.save('list', shipped);
    store.save('list', { name: '其他', search: '' });
    store.save('list', { ...shipped, search: 'status=SIGNED' });
    expect(store.get('list').map(({ search }) => search)).toEqual(['status=SIGNED', '']);
    for (let at = 0; at < MAX_VIEWS; at += 1) store.save('list', { name: `视图${at}`, search: '' });
    expect(store.get('list')).toHaveLength(MAX_VIEWS);
  });

  it('that cannot be read are none', () => {
    const storage = memoryStorage();
    storage.setItem('chengcang.views.list', JSON.stringify({ v: 1, data: [{ name: 3 }, shipped, null] }));
    expect(savedViewStore(storage).get('list')).toEqual([shipped]);
    storage.setItem('chengcang.views.other', 'nonsense');
    expect(savedViewStore(storage).get('other')).toEqual([]);
  });

  it('of a usual span of days go along with today; other days stay', () => {
    const week = viewOf('本周', 'from=2026-11-24&to=2026-11-30&status=SHIPPED', '2026-11-30');
    expect(week).toEqual({ name: '本周', search: 'status=SHIPPED', span: 'week' });
    expect(searchOf(week, '2026-11-30')).toBe('from=2026-11-24&status=SHIPPED&to=2026-11-30');
    expect(searchOf(week, '2026-12-09')).toBe('from=2026-12-03&status=SHIPPED&to=2026-12-09');
    const fixed = viewOf('十一月初', 'from=2026-11-01&to=2026-11-03', '2026-11-30');
    expect(searchOf(fixed, '2026-12-09')).toBe('from=2026-11-01&to=2026-11-03');
  });
});
