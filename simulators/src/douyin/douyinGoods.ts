import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { PutState } from '../shops/goodsBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

/** 在线 or 下线, and 未提审, 待审核, 审核通过, 审核未通过, 封禁. */
const STATES: Record<PutState, { status: number; check_status: number }> = {
  draft: { status: 0, check_status: 1 },
  inReview: { status: 0, check_status: 2 },
  onSale: { status: 0, check_status: 3 },
  refused: { status: 0, check_status: 4 },
  offSale: { status: 1, check_status: 1 },
  takenDown: { status: 1, check_status: 5 },
};
const REFUSED = 2;
const MAX_PAGE_SIZE = 100;
const MAX_ROWS = 10_000;

export function productList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.size), numberIn(input.page)];
  if (!(size >= 1 && size <= MAX_PAGE_SIZE)) return DOUYIN_ERRORS.sizeTooBig;
  if (!(page >= 1)) return DOUYIN_ERRORS.pageInvalid;
  if (page * size > MAX_ROWS) return DOUYIN_ERRORS.tooDeep;
  const listed = goods.goods(shop.shopId).filter(({ goodId }) => goods.isOnSale(goodId));
  return {
    data: {
      ...{ page, size, total: listed.length },
      data: listed.slice((page - 1) * size, page * size).map(({ goodId, title, pic }) => ({
        product_id: Number(goodId),
        status: 0,
        check_status: 3,
        name: title,
        img: pic,
      })),
    },
  };
}

export function productDetail({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const id = textIn(input.product_id) || goods.findPut(shop.shopId, textIn(input.out_product_id));
  const found = goods.goods(shop.shopId).find(({ goodId }) => goodId === id);
  if (!found || (!goods.isOnSale(found.goodId) && textIn(input.show_draft) !== 'true'))
    return DOUYIN_ERRORS.detailUnknown;
  return {
    data: {
      product_id: Number(found.goodId),
      product_id_str: found.goodId,
      name: found.title,
      img: found.pic,
      ...STATES[goods.putOf(found.goodId)?.state ?? 'onSale'],
      specs: [
        {
          id: 1,
          name: '规格',
          values: found.skus.map(({ sku }, index) => ({ id: 100 + index, name: sku, pid: 1, status: 0 })),
        },
      ],
      spec_prices: found.skus.map(({ skuId, price, merchantCode }, index) => ({
        sku_id: Number(skuId),
        spec_detail_ids: [100 + index],
        price,
        code: merchantCode,
        stock_num: stocks.of(shop.shopId, skuId).quantity,
      })),
    },
  };
}

/** Reviews by what came of them; why one was refused is told by what of the product it is about. */
export function auditList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.size), numberIn(input.page)];
  if (!(size >= 1 && size <= MAX_PAGE_SIZE && page >= 0)) return DOUYIN_ERRORS.pageInvalid;
  const asked = textIn(input.product_id);
  const found = goods.goods(shop.shopId).flatMap(({ goodId, title, pic }) => {
    const put = goods.putOf(goodId);
    if (put?.state !== 'refused' || (asked !== '' && asked !== goodId)) return [];
    return [
      {
        ...{ product_id: Number(goodId), title, img_url: pic, publish_status: REFUSED },
        audit_reason: { 商品信息: [put.words] },
      },
    ];
  });
  const records = numberIn(input.publish_status) === REFUSED ? found : [];
  return { data: { records: records.slice(page * size, (page + 1) * size), total: records.length } };
}
