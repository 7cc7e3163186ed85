import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedGood, SimulatedSku } from '../shops/goodsBook.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { PARAMETER_INVALID } from './jdErrors.ts';

const LARGEST_PAGE = 50;

/** The SKUs on sale, with the fields that were asked for. */
export function skuList(goods: readonly SimulatedGood[], input: Given): Record<string, unknown> {
  const [page, size] = [numberIn(input.pageNo), numberIn(input.page_size)];
  if (!(page >= 1 && size >= 1 && size <= LARGEST_PAGE)) return { ...PARAMETER_INVALID, code: '100' };
  const fields = textIn(input.field).split(',');
  const skus = goods.flatMap((good) => good.skus);
  return {
    page: {
      ...{ pageNo: page, pageSize: size, totalItem: skus.length },
      data: skus.slice((page - 1) * size, page * size).map((sku) => chosen(skuOf(sku), fields)),
    },
  };
}

/** The SKU alone, with the fields that were asked for; without one where the shop has none of this number. */
export function skuById(goods: readonly SimulatedGood[], input: Given): Record<string, unknown> {
  const found = goods.flatMap((good) => good.skus).find(({ skuId }) => skuId === textIn(input.skuId));
  return found ? { sku: chosen(skuOf(found), textIn(input.field).split(',')) } : {};
}

function chosen(sku: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sku).filter(([name]) => fields.includes(name)));
}

function skuOf({ goodId, skuId, title, sku, price, merchantCode }: SimulatedSku): Record<string, unknown> {
  return {
    wareId: wholeNumber(goodId),
    skuId: wholeNumber(skuId),
    status: 1,
    skuName: `${title} ${sku}`,
    wareTitle: title,
    outerId: merchantCode,
    jdPrice: price / 100,
    logo: 'jfs/t1/1/item.jpg',
  };
}
