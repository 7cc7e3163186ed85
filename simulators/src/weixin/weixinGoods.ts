import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { PendingEdit, PutGood, PutState, SimulatedGood } from '../shops/goodsBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { Answered } from './component.ts';
import { WEIXIN_ERRORS } from './weixinErrors.ts';

const MAX_PAGE_SIZE = 30;
const KEY = /^k(\d{1,6})$/;

/** Numbers only; the key of a page is where the next one begins. */
export function productList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const size = numberIn(input.page_size);
  const key = textIn(input.next_key);
  const from = key === '' ? 0 : Number(KEY.exec(key)?.[1] ?? Number.NaN);
  if (!(size >= 1 && size <= MAX_PAGE_SIZE) || Number.isNaN(from)) return WEIXIN_ERRORS.argsInvalid;
  const status = input.status === undefined ? null : numberIn(input.status);
  const listed = goods.goods(shop.shopId).filter(({ goodId }) => {
    const its = statusOf(goods.putOf(goodId));
    // Without a status drafts that have never been on sale are left out.
    return status === null ? its !== NEVER_LISTED : its === status;
  });
  const shown = listed.slice(from, from + size);
  return {
    product_ids: shown.map(({ goodId }) => goodId),
    next_key: `k${from + shown.length}`,
    total_num: listed.length,
  };
}

export function productOf(world: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const { goods } = world;
  const type = numberIn(input.data_type);
  if (!(type >= 1 && type <= 3)) return WEIXIN_ERRORS.productArgs;
  const found = goods.goods(shop.shopId).find(({ goodId }) => goodId === textIn(input.product_id));
  if (!found) return WEIXIN_ERRORS.productUnknown;
  const put = goods.putOf(found.goodId);
  const status = statusOf(put);
  const refused = put?.edit?.state === 'refused' ? put.edit.words : put?.state === 'refused' ? put.words : '';
  return {
    ...(type !== EDITED && status !== NEVER_LISTED && { product: productIn(world, shop, found) }),
    ...(type !== ONLINE && { edit_product: productIn(world, shop, found, put?.edit) }),
    ...(refused !== '' && { audit_info: { reject_reason: refused } }),
  };
}

/** As it is sold, or as it would be by a change; the draft of a combination keeps the price that it was sent with. */
function productIn(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  found: SimulatedGood,
  edit?: PendingEdit | null,
) {
  const put = goods.putOf(found.goodId);
  const body = edit?.body ?? put?.body ?? {};
  const told = listIn(body.skus);
  const isDraft = edit !== undefined && statusOf(put) !== NEVER_LISTED;
  return {
    ...{ head_imgs: [found.pic], ...body },
    product_id: found.goodId,
    out_product_id: put?.outerId ?? '',
    title: edit?.title ?? found.title,
    status: statusOf(put),
    edit_status: put ? EDIT_STATUSES[put.edit?.state ?? put.state] : PASSED,
    skus: (edit?.skus ?? found.skus).map(({ skuId, sku, price, merchantCode, pic }, index) => ({
      ...{ thumb_img: pic, sku_attrs: [{ attr_key: '规格', attr_value: sku }] },
      ...told[index],
      ...{ sku_id: skuId, sku_code: merchantCode, stock_num: stocks.of(shopId, skuId).quantity },
      sale_price: isDraft && told[index] ? told[index].sale_price : price,
    })),
  };
}

const ONLINE = 1;
const EDITED = 2;
const NEVER_LISTED = 0;
const PASSED = 4;
const STATUSES: Record<PutState, number> = {
  ...{ draft: NEVER_LISTED, inReview: NEVER_LISTED, refused: NEVER_LISTED },
  ...{ onSale: 5, offSale: 11, takenDown: 13 },
};
const EDIT_STATUSES: Record<PutState, number> = {
  ...{ draft: 1, inReview: 2, refused: 3 },
  ...{ onSale: PASSED, offSale: PASSED, takenDown: PASSED },
};

/** What was there from the start is on sale. */
function statusOf(put: PutGood | undefined): number {
  return STATUSES[put?.state ?? 'onSale'];
}
