import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { NEVER_PASSED } from '../shops/goodsBook.ts';
import type { Property } from '../shops/listingCategories.data.ts';
import { everyCategory, forbiddenIn, freightsOf, leafOf } from '../shops/listingCategories.ts';
import type { PriceError } from '../shops/priceBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { Answered, WeixinMethod } from './component.ts';
import { WEIXIN_ERRORS, type WeixinError } from './weixinErrors.ts';

const MAX_PICTURES = 9;
const MAX_DETAIL = 20;
const MIN_PICTURES = 3;
const MAX_SKUS = 500;
const TITLE = { min: 5, max: 60 };
const PICTURES = 'https://mmecimage.cn/p/';

/** What the shop's own token calls, by the path below /shop/ec. */
export function listingMethods({ app }: PlatformWorld): Record<string, WeixinMethod> {
  const pictures = new Map<string, string>();
  return {
    'category/all': { call: 'listing', answer: () => ({ cats: [], cats_v2: branches() }) },

    'category/detail': {
      call: 'listing',
      answer(input) {
        const leaf = leafOf(Number(textIn(input.cat_id)));
        if (!leaf) return WEIXIN_ERRORS.categoryInvalid;
        return {
          info: { cat_id: leaf.id, name: leaf.name },
          attr: {
            seven_day_return: true,
            product_attr_list: (leaf.properties ?? []).filter(isOfGoods).map(attrOf),
          },
        };
      },
    },

    'basics/img/upload': {
      call: 'listing',
      answer(input) {
        if (textIn(input.upload_type) !== '1' || textIn(input.resp_type) !== '1')
          return WEIXIN_ERRORS.argsInvalid;
        const url = textIn(input.img_url);
        if (!/^https?:\/\/[^/]+\/\S+$/.test(url)) return WEIXIN_ERRORS.uploadFailed;
        const known = pictures.get(url) ?? `${PICTURES}${app.key}/${pictures.size + 1}`;
        pictures.set(url, known);
        return { pic_file: { img_url: known } };
      },
    },
  };
}

/** What is put up, by the path below /channels/ec. */
export function productMethods(world: PlatformWorld): Record<string, WeixinMethod> {
  return {
    'product/add': { call: 'putUp', answer: (input, shop) => addProduct(world, shop, input) },
    'product/update': { call: 'putUp', answer: (input, shop) => updateProduct(world, shop, input) },
    'product/auditfree': { call: 'price', answer: (input, shop) => updateUnreviewed(world, shop, input) },

    'merchant/getfreighttemplatelist': {
      call: 'listing',
      answer: (_input, { shopId }) => ({ template_id_list: freightsOf(shopId).map(({ id }) => String(id)) }),
    },
    'merchant/getfreighttemplatedetail': {
      call: 'listing',
      answer(input, { shopId }) {
        const found = freightsOf(shopId).find(({ id }) => String(id) === textIn(input.template_id));
        if (!found) return WEIXIN_ERRORS.freightUnknown;
        return {
          freight_template: {
            ...{ template_id: String(found.id), name: found.name, valuation_type: 'PIECE', is_default: 0 },
          },
        };
      },
    },
  };
}

/** Each leaf with all above it. */
function branches() {
  const all = everyCategory();
  return all
    .filter(({ category }) => !category.below)
    .map((leaf) => {
      const branch = [leaf];
      for (let above = leaf.above; above !== 0; above = branch[0]?.above ?? 0) {
        const found = all.find(({ category }) => category.id === above);
        if (!found) break;
        branch.unshift(found);
      }
      return {
        cat_and_qua: branch.map(({ category, above, level }) => ({
          cat: {
            ...{ cat_id: String(category.id), name: category.name, f_cat_id: String(above), level },
            leaf: !category.below,
          },
        })),
      };
    });
}

/** The brand is a field of its own, and what combinations differ by are sale attributes. */
function isOfGoods({ name, isSelling }: Property): boolean {
  return !isSelling && name !== '品牌';
}

function attrOf({ name, required, type, diy, options }: Property) {
  const types = { text: 'string', select: 'select_one', multi_select: 'select_many' };
  return {
    ...{ name, type_v2: types[type], value: (options ?? []).join(';'), is_required: required },
    ...{ append_allowed: diy === true, hint: '' },
  };
}

/** Puts goods up; where they are to be listed at once they are reviewed first. */
function addProduct({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const problem = problemOf(shop, input);
  if (problem) return problem;
  if (goods.isUsedUp(shop.shopId)) return WEIXIN_ERRORS.reviewsUsedUp;
  const skus = listIn(input.skus);
  const made = goods.add(shop.shopId, {
    ...{ outerId: textIn(input.out_product_id), ...shownIn(input), isDraft: input.listing !== 1 },
    ...{ skus: skus.map(skuIn), body: input },
  });
  for (const [index, { skuId }] of made.skus.entries())
    stocks.put(shop.shopId, skuId, { quantity: numberIn(skus[index]?.stock_num) });
  return { data: { product_id: made.goodId, create_time: '2026-11-30 12:00:00' } };
}

/**
 * A product is as the call says, whole: it is stored as the draft, and where it is to be listed it is reviewed before it is
 * what is sold. Combinations with a number stay what they are, others are new, and those that are left out end.
 */
function updateProduct({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const productId = textIn(input.product_id);
  const found = goods.goods(shop.shopId).find(({ goodId }) => goodId === productId);
  if (!found) return WEIXIN_ERRORS.productUnknown;
  if (goods.isInReview(productId)) return WEIXIN_ERRORS.productFixed;
  const problem = problemOf(shop, input);
  if (problem) return problem;
  const skus = listIn(input.skus);
  const ids = skus.map(({ sku_id: id }) => textIn(id)).filter(Boolean);
  const there = goods.putOf(productId)?.edit?.skus ?? found.skus;
  if (!ids.every((id) => there.some(({ skuId }) => skuId === id))) return WEIXIN_ERRORS.productArgs;
  if (goods.isUsedUp(shop.shopId)) return WEIXIN_ERRORS.reviewsUsedUp;
  goods.countToday(shop.shopId);
  const edited = goods.editReviewed(shop.shopId, productId, {
    ...shownIn(input),
    skus: skus.map((sku) => ({ ...skuIn(sku), skuId: textIn(sku.sku_id) || null })),
    ...{ body: input, submits: input.listing === 1 },
  });
  for (const [index, { skuId }] of edited.entries())
    stocks.put(shop.shopId, skuId, { quantity: numberIn(skus[index]?.stock_num) });
  return { data: { product_id: productId, update_time: '2026-11-30 12:00:00' } };
}

/** Prices of what is on sale, at once; the draft stays as it is. */
function updateUnreviewed(
  { goods, prices }: PlatformWorld,
  { shopId }: SimulatedShop,
  input: Given,
): Answered {
  const goodId = textIn(input.product_id);
  if (!goods.goods(shopId).some((each) => each.goodId === goodId)) return WEIXIN_ERRORS.productUnknown;
  const state = goods.putOf(goodId)?.state ?? 'onSale';
  if (NEVER_PASSED.includes(state) || goods.isInReview(goodId)) return WEIXIN_ERRORS.productFixed;
  const changes = listIn(input.skus).map((sku) => ({
    ...{ goodId, skuId: textIn(sku.sku_id), price: numberIn(sku.sale_price) },
  }));
  if (changes.length === 0) return WEIXIN_ERRORS.productArgs;
  for (const change of changes) {
    const error = prices.errorOf(shopId, change);
    if (error) return PRICE_ERRORS[error];
  }
  for (const change of changes) prices.set(shopId, change);
  return {};
}

const PRICE_ERRORS: Record<PriceError, WeixinError> = {
  unknown: WEIXIN_ERRORS.productUnknown,
  invalid: WEIXIN_ERRORS.priceZero,
  inPromotion: WEIXIN_ERRORS.promoted,
  inReview: WEIXIN_ERRORS.productFixed,
};

function shownIn(input: Given) {
  const pictures = textsIn(input.head_imgs);
  return {
    ...{ title: textIn(input.title), pic: pictures[0] ?? '', pictures },
    detail: textsIn(givenIn(input.desc_info).imgs),
  };
}

function skuIn({ sku_attrs: attrs, sale_price: price, sku_code: code }: Given) {
  return {
    sku: listIn(attrs)
      .map(({ attr_value: value }) => textIn(value))
      .join(' '),
    ...{ price: numberIn(price), merchantCode: textIn(code) },
  };
}

function problemOf({ shopId }: SimulatedShop, input: Given): WeixinError | null {
  const title = textIn(input.title);
  const length = [...title].length;
  if (length < TITLE.min) return WEIXIN_ERRORS.titleEmpty;
  if (length > TITLE.max) return WEIXIN_ERRORS.titleTooLong;
  const forbidden = forbiddenIn(title);
  if (forbidden || !/\p{Script=Han}/u.test(title))
    return { ...WEIXIN_ERRORS.productArgs, errmsg: `标题含违禁词：${forbidden ?? '无中文'} rid: 6a2f-11` };
  const [pictures, detail] = [textsIn(input.head_imgs), textsIn(givenIn(input.desc_info).imgs)];
  if (pictures.length === 0) return WEIXIN_ERRORS.headImagesEmpty;
  if (pictures.length < MIN_PICTURES) return WEIXIN_ERRORS.headImagesFew;
  if (detail.length === 0) return WEIXIN_ERRORS.detailImagesFew;
  const isTooMany = pictures.length > MAX_PICTURES || detail.length > MAX_DETAIL;
  const isTwice = [pictures, detail].some((list) => new Set(list).size < list.length);
  if (isTooMany || isTwice || !Object.hasOwn(input, 'extra_service')) return WEIXIN_ERRORS.productArgs;
  const skus = listIn(input.skus);
  const thumbs = skus.map(({ thumb_img: thumb }) => textIn(thumb)).filter(Boolean);
  if (![...pictures, ...detail, ...thumbs].every((url) => url.startsWith(PICTURES)))
    return WEIXIN_ERRORS.imageInvalid;
  const freight = textIn(givenIn(input.express_info).template_id);
  if (!freightsOf(shopId).some(({ id }) => String(id) === freight)) return WEIXIN_ERRORS.freightInvalid;
  return categoryProblem(input) ?? skuProblem(skus);
}

/** The categories are the whole way to a leaf, whose attributes are told. */
function categoryProblem(input: Given): WeixinError | null {
  const path = listIn(input.cats_v2).map(({ cat_id: id }) => Number(textIn(id)));
  const all = everyCategory();
  const isWay = path.every((id, index) =>
    all.some(({ category, above }) => category.id === id && above === (path[index - 1] ?? 0)),
  );
  const leaf = leafOf(path.at(-1) ?? 0);
  if (!isWay || !leaf) return WEIXIN_ERRORS.categoryInvalid;
  const told = new Map(
    listIn(input.attrs).map(({ attr_key: key, attr_value: value }) => [textIn(key), textIn(value)]),
  );
  for (const property of (leaf.properties ?? []).filter(isOfGoods)) {
    const values = (told.get(property.name) ?? '').split(';').filter(Boolean);
    const isRight =
      !property.options || property.diy || values.every((value) => property.options?.includes(value));
    if ((property.required && values.length === 0) || !isRight)
      return { ...WEIXIN_ERRORS.productArgs, errmsg: `商品属性【${property.name}】有误` };
  }
  return null;
}

function skuProblem(skus: readonly Given[]): WeixinError | null {
  if (skus.length === 0 || skus.length > MAX_SKUS) return WEIXIN_ERRORS.skusInvalid;
  if (!skus.every(({ sale_price: price }) => numberIn(price) > 0)) return WEIXIN_ERRORS.priceZero;
  const attrs = skus.map(({ sku_attrs: its }) => listIn(its));
  const keys = new Set(attrs.map((its) => its.map(({ attr_key: key }) => textIn(key)).join()));
  const values = new Set(attrs.map((its) => its.map(({ attr_value: value }) => textIn(value)).join()));
  return keys.size === 1 && !keys.has('') && values.size === skus.length
    ? null
    : WEIXIN_ERRORS.saleAttrInvalid;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn) : [];
}
