import type { CallKind } from '../shops/faults.ts';
import type { Form } from '../shops/forms.ts';
import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { PutState } from '../shops/goodsBook.ts';
import { CATEGORIES, type Property } from '../shops/listingCategories.data.ts';
import { everyCategory, forbiddenIn, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole, wholeNumber } from '../shops/wholeNumbers.ts';
import {
  type Answered,
  PINDUODUO_ERRORS,
  type PinduoduoError,
  refusedGoods,
  service,
} from './pinduoduoErrors.ts';

const IMAGES = 'https://img.pddpic.com/mms-material-img/';
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const MAX_IMAGE = 1024 * 1024;
const MAX_TITLE = 60;
const MAX_PICTURES = { carousel: 10, detail: 20 };
const MAX_SPEC_NAME = 18;
const LARGEST_PAGE = 100;
const SHIPMENT_LIMITS = ['86400', '172800'];
/** Of every leaf: what combinations may differ by. */
const SPECS = [
  { id: 1215, name: '颜色' },
  { id: 1216, name: '尺寸' },
  { id: 1217, name: '款式' },
];
const CHECK_STATES: Record<PutState, number> = { draft: 0, inReview: 1, refused: 3, onSale: 2, takenDown: 2 };

/** Of `operate_type`: as a draft. */
const SAVES = '1';

type Spec = { id: number; name: string; parentId: number };
type Known = { images: ReadonlySet<string>; specs: ReadonlyMap<number, Spec> };
type Method = { call: CallKind; answer: (shop: SimulatedShop, form: Form) => Answered };

/** What goods are put up by, by the types of its calls. */
export function listingMethods(world: PlatformWorld): Record<string, Method> {
  const images = new Set<string>();
  const specIds = new Map<string, Spec>();

  /** The same name below the same parent is the same number. */
  function specOf(parentId: number, name: string): Spec {
    const key = `${parentId} ${name}`;
    const known = specIds.get(key) ?? { id: 20_000 + specIds.size, name, parentId };
    specIds.set(key, known);
    return known;
  }

  function knownNow(): Known {
    return { images, specs: new Map([...specIds.values()].map((spec) => [spec.id, spec])) };
  }

  function addGoods(shop: SimulatedShop, form: Form, isDraft: boolean): PinduoduoError | { goodsId: string } {
    const known = knownNow();
    const problem = problemOf(shop, form, known);
    if (problem) return problem;
    if (world.goods.isUsedUp(shop.shopId))
      return refusedGoods(
        'isv.invalid-permission:today-add-goods-num-is-over-range',
        '今日店铺创建商品数达到上限，请明天再试',
      );
    const skus = jsonIn(form, 'sku_list');
    const made = world.goods.add(shop.shopId, {
      outerId: form.get('out_goods_id') ?? '',
      ...{ ...shownIn(form), isDraft, skus: skus.map((sku) => skuIn(sku, known)), body: bodyIn(form, known) },
    });
    for (const [index, { skuId }] of made.skus.entries())
      world.stocks.put(shop.shopId, skuId, { quantity: numberIn(skus[index]?.quantity) });
    return { goodsId: made.goodId };
  }

  function putUp(node: string, isDraft: boolean): Method {
    return {
      call: 'putUp',
      answer(shop, form) {
        const added = addGoods(shop, form, isDraft);
        if ('error_code' in added) return added;
        const goods_id = wholeNumber(added.goodsId);
        return { answer: { [node]: { goods_id, goods_commit_id: goods_id, matched_spu_id: 0 } } };
      },
    };
  }

  return {
    'pdd.goods.authorization.cats': { call: 'listing', answer: (_shop, form) => categoriesBelow(form) },
    'pdd.goods.cat.rule.get': { call: 'listing', answer: (_shop, form) => ruleOf(form) },
    'pdd.goods.logistics.template.get': {
      call: 'listing',
      answer: ({ shopId }) => ({
        answer: {
          goods_logistics_template_get_response: {
            logistics_template_list: freightsOf(shopId).map(({ id, name }) => ({
              ...{ template_id: id, template_name: name, cost_type: 0 },
            })),
            total_count: freightsOf(shopId).length,
          },
        },
      }),
    },
    'pdd.goods.image.upload': {
      call: 'listing',
      answer(_shop, form) {
        const bytes = Buffer.from(
          (form.get('image') ?? '').replace(/^data:image\/\w+;base64,/, ''),
          'base64',
        );
        if (!bytes.subarray(0, JPEG.length).equals(JPEG) || bytes.length > MAX_IMAGE)
          return refusedGoods('50001', '图片格式不正确或超过1M');
        const url = `${IMAGES}${images.size + 1}.jpeg`;
        images.add(url);
        return { answer: { goods_image_upload_response: { image_url: url } } };
      },
    },
    'pdd.goods.spec.get': {
      call: 'listing',
      answer(_shop, form) {
        const cat_id = Number(form.get('cat_id'));
        if (!leafOf(cat_id)) return PINDUODUO_ERRORS.parameterInvalid;
        const goods_spec_list = SPECS.map(({ id, name }) => ({
          ...{ cat_id, parent_spec_id: id, parent_spec_name: name },
        }));
        return { answer: { goods_spec_get_response: { goods_spec_list } } };
      },
    },
    'pdd.goods.spec.id.get': {
      call: 'listing',
      answer(_shop, form) {
        const parentId = Number(form.get('parent_spec_id'));
        const name = form.get('spec_name') ?? '';
        if (!SPECS.some(({ id }) => id === parentId) || name === '') return PINDUODUO_ERRORS.parameterInvalid;
        if ([...name].length > MAX_SPEC_NAME)
          return refusedGoods('isv.invalid-parameter:spec_name-is-too-long', '规格名称不能超过18个字符');
        const spec_id = specOf(parentId, name).id;
        return {
          answer: { goods_spec_id_get_response: { parent_spec_id: parentId, spec_name: name, spec_id } },
        };
      },
    },
    'pdd.goods.add': putUp('goods_add_response', false),
    'pdd.goods.edit.goods.commit': putUp('goods_update_response', true),
    'pdd.goods.information.update': {
      call: 'putUp',
      answer(shop, form) {
        const known = knownNow();
        const problem = editProblem(world, shop, form) ?? problemOf(shop, form, known);
        return problem ?? editGoods(world, shop, form, known);
      },
    },
    'pdd.goods.commit.list.get': { call: 'goods', answer: (shop, form) => commitList(world, shop, form) },
  };
}

function categoriesBelow(form: Form): Answered {
  const parentId = Number(form.get('parent_cat_id') ?? '0');
  const parent = everyCategory().find(({ category }) => category.id === parentId)?.category;
  if (parentId !== 0 && !parent) return PINDUODUO_ERRORS.parameterInvalid;
  const below = parent ? (parent.below ?? []) : CATEGORIES;
  return {
    answer: {
      goods_auth_cats_get_response: {
        goods_cats_list: below.map(({ id, name, below: more }) => ({
          ...{ cat_id: id, cat_name: name, leaf: !more },
        })),
      },
    },
  };
}

function ruleOf(form: Form): Answered {
  const leaf = leafOf(Number(form.get('cat_id')));
  if (!leaf) return PINDUODUO_ERRORS.parameterInvalid;
  const properties = (leaf.properties ?? []).map((property) => ({
    ref_pid: property.id,
    name: property.name,
    required: property.required,
    required_rule_type: 0,
    is_sale: property.isSelling === true,
    is_sku: false,
    property_value_type: 0,
    choose_max_num: property.type === 'multi_select' ? (property.most ?? 0) : 1,
    input_max_num: property.diy || !property.options ? 1 : 0,
    value_unit: [],
    values: (property.options ?? []).map((value, index) => ({ vid: valueIdOf(property, index), value })),
  }));
  return { answer: { cat_rule_get_response: { goods_properties_rule: { properties } } } };
}

function problemOf({ shopId }: SimulatedShop, form: Form, { images, specs }: Known): PinduoduoError | null {
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
  specs: Known['specs'],
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

/** What calls have put up, by the state of its review. */
function commitList({ goods }: PlatformWorld, { shopId }: SimulatedShop, form: Form): Answered {
  const [page, size] = [Number(form.get('page')), Number(form.get('page_size'))];
  if (!(page >= 1 && size >= 1 && size <= LARGEST_PAGE)) return PINDUODUO_ERRORS.parameterInvalid;
  const status = Number(form.get('check_status'));
  const found = goods.goods(shopId).flatMap(({ goodId, title }) => {
    const put = goods.putOf(goodId);
    if (!put || CHECK_STATES[put.state] !== status) return [];
    return [
      {
        ...{ goods_id: wholeNumber(goodId), commit_id: wholeNumber(goodId), goods_name: title },
        ...{ outer_goods_id: put.outerId, check_status: status, reject_comment: put.words, is_shop: 0 },
      },
    ];
  });
  return {
    answer: {
      goods_commit_list_get_response: {
        list: found.slice((page - 1) * size, page * size),
        total: found.length,
      },
    },
  };
}

/** What is wrong with a change of goods, other than with what they would be. */
function editProblem(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
): PinduoduoError | null {
  const goodsId = form.get('goods_id') ?? '';
  const found = goods.goods(shopId).find(({ goodId }) => goodId === goodsId);
  if (!found) return PINDUODUO_ERRORS.goodsUnknown;
  if (goods.isInReview(goodsId)) return refusedGoods('50001', '商品正在审核中，暂不能编辑');
  const skus = jsonIn(form, 'sku_list');
  const ids = skus.map(({ sku_id: id }) => textIn(id)).filter(Boolean);
  if (new Set(ids).size < ids.length || !ids.every((id) => goods.findSku(shopId, goodsId, id)))
    return PINDUODUO_ERRORS.goodsUnknown;
  // Of what is there only by how much it changes.
  const isShort = skus.some(({ sku_id: id, quantity }) => {
    const before = textIn(id) === '' ? 0 : stocks.of(shopId, textIn(id)).quantity;
    return !(before + numberIn(quantity) >= 0);
  });
  const isPromoted = found.skus.some(({ skuId, price }) => {
    const next = skus.find(({ sku_id: id }) => textIn(id) === skuId);
    return stocks.of(shopId, skuId).reserved > 0 && numberIn(next?.multi_price) !== price;
  });
  if (isPromoted) return service('商品在资源位上，价格不能修改');
  return isShort ? PINDUODUO_ERRORS.parameterInvalid : null;
}

/** Goods are as the call says from now on, what it leaves out too, or once that has passed its review. */
function editGoods(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
  known: Known,
): Answered {
  const goodsId = form.get('goods_id') ?? '';
  const skus = jsonIn(form, 'sku_list');
  const edited = goods.editReviewed(shopId, goodsId, {
    ...shownIn(form),
    skus: skus.map((sku) => ({ ...skuIn(sku, known), skuId: textIn(sku.sku_id) || null })),
    body: bodyIn(form, known),
    submits: form.get('operate_type') !== SAVES,
  });
  for (const [index, { skuId }] of edited.entries()) {
    const sku = skus[index] ?? {};
    const before = textIn(sku.sku_id) === '' ? 0 : stocks.of(shopId, skuId).quantity;
    stocks.put(shopId, skuId, { quantity: before + numberIn(sku.quantity) });
  }
  return {
    answer: {
      goods_update_response: { goods_commit_id: wholeNumber(goodsId), is_success: true, matched_spu_id: 0 },
    },
  };
}

function shownIn(form: Form) {
  const pictures = textsIn(form, 'carousel_gallery');
  return {
    ...{ title: form.get('goods_name') ?? '', pic: pictures[0] ?? '', pictures },
    detail: textsIn(form, 'detail_gallery'),
  };
}

function skuIn(sku: Given, { specs }: Known) {
  return {
    sku: specsIn(sku)
      .map((id) => specs.get(id)?.name ?? '')
      .join(),
    price: numberIn(sku.multi_price),
    merchantCode: textIn(sku.out_sku_sn),
  };
}

/** What of goods `pdd.goods.detail.get` tells, in its own words. */
function bodyIn(form: Form, { specs }: Known): Given {
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

function jsonIn(form: Form, field: string): Given[] {
  return listIn(parseWhole(form.get(field) ?? ''));
}

function textsIn(form: Form, field: string): string[] {
  const value = parseWhole(form.get(field) ?? '');
  return Array.isArray(value) ? value.map(textIn) : [];
}
