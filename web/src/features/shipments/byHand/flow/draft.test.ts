import { describe, expect, it } from 'vitest';
import type { StorageArea } from '../../../../lib/storage.ts';
import { blankRecipient } from '../../shared/recipients/recipient.ts';
import { beginDraft, type Draft, draftStore, type Entry, emptyDraft, orderRequest } from './draft.ts';

const nowhere: Entry = { goodId: null, warehouseId: null, courierId: null };
const last = {
  ...{ goodId: 7, warehouseId: 31, courierId: 2, num: 3, senderId: 6 },
  platform: 'DOUYIN' as const,
};
const rows = [blankRecipient('r1')];
const kept: Draft = {
  ...emptyDraft,
  ...{ entry: { goodId: 7, warehouseId: 31, courierId: null }, step: 'recipients', goodId: 7 },
  ...{ warehouseId: 33, courierId: 2, senderId: 6, num: 2, rows, unreadText: '还没读', createNo: 'c-1' },
};
const placed = { orderId: 900, orderNo: 'D1', totalFee: 534, packageCount: 1, payExpireAt: '' };

function area(): StorageArea {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const begin = (entry: Entry, draft: Draft | null = null, bought: typeof last | null = null) =>
  beginDraft({ entry, kept: draft, last: bought, senderIds: [5, 6] });

describe('the initial draft', () => {
  it('the first draft is empty except for the default sender', () => {
    expect(begin(nowhere)).toEqual({ ...emptyDraft, senderId: 5 });
  });

  it('the draft starts with the last purchase when the URL names nothing', () => {
    expect(begin(nowhere, null, last)).toMatchObject({ ...last, step: 'goods', rows: [] });
  });

  it('the draft takes goods, warehouse and courier from the URL and the rest from the last purchase', () => {
    const entry = { goodId: 8, warehouseId: 32, courierId: null };
    expect(begin(entry, null, last)).toMatchObject({ ...entry, num: 1, senderId: 6, platform: 'DOUYIN' });
  });

  it('a stored draft wins over the URL after a reload', () => {
    expect(begin(kept.entry, kept)).toEqual(kept);
    expect(begin(nowhere, kept)).toEqual({ ...kept, entry: nowhere });
  });

  it('recipients are kept when the URL names other goods', () => {
    const entry = { goodId: 9, warehouseId: null, courierId: 1 };
    expect(begin(entry, kept)).toMatchObject({
      ...{ step: 'goods', goodId: 9, warehouseId: null, courierId: 1, num: 1 },
      ...{ rows, unreadText: '还没读', createNo: null },
    });
  });

  it('recipients of a placed order are not reused', () => {
    const entry = { goodId: 9, warehouseId: null, courierId: null };
    expect(begin(entry, { ...kept, placed })).toMatchObject({ rows: [], placed: null });
    expect(begin(kept.entry, { ...kept, placed })).toMatchObject({ rows, placed });
  });

  it('a deleted sender is dropped', () => {
    expect(begin(kept.entry, { ...kept, senderId: 99 }).senderId).toBe(5);
    expect(beginDraft({ entry: nowhere, kept, last: null, senderIds: [] }).senderId).toBeNull();
  });
});

describe('a draft open in two tabs', () => {
  const opened = (storage: ReturnType<typeof area>) => {
    const tab = draftStore(storage, 'u-li');
    tab.load();
    return tab;
  };

  it('the draft is gone after a reload when the other tab has ordered it', () => {
    const storage = area();
    draftStore(storage, 'u-li').save(kept);
    const [paying, stale] = [opened(storage), opened(storage)];
    paying.save({ ...kept, sentQuoteNo: 'Q1', createNo: 'N1' });
    stale.save({ ...kept, remark: '还在改' });
    expect(opened(storage).load()).toEqual({ ...kept, sentQuoteNo: 'Q1', createNo: 'N1' });
    paying.save({ ...kept, placed });
    paying.clear();
    stale.save({ ...kept, remark: '还在改' });
    expect(opened(storage).load()).toBeNull();
  });

  it('the tab that paid and later tabs write the draft again', () => {
    const storage = area();
    const paying = opened(storage);
    paying.save({ ...kept, sentQuoteNo: 'Q1' });
    paying.clear();
    paying.save({ ...kept, remark: '下一单' });
    const later = opened(storage);
    expect(later.load()).toEqual({ ...kept, remark: '下一单' });
    later.save({ ...kept, remark: '再下一单' });
    expect(opened(storage).load()).toEqual({ ...kept, remark: '再下一单' });
  });

  it('both tabs write the draft while nothing was submitted', () => {
    const storage = area();
    const [one, other] = [opened(storage), opened(storage)];
    one.save({ ...kept, remark: '一' });
    other.save({ ...kept, remark: '二' });
    expect(opened(storage).load()).toEqual({ ...kept, remark: '二' });
  });
});

describe('the stored draft', () => {
  it('the stored draft belongs to one account', () => {
    const storage = area();
    draftStore(storage, 'u-li').save(kept);
    expect(draftStore(storage, 'u-li').load()).toEqual(kept);
    expect(draftStore(storage, 'u-wang').load()).toBeNull();
  });

  it('a draft of an earlier version opens with its recipients', () => {
    const storage = area();
    const { quantity: _, specification: __, remark: ___, extension: ____, ...old } = blankRecipient('r1');
    draftStore(storage, 'u-li').save({ ...kept, rows: [{ ...old, name: '张三' } as (typeof rows)[number]] });
    expect(draftStore(storage, 'u-li').load()?.rows).toEqual([{ ...blankRecipient('r1'), name: '张三' }]);
  });

  it.each(['null', '{"v":1,"data":{"rows":7}}', '{"v":1,"data":7}', '{"v":99,"data":{}}'])(
    'the stored draft is discarded for %s',
    (text) => {
      const storage = area();
      storage.setItem('chengcang.shipByHand.u-li', text);
      expect(draftStore(storage, 'u-li').load()).toBeNull();
    },
  );
});

describe('the request of an order', () => {
  const recipient = (id: string, quantity: string) => ({ ...blankRecipient(id), name: id, quantity });
  const two = [recipient('a', '2'), recipient('b', '')];

  it('an order is requested while every recipient gets the same pieces, its own or the order’s', () => {
    const request = orderRequest(kept, two, 'Q1');
    expect(request).toMatchObject({ type: 'BY_HAND', num: 2, quoteNo: 'Q1', goodId: 7 });
    expect(request).not.toHaveProperty('parts');
  });

  it('a batch of one part is requested for recipients of different pieces', () => {
    const request = orderRequest({ ...kept, num: 1 }, two, 'Q1');
    expect(request).toMatchObject({
      ...{ type: 'BY_HAND', senderId: 6, quoteNo: 'Q1' },
      parts: [
        {
          ...{ goodId: 7, warehouseId: 33, courierId: 2, num: 1 },
          packages: [{ receiverName: 'a', num: 2 }, { receiverName: 'b' }],
        },
      ],
    });
    expect(request).not.toHaveProperty('packages');
  });
});
