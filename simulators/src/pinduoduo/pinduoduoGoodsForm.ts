import type { Form } from '../shops/forms.ts';
import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { Property } from '../shops/listingCategories.data.ts';
import { forbiddenIn, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { PINDUODUO_ERRORS, type PinduoduoError, refusedGoods } from './pinduoduoErrors.ts';

const MAX_TITLE = 60;
const MAX_PICTURES = { carousel: 10, detail: 20 };
const SHIPMENT_LIMITS = ['86400', '172800'];
/** Of every leaf: what combinations may differ by. */
export const SPECS = [
  { id: 1215, name: '颜色' },
  { id: 1216, name: '尺寸' },
  { id: 1217, name: '款式' },
];

export type Spec = { id: number; name: string; parentId: number };
/** The pictures and the values that calls have made. */
export type KnownSpecs = { images: ReadonlySet<string>; specs: ReadonlyMap<number, Spec> };

/** What is wrong with goods as they would be. */
export function problemOf(
  { shopId }: SimulatedShop,
  form: Form,
  { images, specs }: KnownSpecs,
): PinduoduoError | null {
  const title = form.get('goods_name') ?? '';
  const length = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
  if (length === 0 || length > MAX_TITLE) return refusedGoods('50001', '商品标题不能超过60个字符');
  const forbidden = forbiddenIn(title);
  if (forbidden)
    return refusedGoods(
      'isv.invalid-parameter:goods_descc-include-forbid-word',
      `商品标题中出现敏感词汇，请重新编辑：${forbidden}`,
    );
  const leaf = leafOf(Number(form.get('cat_id')));
  if (!leaf) return refusedGoods('isv.invalid-parameter:cat_id', '分类不存在，请重新选择分类');
  if (!freightsOf(shopId).some(({ id }) => String(id) === form.get('cost_template_id')))
    return refusedGoods('isv.invalid-permissioncost_template_id', '店铺未允许使用运费模板');
  const [carousel, detail] = [textsIn(form, 'carousel_gallery'), textsIn(form, 'detail_gallery')];
  if (carousel.length === 0 || carousel.length > MAX_PICTURES.carousel)
    return refusedGoods('50001', '商品轮播图数量必须在1-10张之间');
  if (detail.length === 0 || detail.length > MAX_PICTURES.detail)
    return refusedGoods(
      'isv.invalid-parameter:detail_gallery-is-over-range',
      '商品详情图数量必须在1-20张之间,请重新操作',
    );
  const skus = jsonIn(form, 'sku_list');
  const thumbs = skus.map(({ thumb_url: thumb }) => textIn(thumb));
  if (thumbs.includes('')) return refusedGoods('isv.missing-parameter:sku.thumb_url', '请上传sku缩略图');
  if (![...carousel, ...detail, ...thumbs].every((url) => images.has(url)))
    return refusedGoods('50001', '图片须来自图片空间');
  const isPlain =
    form.get('goods_type') === '1' &&
    form.get('country_id') === '0' &&
    SHIPMENT_LIMITS.includes(form.get('shipment_limit_second') ?? '') &&
    ['is_folt', 'is_pre_sale', 'is_refundable', 'second_hand'].every((field) => form.has(field));
  if (!isPlain) return PINDUODUO_ERRORS.parameterInvalid;
  return (
    propertyProblem(leaf.properties ?? [], form) ?? skuProblem(skus, Number(form.get('market_price')), specs)
  );
}

function propertyProblem(properties: readonly Property[], form: Form): PinduoduoError | null {
  const told = Map.groupBy(jsonIn(form, 'goods_properties'), ({ ref_pid: id }) => numberIn(id));
  for (const property of properties.filter(({ isSelling }) => !isSelling)) {
    const values = told.get(property.id) ?? [];
    if (property.required && values.length === 0)
      return refusedGoods('50001', `商品属性${property.name}必填`);
    for (const { vid, value } of values) {
      const isOption = property.options?.some(
        (name, index) => valueIdOf(property, index) === vid && name === value,
      );
      const isOwn = (property.diy || !property.options) && vid === undefined && textIn(value) !== '';
      if (!isOption && !isOwn) return refusedGoods('50001', `商品属性${property.name}的值不正确`);
    }
  }
  return null;
}

function skuProblem(
  skus: readonly Given[],
  marketPrice: number,
  specs: KnownSpecs['specs'],
): PinduoduoError | null {
  const combinations = skus.map(specsIn);
  const isKnown = combinations.every((ids) => ids.length > 0 && ids.every((id) => specs.has(id)));
  const [first = []] = combinations;
  const counts = first.map((_, at) => new Set(combinations.map((ids) => ids[at])).size);
  const isWhole = counts.reduce((product, count) => product * count, 1) === skus.length;
  if (skus.length === 0 || !isKnown || !isWhole || first.length > 2)
    return refusedGoods('50001', '规格与SKU不一致');
  for (const { price, multi_price: multi, limit_quantity: limit, weight } of skus) {
    if (numberIn(limit) !== 999 || !(numberIn(weight) >= 0)) return PINDUODUO_ERRORS.parameterInvalid;
    if (!(numberIn(multi) > 0))
      return refusedGoods('isv.invalid-parameter:forbidden-multi_price-less-then-zero', 'SKU团购价格需大于0');
    if (numberIn(price) < numberIn(multi) + 100)
      return refusedGoods(
        'isv.goods-service-error:price-must-over-multi_price-100',
        'SKU单买价格需要比团购价格高至少一元，请重新设置',
      );
    if (numberIn(price) >= marketPrice)
      return refusedGoods(
        'isv.goods-service-error:price-cannot-over-market_price',
        'SKU单买价格必须小于参考价格',
      );
  }
  return null;
}

export function shownIn(form: Form) {
  const pictures = textsIn(form, 'carousel_gallery');
  return {
    ...{ title: form.get('goods_name') ?? '', pic: pictures[0] ?? '', pictures },
    detail: textsIn(form, 'detail_gallery'),
  };
}

export function skuIn(sku: Given, { specs }: KnownSpecs) {
  return {
    sku: specsIn(sku)
      .map((id) => specs.get(id)?.name ?? '')
      .join(),
    price: numberIn(sku.multi_price),
    merchantCode: textIn(sku.out_sku_sn),
  };
}

/** What of goods `pdd.goods.detail.get` tells, in its own words. */
export function bodyIn(form: Form, { specs }: KnownSpecs): Given {
  const flags = ['is_folt', 'is_pre_sale', 'is_refundable', 'second_hand'];
  const numbers = ['cat_id', 'cost_template_id', 'country_id', 'goods_type', 'market_price'];
  return {
    ...Object.fromEntries(flags.map((field) => [field, form.get(field) === 'true' ? 1 : 0])),
    ...Object.fromEntries(
      [...numbers, 'delivery_type', 'shipment_limit_second'].map((field) => [field, Number(form.get(field))]),
    ),
    ...{ outer_goods_id: form.get('out_goods_id') ?? '', tiny_name: form.get('tiny_name') ?? '' },
    goods_property_list: jsonIn(form, 'goods_properties').map(({ ref_pid, vid, value, value_unit }) => ({
      ...{ ref_pid, vid: vid ?? 0, vvalue: value, punit: value_unit ?? '' },
    })),
    sku_list: jsonIn(form, 'sku_list').map((sku) => ({
      is_onsale: sku.is_onsale,
      ...{
        price: sku.price,
        weight: sku.weight,
        thumb_url: sku.thumb_url,
        limit_quantity: sku.limit_quantity,
      },
      sku_property_list: [],
      spec: specsIn(sku).map((id) => ({
        ...{ parent_id: specs.get(id)?.parentId, spec_id: id, spec_name: specs.get(id)?.name },
        parent_name: SPECS.find((parent) => parent.id === specs.get(id)?.parentId)?.name,
      })),
    })),
  };
}

/** The numbers of a combination, which stand as text: `[20,5]`. */
function specsIn({ spec_id_list: ids }: Given): number[] {
  const text = textIn(ids);
  return /^\[\d+(,\d+)*\]$/.test(text) ? text.slice(1, -1).split(',').map(Number) : [];
}

export function jsonIn(form: Form, field: string): Given[] {
  return listIn(parseWhole(form.get(field) ?? ''));
}

export function textsIn(form: Form, field: string): string[] {
  const value = parseWhole(form.get(field) ?? '');
  return Array.isArray(value) ? value.map(textIn) : [];
}
