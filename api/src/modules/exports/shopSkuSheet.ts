import type { ExportedSku } from '../shops/shopSkus.repository.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (sku: ExportedSku) => string,
): FilledColumn<ExportedSku> => ({ header, kind: 'text', width, cell });

const STATES = ['未关联', '已关联', '待确认', '待选规格'];
const LINKED = 1;

/**
 * The columns of a shop's SKUs. Codes are empty where a link waits for a word, so that reading the file back as it was
 * confirms nothing, and where the whole shop's link counts, whose pieces are a parcel's.
 */
export const shopSkuColumns: readonly FilledColumn<ExportedSku>[] = [
  text('平台商品ID', 22, ({ remoteGoodId }) => remoteGoodId),
  text('平台规格ID', 22, ({ remoteSkuId }) => remoteSkuId),
  text('商品标题', 40, ({ title }) => title),
  text('规格', 24, ({ remoteSkuText }) => remoteSkuText),
  text('平台商家编码', 20, ({ merchantCode }) => merchantCode),
  text('关联编码×件数', 40, ({ state, ofShop, items }) =>
    state === LINKED && !ofShop ? items.map(({ skuNo, num }) => `${skuNo}×${num}`).join('；') : '',
  ),
  text('状态', 16, ({ state, ofShop }) => (ofShop ? '按整店关联' : (STATES[state] ?? ''))),
  text('关联商品', 40, ({ items }) => items.map(({ name, num }) => `${name}×${num}`).join('；')),
];
