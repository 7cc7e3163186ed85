import { blankGood, type Good, type GoodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import type { GoodDraft, LoadAnswer } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { refusal } from '../../web/src/lib/refusal.ts';

/** A form that can be published. */
export const towel: GoodForm = {
  ...blankGood,
  ...{ name: '纯棉毛巾 两条装', categoryId: 8, pics: ['/files/u/a.webp'], detail: '<p>柔软吸水</p>' },
  ...{ supplyPrice: '5.80', weight: '180', unit: '套' },
  stocks: [{ warehouseId: 3, quantity: '200', safetyQuantity: '', warnQuantity: '20' }],
};

/** The only combination of goods. */
const sku = (id: number): Good['skus'][number] => ({
  ...{ id, skuNo: `G-${id}`, name: '', valueIds: [], merchantCode: 'TW', barcodes: [], pic: '' },
  ...{ supplyPrice: 580, weight: 180, onSale: true, bundleParts: [] },
});

/** The same as they are kept. */
export const kept: Good = {
  ...{ id: 5, goodsNo: 'G20261121000005', name: towel.name, categoryId: 8, pics: ['/files/u/a.webp'] },
  ...{ detail: '<p>柔软吸水</p>', packerNote: '', supplyPrice: 580, price: 600, weight: 180, unit: '套' },
  ...{ minNum: 1, maxNum: 99, platforms: [], isGift: false },
  ...{ freightTemplateId: null, freightTemplateName: null },
  ...{ status: 'ON_SALE', auditReason: '', revision: null, version: 2, sold: 12, stocks: [] },
  ...{ bundleStocks: [], properties: [], skus: [sku(7)] },
};

const values = [
  { id: 31, name: '单只' },
  { id: 32, name: '套装' },
];

/** Goods with two combinations. */
export const specified: Good = {
  ...kept,
  properties: [{ id: 11, name: '款式', values }],
  skus: values.map(({ id, name }, at) => ({ ...sku(8 + at), merchantCode: `M${at}`, name, valueIds: [id] })),
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
export const skuOrdered = refusal('SKU_ORDERED', '规格【套装】有未完成订单', { field: 'skus', skuId: 9 });
export const lost = new Error('offline');
