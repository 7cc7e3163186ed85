import type { Form } from '../shops/forms.ts';
import { listIn, numberIn } from '../shops/given.ts';
import { type GoodsBook, NEVER_PASSED, type SimulatedGood, type SimulatedSku } from '../shops/goodsBook.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, PINDUODUO_ERRORS } from './pinduoduoErrors.ts';

const LARGEST_PAGE = 100;

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

export function goodsDetail({ goods, stocks }: PlatformWorld, shopId: string, form: Form): Answered {
  const found = goods.goods(shopId).find(({ goodId }) => goodId === form.get('goods_id'));
  if (!found) return PINDUODUO_ERRORS.goodsUnknown;
  const put = goods.putOf(found.goodId);
  const told = listIn(put?.body.sku_list);
  return {
    answer: {
      goods_detail_get_response: {
        ...put?.body,
        goods_id: wholeNumber(found.goodId),
        goods_name: found.title,
        status: goods.isOnSale(found.goodId) ? 1 : 2,
        carousel_gallery_list: put?.pictures ?? [found.pic],
        detail_gallery_list: put?.detail ?? [],
        sku_list: found.skus.map((sku, index) => ({
          ...{ is_onsale: 1, thumb_url: sku.pic, limit_quantity: 999, weight: 0 },
          spec: [{ parent_id: 1, parent_name: '规格', spec_id: 1, spec_name: sku.sku }],
          ...told[index],
          sku_id: wholeNumber(sku.skuId),
          multi_price: sku.price,
          price: Math.max(sku.price + 100, numberIn(told[index]?.price) || 0),
          out_sku_sn: sku.merchantCode,
          quantity: stocks.of(shopId, sku.skuId).quantity,
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
