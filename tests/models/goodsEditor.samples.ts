import { blankGood, type Good, type GoodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import type { GoodDraft, LoadAnswer } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { refusal } from '../../web/src/lib/refusal.ts';

/** A form that can be published. */
export const towel: GoodForm = {
  ...blankGood,
  ...{ name: '纯棉毛巾 两条装', categoryId: 8, pics: ['/files/u/a.webp'], detail: '<p>柔软吸水</p>' },
  ...{ supplyPrice: '5.80', weight: '180', unit: '套' },
  stocks: [{ warehouseId: 3, quantity: '200', warnQuantity: '20' }],
};

/** The same as they are kept. */
export const kept: Good = {
  ...{ id: 5, goodsNo: 'G20261121000005', name: towel.name, categoryId: 8, pics: ['/files/u/a.webp'] },
  ...{ detail: '<p>柔软吸水</p>', supplyPrice: 580, price: 600, weight: 180, unit: '套' },
  ...{ minNum: 1, maxNum: 99, platforms: [], isGift: false },
  ...{ status: 'ON_SALE', auditReason: '', version: 2, sold: 12, stocks: [] },
};

/** What somebody else has made of them. */
export const theirs: Good = { ...kept, supplyPrice: 620, price: 640, version: 3 };

export const draftOf = (form: GoodForm, more: Partial<GoodDraft> = {}): GoodDraft => ({
  ...{ form, version: null, sent: null, at: Date.parse('2026-11-21T09:30:00+08:00') },
  ...more,
});

export const loaded = (item: Good | null, draft: GoodDraft | null = null): LoadAnswer => ({
  kind: 'loaded',
  item,
  draft,
});

export const changed = refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试');
export const pictureGone = refusal('PICTURE_UNKNOWN', '图片已失效，请重新上传', { field: 'pics' });
export const lost = new Error('offline');
