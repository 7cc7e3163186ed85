import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { goodDraftStore } from './goodDraft.ts';
import { blankGood } from './goodForm.ts';
import type { GoodDraft } from './goodsEditor.setup.ts';

function fakeArea(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return { kept, ...memoryStorage(kept) };
}

const form = { ...blankGood, name: '毛巾', pics: ['/files/u/a.webp'], categoryId: 8 };
const draft: GoodDraft = { form, version: 2, sent: { clientNo: 'n1', form, publish: true }, at: 1 };

describe('stored unsaved changes', () => {
  it('unsaved changes are restored for the same account and goods only', () => {
    const area = fakeArea();
    goodDraftStore(area, { account: 'a', id: 5 }).save(draft);
    expect(goodDraftStore(area, { account: 'a', id: 5 }).load()).toEqual(draft);
    expect(goodDraftStore(area, { account: 'a', id: null }).load()).toBeNull();
    expect(goodDraftStore(area, { account: 'b', id: 5 }).load()).toBeNull();
  });

  it.each<[string, object | null]>([
    ['nothing', null],
    ['no form', { at: 1 }],
    ['no time', { form }],
    ['a name that is none', { at: 1, form: { ...form, name: 7 } }],
    ['a category that is none', { at: 1, form: { ...form, categoryId: '8' } }],
    ['pictures that are none', { at: 1, form: { ...form, pics: 'a.webp' } }],
    ['combinations that are none', { at: 1, form: { ...form, skus: {} } }],
  ])('unsaved changes that hold %s are discarded', (_, data) => {
    const key = 'chengcang.goods.a.new';
    const area = fakeArea({ [key]: JSON.stringify({ v: 2, data }) });
    expect(goodDraftStore(area, { account: 'a', id: null }).load()).toBeNull();
  });

  it('lines of stock that were kept without their safety stock are completed', () => {
    const stocks = [{ warehouseId: 3, quantity: '9', warnQuantity: '' }];
    const data = { at: 1, form: { ...form, stocks }, version: null, sent: null };
    const area = fakeArea({ 'chengcang.goods.a.new': JSON.stringify({ v: 2, data }) });
    expect(goodDraftStore(area, { account: 'a', id: null }).load()?.form.stocks).toEqual([
      { warehouseId: 3, quantity: '9', safetyQuantity: '', warnQuantity: '' },
    ]);
  });

  it('missing parts of unsaved changes are completed and an invalid request is dropped', () => {
    const data = { at: 1, form: { name: '毛巾' }, version: 'x', sent: { clientNo: 7, form, publish: true } };
    const area = fakeArea({ 'chengcang.goods.a.new': JSON.stringify({ v: 2, data }) });
    expect(goodDraftStore(area, { account: 'a', id: null }).load()).toEqual({
      ...{ at: 1, form: { ...blankGood, name: '毛巾' }, version: null, sent: null },
    });
  });
});
