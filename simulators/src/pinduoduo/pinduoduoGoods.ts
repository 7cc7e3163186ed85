import type { Form } from '../shops/forms.ts';
import type { GoodsBook, PutState, SimulatedGood, SimulatedSku } from '../shops/goodsBook.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, PINDUODUO_ERRORS } from './pinduoduoErrors.ts';

const LARGEST_PAGE = 100;
const NEVER_PASSED: readonly PutState[] = ['draft', 'inReview', 'refused'];

/** Without prices, as the platform's list is. */
export function goodsList(goods: GoodsBook, shopId: string, form: Form): Answered {
  const page = Number(form.get('page') ?? '1');
  const size = Number(form.get('page_size') ?? '100');
  if (!(page >= 1 && size >= 1 && size <= LARGEST_PAGE)) return PINDUODUO_ERRORS.parameterInvalid;
  const outerId = form.get('outer_goods_id');
  const isOnSale = form.get('is_onsale');
  const listed = goods.goods(shopId).filter(({ goodId }) => {
    const put = goods.putOf(goodId);
    // What has never passed its review is none of the shop's goods yet.
    if (put && NEVER_PASSED.includes(put.state)) return false;
    if (isOnSale !== undefined && (isOnSale === '1') !== goods.isOnSale(goodId)) return false;
    return outerId === undefined || put?.outerId === outerId;
  });
  return {
    answer: {
      goods_list_get_response: {
        total_count: listed.length,
        goods_list: listed.slice((page - 1) * size, page * size).map(goodsOf),
      },
    },
  };
}

export function goodsDetail(goods: GoodsBook, shopId: string, form: Form): Answered {
  const found = goods.goods(shopId).find(({ goodId }) => goodId === form.get('goods_id'));
  if (!found) return PINDUODUO_ERRORS.goodsUnknown;
  return {
    answer: {
      goods_detail_get_response: {
        goods_id: wholeNumber(found.goodId),
        goods_name: found.title,
        status: goods.isOnSale(found.goodId) ? 1 : 2,
        sku_list: found.skus.map((sku) => ({
          sku_id: wholeNumber(sku.skuId),
          is_onsale: 1,
          multi_price: sku.price,
          price: sku.price + 100,
          out_sku_sn: sku.merchantCode,
          spec: [{ parent_id: 1, parent_name: '规格', spec_id: 1, spec_name: sku.sku }],
          thumb_url: sku.pic,
        })),
      },
    },
  };
}

function goodsOf({ goodId, title, pic, skus }: SimulatedGood) {
  return {
    goods_id: wholeNumber(goodId),
    goods_name: title,
    image_url: pic,
    thumb_url: pic,
    is_more_sku: skus.length > 1 ? 1 : 0,
    is_onsale: 1,
    sku_list: skus.map(skuOf),
  };
}

function skuOf({ skuId, sku, merchantCode }: SimulatedSku) {
  return {
    sku_id: wholeNumber(skuId),
    spec: sku,
    outer_id: merchantCode,
    outer_goods_id: '',
    is_sku_onsale: 1,
  };
}
