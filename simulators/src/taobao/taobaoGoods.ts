import type { Form } from '../shops/forms.ts';
import type { SimulatedGood } from '../shops/goodsBook.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { yuanOf } from '../shops/yuan.ts';
import { type Answered, invalidParameter } from './taobaoErrors.ts';

const LARGEST_PAGE = 200;
const DETAILS_AT_ONCE = 20;
const COLOR_PROPERTY = 1_627_207;

/** Only the numbers and what of the goods is told in lists; their SKUs are in the details. */
export function itemsOnSale(goods: readonly SimulatedGood[], form: Form): Answered {
  const page = Number(form.get('page_no') ?? '1');
  const size = Number(form.get('page_size') ?? '40');
  if (!(page >= 1)) return invalidParameter('page_no');
  if (!(size >= 1 && size <= LARGEST_PAGE)) return invalidParameter('page_size');
  const item = goods.slice((page - 1) * size, page * size).map((good) => chosen(itemOf(good), form));
  return { node: { total_results: goods.length, ...(item.length > 0 && { items: { item } }) } };
}

export function itemDetails(goods: readonly SimulatedGood[], form: Form): Answered {
  const ids = (form.get('num_iids') ?? '').split(',').filter(Boolean);
  if (ids.length === 0 || ids.length > DETAILS_AT_ONCE) return invalidParameter('num_iids');
  const item = goods.filter(({ goodId }) => ids.includes(goodId)).map((good) => chosen(itemOf(good), form));
  return { node: { items: { item } } };
}

/** How calls name a SKU of an item. */
export const propertiesAt = (index: number) => `${COLOR_PROPERTY}:${index + 1}`;

/** With the fields that were asked for; `sku` asks for `skus`. */
function chosen(item: Record<string, unknown>, form: Form): Record<string, unknown> {
  const fields = (form.get('fields') ?? '').split(',').map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => fields.includes(name === 'skus' ? 'sku' : name)),
  );
}

function itemOf({ goodId, title, pic, skus }: SimulatedGood): Record<string, unknown> {
  return {
    num_iid: wholeNumber(goodId),
    title,
    pic_url: pic,
    outer_id: '',
    price: yuanOf(Math.min(...skus.map(({ price }) => price))),
    skus: {
      sku: skus.map((sku, index) => ({
        sku_id: wholeNumber(sku.skuId),
        properties: propertiesAt(index),
        properties_name: `${propertiesAt(index)}:${sku.sku}`,
        outer_id: sku.merchantCode,
        price: yuanOf(sku.price),
        quantity: 100,
      })),
    },
  };
}
