import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../lib/storage.ts';
import {
  autoDraftStore,
  beginAutoDraft,
  byItsSettings,
  draftOfShop,
  emptyAutoDraft,
  isNarrowed,
  waitingFilter,
} from './autoDraft.ts';

function area() {
  const entries = new Map<string, string>();
  return { entries, ...memoryStorage(entries) };
}

describe('the draft of the auto wizard', () => {
  it('the draft is restored for its account only', () => {
    const storage = area();
    const draft = {
      ...emptyAutoDraft,
      shopId: 3,
      pullTaskId: 't-1',
      chosen: [{ id: 12, mergeId: null, quantity: 1 }],
    };
    autoDraftStore(storage, 'u-li').save(draft);
    expect(autoDraftStore(storage, 'u-li').load()).toEqual(draft);
    expect(autoDraftStore(storage, 'u-wang').load()).toBeNull();
  });

  it('the draft completes missing fields and discards invalid ones', () => {
    const storage = area();
    const key = 'chengcang.shipAuto.u-li';
    const write = (data: unknown) => storage.setItem(key, JSON.stringify({ v: 2, data }));
    write({ shopId: 3, filter: { keyword: '张' } });
    expect(autoDraftStore(storage, 'u-li').load()).toEqual({
      ...emptyAutoDraft,
      shopId: 3,
      filter: { ...waitingFilter, keyword: '张' },
    });
    // Pieces had another name.
    write({ num: 4, chosen: [{ id: 12, mergeId: null, num: 1 }] });
    expect(autoDraftStore(storage, 'u-li').load()).toEqual({
      ...{ ...emptyAutoDraft, quantity: 4 },
      chosen: [{ id: 12, mergeId: null, quantity: 1 }],
    });
    // A plan of before parcels had contents.
    write({ shopId: 3, plan: { parts: [{ goodId: 7, quantity: 1 }], unplanned: [] } });
    expect(autoDraftStore(storage, 'u-li').load()).toEqual({ ...emptyAutoDraft, shopId: 3 });
    for (const data of [{ chosen: 3 }, { filter: null }, 'x', null]) {
      write(data);
      expect(autoDraftStore(storage, 'u-li').load()).toBeNull();
    }
  });

  it('is for the orders of the shop that was asked for, unless it was sent', () => {
    const chosen = [{ id: 12, mergeId: null, quantity: 1 }];
    const kept = {
      ...emptyAutoDraft,
      shopId: 3,
      step: 'goods' as const,
      chosen,
      autoSend: true,
      remark: '轻放',
    };
    expect(draftOfShop(kept, null)).toBe(kept);
    expect(draftOfShop(kept, 3)).toBe(kept);
    expect(draftOfShop(kept, 4)).toEqual({
      ...kept,
      ...{ shopId: 4, step: 'orders', isUnread: true, chosen: [], autoSend: null },
    });
    expect(draftOfShop(null, 4)).toEqual({
      ...emptyAutoDraft,
      ...{ shopId: 4, step: 'orders', isUnread: true },
    });
    const sent = { ...kept, sent: {} as NonNullable<typeof emptyAutoDraft.sent> };
    expect(draftOfShop(sent, 4)).toBe(sent);
  });

  it('has what its shop’s settings say until the person says otherwise', () => {
    const shop = { autoSend: true, defaultSenderId: 9 };
    expect(byItsSettings({ autoSend: null, senderId: 2 }, shop)).toEqual({ autoSend: true, senderId: 9 });
    expect(byItsSettings({ autoSend: null, senderId: 2 }, { ...shop, defaultSenderId: null })).toEqual({
      autoSend: true,
      senderId: 2,
    });
    expect(byItsSettings({ autoSend: false, senderId: 2 }, shop)).toEqual({});
  });

  it('a new draft has the last existing sender and no goods', () => {
    const begin = (senderIds: number[]) => beginAutoDraft({ kept: null, lastSenderId: 9, senderIds });
    expect(begin([5, 9])).toEqual({ ...emptyAutoDraft, senderId: 9, mode: 'mapped', goodId: null });
    expect(begin([5]).senderId).toBe(5);
    const kept = { ...emptyAutoDraft, shopId: 3, senderId: 9 };
    expect(beginAutoDraft({ kept, lastSenderId: null, senderIds: [] })).toEqual({ ...kept, senderId: null });
  });

  it('a list is narrowed by what keeps orders out of it, not by its state or its order', () => {
    expect(isNarrowed({ ...waitingFilter, importStatus: null, sort: 'SHIP_BY' })).toBe(false);
    for (const change of [{ isLapsing: true }, { shipWithin: 24 }, { refund: false }, { keyword: '张' }])
      expect(isNarrowed({ ...waitingFilter, ...change })).toBe(true);
  });
});
