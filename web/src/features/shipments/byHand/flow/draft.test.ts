import { describe, expect, it } from 'vitest';
import { plainBasket } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { memoryStorage } from '../../../../lib/storage.ts';
import { blankRecipient, type Recipient } from '../../shared/recipients/recipient.ts';
import { basketOf } from '../../shared/wizard/basket.ts';
import { type Entry, noEntry as nowhere } from '../../shared/wizard/entry.ts';
import {
  asksForBasket,
  asksForCopy,
  asksForTemplate,
  beginDraft,
  type Draft,
  draftStore,
  emptyDraft,
  type Opened,
  withWhatCame,
} from './draft.ts';
import { changesLeft, type OrderCopy, withCommon } from './orderCopy.ts';
import { copiedText } from './shipByHand.text.ts';
import { orderRequest } from './shipParts.ts';

const last = {
  ...{ goodId: 7, warehouseId: 31, courierId: 2, quantity: 3, senderId: 6 },
  platform: 'DOUYIN' as const,
};
const rows = [blankRecipient('r1')];
const kept: Draft = {
  ...emptyDraft,
  ...{
    entry: { ...nowhere, goodId: 7, warehouseId: 31 },
    step: 'recipients',
  },
  ...{
    lines: [{ goodId: 7, skuId: 70, quantity: 2 }],
    warehouseId: 33,
    courierId: 2,
    senderId: 6,
    rows,
    unreadText: '还没读',
    createNo: 'c-1',
  },
};
const placed = { orderId: 900, orderNo: 'D1', totalFee: 534, packageCount: 1, payExpireAt: '' };

const begin = (entry: Entry, draft: Draft | null = null, bought: typeof last | null = null) =>
  beginDraft({
    entry,
    kept: draft,
    last: bought,
    senderIds: [5, 6],
    isReturn: false,
    copy: null,
    chosen: null,
  });
const comeBack = (entry: Entry, draft: Draft) =>
  beginDraft({ entry, kept: draft, last: null, senderIds: [5, 6], isReturn: true, copy: null, chosen: null });

describe('the initial draft', () => {
  it('the first draft is empty except for the default sender', () => {
    expect(begin(nowhere)).toEqual({ ...emptyDraft, senderId: 5 });
  });

  it('the draft starts with the last purchase when the URL names nothing', () => {
    const { goodId, quantity, ...others } = last;
    const lines = [{ goodId, skuId: null, quantity }];
    expect(begin(nowhere, null, last)).toMatchObject({ ...others, lines, step: 'goods', rows: [] });
  });

  it('the draft takes goods, warehouse and courier from the URL and the rest from the last purchase', () => {
    const entry = { ...nowhere, goodId: 8, skuId: 83, warehouseId: 32 };
    expect(begin(entry, null, last)).toMatchObject({
      ...{ lines: [{ goodId: 8, skuId: 83, quantity: 1 }], warehouseId: 32, courierId: null },
      ...{ senderId: 6, platform: 'DOUYIN' },
    });
  });

  it('the pieces of the URL are in each parcel, whatever was bought or drafted before, also of the same goods', () => {
    const entry = { ...nowhere, goodId: 7, skuId: 70, warehouseId: 31, courierId: 2, quantity: 2 };
    expect(begin(entry, null, last).lines).toEqual([{ goodId: 7, skuId: 70, quantity: 2 }]);
    expect(begin(entry, kept).lines).toEqual([{ goodId: 7, skuId: 70, quantity: 2 }]);
    const drafted = { ...kept, entry, lines: [{ goodId: 7, skuId: 70, quantity: 5 }] };
    expect(begin({ ...entry, quantity: 3 }, drafted).lines).toEqual([{ goodId: 7, skuId: 70, quantity: 3 }]);
    expect(comeBack(entry, drafted).lines).toEqual([{ goodId: 7, skuId: 70, quantity: 5 }]);
  });

  it('a stored draft wins over the URL after a reload', () => {
    expect(comeBack(kept.entry, kept)).toEqual(kept);
    const exchanged = { ...kept, lines: [{ goodId: 9, skuId: 90, quantity: 4 }] };
    expect(comeBack(kept.entry, exchanged)).toEqual(exchanged);
    expect(begin(nowhere, kept)).toEqual({ ...kept, entry: nowhere });
  });

  it('recipients are kept when the URL names other goods', () => {
    const entry = { ...nowhere, goodId: 9, courierId: 1 };
    expect(begin(entry, kept)).toMatchObject({
      ...{ step: 'goods', lines: [{ goodId: 9, skuId: null, quantity: 1 }], warehouseId: null, courierId: 1 },
      ...{ rows, unreadText: '还没读', createNo: null },
    });
  });

  it('goods that are asked for again take the place of those that were chosen since, which are kept beside them', () => {
    const others = { lines: [{ goodId: 9, skuId: 90, quantity: 4 }], warehouseId: 34, courierId: 3 };
    expect(begin(kept.entry, { ...kept, ...others })).toEqual({
      ...kept,
      ...{
        step: 'goods',
        lines: [{ goodId: 7, skuId: null, quantity: 1 }],
        warehouseId: 31,
        courierId: null,
      },
      ...{ replaced: { ...others, split: null }, createNo: null },
    });
  });

  it('goods of the address come alone, and the draft stays where it has nothing else', () => {
    const both = [...kept.lines, { goodId: 9, skuId: 90, quantity: 4 }];
    expect(begin(kept.entry, { ...kept, lines: both })).toMatchObject({
      lines: [{ goodId: 7, skuId: null, quantity: 1 }],
      replaced: { lines: both, warehouseId: 33, courierId: 2 },
    });
    const sizes = [...kept.lines, { goodId: 7, skuId: 71, quantity: 1 }];
    const draft = { ...kept, lines: sizes };
    expect(begin(kept.entry, draft)).toEqual(draft);
    expect(begin({ ...kept.entry, skuId: 71 }, draft)).toMatchObject({ lines: sizes, replaced: null });
  });

  it('two requests in turn keep the choice that took more work', () => {
    const both = [...kept.lines, { goodId: 9, skuId: 90, quantity: 4 }];
    const once = begin({ ...nowhere, goodId: 8 }, { ...kept, lines: both });
    const twice = begin({ ...nowhere, goodId: 10 }, once);
    expect(twice).toMatchObject({ lines: [{ goodId: 10 }], replaced: { lines: both } });
  });

  it('an order whose outcome is unknown is brought to its end first', () => {
    const sent = { ...kept, sentQuoteNo: 'Q1' };
    const entry = { ...nowhere, goodId: 9 };
    expect(begin(entry, sent)).toEqual({ ...sent, entry });
  });

  it('recipients of a placed order are not reused', () => {
    const entry = { ...nowhere, goodId: 9 };
    expect(begin(entry, { ...kept, placed })).toMatchObject({ rows: [], placed: null });
    expect(begin(kept.entry, { ...kept, placed })).toMatchObject({ rows, placed });
  });

  it('a deleted sender is dropped', () => {
    expect(begin(kept.entry, { ...kept, senderId: 99 }).senderId).toBe(5);
    expect(
      beginDraft({
        entry: nowhere,
        kept,
        last: null,
        senderIds: [],
        isReturn: false,
        copy: null,
        chosen: null,
      }).senderId,
    ).toBeNull();
  });
});

describe('a draft that begins with lines of the basket', () => {
  const entry = { ...nowhere, basketIds: '4.5.6' };
  const line = (goodId: number) => ({ goodId, skuId: goodId * 10, quantity: 2 });
  const baskets = [
    { warehouseId: 34, lines: [line(8)] },
    { warehouseId: 35, lines: [line(9)] },
  ];
  const ordered = [4, 5, 6].map((id, at) => ({ id, warehouseId: at < 2 ? 34 : 35, skuId: 80 + at }));
  const begun = (draft: Draft | null) =>
    beginDraft({
      ...{ entry, kept: draft, last: null, senderIds: [5], isReturn: false, copy: null },
      chosen: { ordered, baskets },
    });

  it('has the first warehouse for its own and the others besides, and keeps whom they go to', () => {
    expect(begun(kept)).toMatchObject({
      ...{ step: 'goods', lines: [line(8)], warehouseId: 34, courierId: null, rows, basketLines: ordered },
      further: [{ lines: [line(9)], warehouseId: 35, courierId: null, split: null }],
      replaced: { lines: kept.lines, warehouseId: kept.warehouseId, courierId: kept.courierId },
    });
  });

  it('asks for them once, and not at a page that is come back to after the payment', () => {
    expect(asksForBasket(null, entry, false)).toBe(true);
    expect(asksForBasket(null, entry, true)).toBe(false);
    expect(asksForBasket(begun(null), entry, true)).toBe(false);
    expect(asksForBasket(begun(null), { ...entry, basketIds: '4' }, true)).toBe(true);
    expect(asksForBasket({ ...kept, sentQuoteNo: 'Q1' }, entry, false)).toBe(false);
    expect(asksForBasket(kept, nowhere, false)).toBe(false);
  });
});

describe('a draft that begins with a template', () => {
  const entry = { ...nowhere, templateId: 12 };
  const template = {
    ...{ __typename: 'ShipmentTemplate' as const, id: 12, name: '常发', warehouseId: 34, courierId: 3 },
    ...{
      senderId: 5,
      remark: '轻放',
      problems: ['【毛巾】缺货'],
      changes: ['【毛巾】单价由1.20元变为1.70元'],
    },
    items: [{ __typename: 'ShipmentTemplateItem' as const, skuId: 80, goodId: 8, quantity: 2 }],
  };
  const begun = (draft: Draft | null, change: object = {}) =>
    beginDraft({
      ...{ entry, kept: draft, last: null, senderIds: [5, 6], isReturn: false, copy: null, chosen: null },
      template: { ...template, ...change },
    });

  it('has its goods, delivery, sender and remark, and keeps whom it goes to', () => {
    expect(begun(kept)).toMatchObject({
      ...{ step: 'recipients', lines: [{ goodId: 8, skuId: 80, quantity: 2 }], warehouseId: 34 },
      ...{ courierId: 3, senderId: 5, remark: '轻放', templateId: 12, rows, unreadText: '还没读' },
      copied: {
        template: '常发',
        leftOut: 0,
        changes: ['【毛巾】缺货', '【毛巾】单价由1.20元变为1.70元'],
      },
      replaced: {
        ...{ lines: kept.lines, warehouseId: kept.warehouseId, courierId: kept.courierId },
        ...{ senderId: 6, remark: '' },
      },
    });
    expect(begun(null)).toMatchObject({ templateId: 12, replaced: null, rows: [] });
  });

  it('keeps the sender and the remark where it has none, and asks for a sender in place of a deleted one', () => {
    const draft = { ...kept, remark: '易碎' };
    expect(begun(draft, { senderId: null, remark: '' })).toMatchObject({ senderId: 6, remark: '易碎' });
    expect(begun(draft, { senderId: 99 }).senderId).toBeNull();
  });

  it('says of goods, courier and sender only what it has once the goods are read', () => {
    const facts = { items: [{ skuId: 80, quantity: 2 }] } as unknown as Opened['facts'];
    const came = (change: object, draft: object, known = facts) => {
      const opened = { draft: { ...begun(kept, change), ...draft }, facts: known };
      return withWhatCame(opened, { ...template, ...change }).draft.copied?.came;
    };
    expect([
      came({}, {}),
      came({}, { courierId: null }),
      came({ senderId: 99 }, { courierId: null }),
      came({ senderId: null }, {}),
      came({ senderId: 99 }, { courierId: null, lines: [] }, null),
    ]).toEqual([['goods', 'courier', 'sender'], ['goods', 'sender'], ['goods'], ['goods', 'courier'], []]);
    expect([
      copiedText.template('常发', ['goods', 'courier', 'sender']),
      copiedText.template('常发', ['goods', 'courier']),
      copiedText.template('常发', ['goods']),
    ]).toEqual(
      ['商品、快递和发件人', '商品和快递', '商品'].map(
        (what) => `已带出模板“常发”的${what}，费用按现在的价格计算`,
      ),
    );
  });

  it('asks for another sender until one is chosen', () => {
    const changes = ['【毛巾】缺货', '原来的发件人已删除，请重新选择'];
    expect(changesLeft(changes, null)).toEqual(changes);
    expect(changesLeft(changes, 5)).toEqual(['【毛巾】缺货']);
  });

  it('takes the place of another template, of which nothing is kept', () => {
    const first = begun(kept);
    const second = begun(first, { id: 13, name: '别的' });
    expect(second).toMatchObject({ templateId: 12 + 1, replaced: first.replaced });
  });

  it('is begun once, and again where it is asked for again', () => {
    expect(asksForTemplate(null, entry, false)).toBe(true);
    expect(asksForTemplate(null, entry, true)).toBe(false);
    expect(asksForTemplate(begun(null), entry, true)).toBe(false);
    expect(asksForTemplate(begun(null), entry, false)).toBe(true);
    expect(asksForTemplate({ ...kept, sentQuoteNo: 'Q1' }, entry, false)).toBe(false);
    expect(asksForTemplate(kept, nowhere, false)).toBe(false);
  });
});

describe('a draft that begins with an earlier order', () => {
  const entry = { ...nowhere, orderId: 900 };
  const place = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
  const names = { province: '浙江省', city: '杭州市', district: '西湖区' };
  const item = (goodId: number, skuId: number, quantity: number) => ({ goodId, skuId, quantity });
  const row = {
    ...{ receiverName: '张三', receiverPhone: '13800000011', phoneExtension: '', address: '文三路123号' },
    ...{ ...place, ...names, specification: '', remark: '', items: [item(7, 70, 2)] },
  };
  const copy: OrderCopy = {
    ...{ orderNo: 'D900', platform: 'OTHER', warehouseId: 33, courierId: 2, senderId: 6, remark: '轻放' },
    items: [item(7, 70, 2)],
    rows: [
      row,
      { ...row, receiverPhone: '13800000012-1234', phoneExtension: '1234', items: [item(9, 90, 1)] },
      { ...row, specification: '红色', remark: '放门口' },
    ],
    leftOut: [{ parcelId: 12 }],
    changes: ['【毛巾】已下架'],
  };
  const copied = (draft: Draft | null) =>
    beginDraft({ entry, kept: draft, last: null, senderIds: [5, 6], isReturn: false, copy, chosen: null });

  it('has its goods, delivery, sender and recipients', () => {
    const draft = copied(null);
    expect(draft).toMatchObject({
      ...{ step: 'recipients', warehouseId: 33, courierId: 2, senderId: 6, remark: '轻放' },
      lines: [item(7, 70, 2), { goodId: 9, skuId: null, quantity: 1 }],
      copied: { orderNo: 'D900', leftOut: 1, changes: ['【毛巾】已下架'] },
      replaced: null,
    });
    expect(draft.rows).toMatchObject([
      { ...place, ...names, name: '张三', phone: '13800000011', detail: '文三路123号' },
      { phone: '13800000012', extension: '1234', items: [{ skuId: 90, quantity: 1 }] },
      { specification: '红色', remark: '放门口', items: [{ skuId: 70, quantity: 2 }] },
    ]);
  });

  it('keeps beside it what had been begun, but for recipients of an order that was placed', () => {
    const { lines, warehouseId, courierId } = kept;
    expect(copied(kept).replaced).toEqual({
      ...{ lines, warehouseId, courierId, split: null, rows, unreadText: '还没读' },
    });
    expect(copied({ ...kept, placed }).replaced).toBeNull();
    expect(copied({ ...kept, rows: [], unreadText: '' }).replaced).toBeNull();
  });

  it('asks for it once, and anew where it is asked for again', () => {
    const began = copied(null);
    expect(asksForCopy(null, entry, false)).toBe(true);
    expect(asksForCopy(null, entry, true)).toBe(false);
    expect(asksForCopy(kept, entry, true)).toBe(true);
    expect(asksForCopy(began, entry, true)).toBe(false);
    expect(asksForCopy(began, entry, false)).toBe(true);
    expect(asksForCopy({ ...began, sentQuoteNo: 'Q1' }, entry, false)).toBe(false);
    expect(asksForCopy(kept, nowhere, false)).toBe(false);
  });

  it('is what was kept where the order cannot be had', () => {
    expect(begin(entry, kept)).toEqual({ ...kept, entry });
  });

  it('leaves to what all get who held just that, and keeps what any other parcel held, sold or not', () => {
    const { rows: all } = copied(null);
    const towel = { ...basketOf([], []), items: [{ skuId: 70, quantity: 2 }] };
    expect(withCommon(all, towel).map(({ items }) => items)).toEqual([
      null,
      [{ skuId: 90, quantity: 1 }],
      [{ skuId: 70, quantity: 2 }],
    ]);
    // The only combination of other goods is chosen by itself: nobody held both.
    const both = { ...towel, items: [...towel.items, { skuId: 90, quantity: 1 }] };
    expect(withCommon(all, both).map(({ items }) => items?.length)).toEqual([1, 1, 1]);
    expect(withCommon(all, null)).toEqual(all);
  });

  it('asks for a sender where the one that it had is gone', () => {
    const gone = { ...copy, senderId: null };
    const draft = beginDraft({
      entry,
      kept,
      last: null,
      senderIds: [5, 6],
      isReturn: false,
      copy: gone,
      chosen: null,
    });
    expect(draft.senderId).toBeNull();
  });

  it('that nobody has changed leaves its place to what gave way to it, when another order comes', () => {
    const first = copied(kept);
    expect(copied(first).replaced).toEqual(first.replaced);
    const [row, ...others] = first.rows;
    const changed = { ...first, rows: [{ ...row, name: '李四' } as Recipient, ...others] };
    expect(copied(changed).replaced?.rows).toEqual(changed.rows);
    expect(copied({ ...first, copied: null }).replaced?.rows).toEqual(first.rows);
  });
});

describe('a draft open in two tabs', () => {
  const opened = (storage: ReturnType<typeof memoryStorage>) => {
    const tab = draftStore(storage, 'u-li');
    tab.load();
    return tab;
  };

  it('the draft is gone after a reload when the other tab has ordered it', () => {
    const storage = memoryStorage();
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
    const storage = memoryStorage();
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
    const storage = memoryStorage();
    const [one, other] = [opened(storage), opened(storage)];
    one.save({ ...kept, remark: '一' });
    other.save({ ...kept, remark: '二' });
    expect(opened(storage).load()).toEqual({ ...kept, remark: '二' });
  });
});

describe('what another tab has ordered', () => {
  const opened = (storage: ReturnType<typeof memoryStorage>) => {
    const tab = draftStore(storage, 'u-li');
    tab.load();
    return tab;
  };

  it('a tab learns what its draft was ordered as, also once that is paid', () => {
    const storage = memoryStorage();
    const [one, other] = [opened(storage), opened(storage)];
    expect(other.turn.sentElsewhere()).toBeNull();
    one.save({ ...kept, sentQuoteNo: 'Q1' });
    expect(other.turn.sentElsewhere()).toEqual({ placed: null });
    one.save({ ...kept, placed });
    one.clear();
    one.save({ ...kept, remark: '下一单' });
    expect(other.turn.sentElsewhere()).toEqual({ placed });
    expect(one.turn.sentElsewhere()).toBeNull();
    expect(opened(storage).turn.sentElsewhere()).toBeNull();
  });

  it('a tab may write its draft again when the order of the other came to nothing', () => {
    const storage = memoryStorage();
    const [one, other] = [opened(storage), opened(storage)];
    one.save({ ...kept, sentQuoteNo: 'Q1' });
    one.save(kept);
    expect(other.turn.sentElsewhere()).toBeNull();
    other.save({ ...kept, remark: '还在改' });
    expect(opened(storage).load()).toEqual({ ...kept, remark: '还在改' });
  });

  it('a tab that takes the draft to order it once more writes it again, and the other learns of its order', () => {
    const storage = memoryStorage();
    const [one, other] = [opened(storage), opened(storage)];
    one.save({ ...kept, sentQuoteNo: 'Q1' });
    one.save({ ...kept, placed });
    one.clear();
    other.turn.begin(null);
    expect(other.turn.sentElsewhere()).toBeNull();
    other.save({ ...kept, sentQuoteNo: 'Q2' });
    expect(opened(storage).load()).toEqual({ ...kept, sentQuoteNo: 'Q2' });
    expect(one.turn.sentElsewhere()).toEqual({ placed: null });
  });
});

describe('the stored draft', () => {
  it('the stored draft belongs to one account', () => {
    const storage = memoryStorage();
    draftStore(storage, 'u-li').save(kept);
    expect(draftStore(storage, 'u-li').load()).toEqual(kept);
    expect(draftStore(storage, 'u-wang').load()).toBeNull();
  });

  it('a draft of an earlier version opens with its recipients', () => {
    const storage = memoryStorage();
    const { quantity: _, specification: __, remark: ___, extension: ____, ...old } = blankRecipient('r1');
    draftStore(storage, 'u-li').save({ ...kept, rows: [{ ...old, name: '张三' } as (typeof rows)[number]] });
    expect(draftStore(storage, 'u-li').load()?.rows).toEqual([{ ...blankRecipient('r1'), name: '张三' }]);
  });

  it('a draft of goods and pieces opens with them as its line', () => {
    const storage = memoryStorage();
    const { lines: _lines, ...old } = kept;
    storage.setItem(
      'chengcang.shipByHand.u-li',
      JSON.stringify({ v: 1, data: { ...old, goodId: 7, num: 3, entry: { goodId: 7, num: null } } }),
    );
    expect(draftStore(storage, 'u-li').load()).toEqual({
      ...{ ...kept, lines: [{ goodId: 7, skuId: null, quantity: 3 }] },
      entry: { ...nowhere, goodId: 7 },
    });
  });

  it.each(['null', '{"v":1,"data":{"rows":7}}', '{"v":1,"data":7}', '{"v":99,"data":{}}'])(
    'the stored draft is discarded for %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('chengcang.shipByHand.u-li', text);
      expect(draftStore(storage, 'u-li').load()).toBeNull();
    },
  );
});

describe('the request of an order', () => {
  const recipient = (id: string, quantity: string) => ({ ...blankRecipient(id), name: id, quantity });
  const two = [recipient('a', '3'), recipient('b', '')];

  it('an order has recipients of different pieces, those that name none get the order’s', () => {
    expect(orderRequest({ ...kept, facts: plainBasket(2), furtherFacts: [] }, two, 'Q1')).toMatchObject({
      ...{ type: 'BY_HAND', senderId: 6, quoteNo: 'Q1', items: [{ skuId: 70, quantity: 2 }] },
      ...{ warehouseId: 33, courierId: 2 },
      packages: [{ receiverName: 'a', items: [{ skuId: 70, quantity: 3 }] }, { receiverName: 'b' }],
    });
  });
});
