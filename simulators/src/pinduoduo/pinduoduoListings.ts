import type { CallKind } from '../shops/faults.ts';
import type { Form } from '../shops/forms.ts';
import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { PutState } from '../shops/goodsBook.ts';
import { CATEGORIES, type Property } from '../shops/listingCategories.data.ts';
import { everyCategory, forbiddenIn, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole, wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, PINDUODUO_ERRORS, type PinduoduoError, refusedGoods } from './pinduoduoErrors.ts';

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
const PASSED = 2;
const CHECK_STATES: Record<PutState, number> = {
  ...{ draft: 0, inReview: 1, refused: 3 },
  ...{ onSale: PASSED, offSale: PASSED, takenDown: PASSED },
};
const MAX_ASKED = 100;

type Method = { call: CallKind; answer: (shop: SimulatedShop, form: Form) => Answered };

/** What goods are put up by, by the types of its calls. */
export function listingMethods(world: PlatformWorld): Record<string, Method> {
  const images = new Set<string>();
  const specIds = new Map<string, { id: number; name: string }>();

  /** The same name below the same parent is the same number. */
  function specOf(parentId: number, name: string): { id: number; name: string } {
    const key = `${parentId} ${name}`;
    const known = specIds.get(key) ?? { id: 20_000 + specIds.size, name };
    specIds.set(key, known);
    return known;
  }

  function addGoods(shop: SimulatedShop, form: Form, isDraft: boolean): PinduoduoError | { goodsId: string } {
    const names = new Map([...specIds.values()].map(({ id, name }) => [id, name]));
    const problem = problemOf(shop, form, { images, names });
    if (problem) return problem;
    if (world.goods.isUsedUp(shop.shopId))
      return refusedGoods(
        'isv.invalid-permission:today-add-goods-num-is-over-range',
        '今日店铺创建商品数达到上限，请明天再试',
      );
    const skus = jsonIn(form, 'sku_list');
    const made = world.goods.add(shop.shopId, {
      outerId: form.get('out_goods_id') ?? '',
      ...{ title: form.get('goods_name') ?? '', pic: textsIn(form, 'carousel_gallery')[0] ?? '', isDraft },
      skus: skus.map((sku) => ({
        sku: specsIn(sku)
          .map((id) => names.get(id) ?? '')
          .join(),
        price: numberIn(sku.multi_price),
        merchantCode: textIn(sku.out_sku_sn),
      })),
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
    'pdd.goods.latest.commit.status.get': {
      call: 'goods',
      answer: (shop, form) => latestCommits(world, shop, form),
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

type Known = { images: ReadonlySet<string>; names: ReadonlyMap<number, string> };

function problemOf({ shopId }: SimulatedShop, form: Form, { images, names }: Known): PinduoduoError | null {
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
    propertyProblem(leaf.properties ?? [], form) ?? skuProblem(skus, Number(form.get('market_price')), names)
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
  names: ReadonlyMap<number, string>,
): PinduoduoError | null {
  const combinations = skus.map(specsIn);
  const isKnown = combinations.every((ids) => ids.length > 0 && ids.every((id) => names.has(id)));
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

/** What was committed last of each of the goods that are asked for; of others nothing is said. */
function latestCommits({ goods }: PlatformWorld, { shopId }: SimulatedShop, form: Form): Answered {
  const ids = textsIn(form, 'goods_id_list');
  if (ids.length === 0 || ids.length > MAX_ASKED) return PINDUODUO_ERRORS.parameterInvalid;
  const there = new Set(goods.goods(shopId).map(({ goodId }) => goodId));
  const list = ids.flatMap((goodId) => {
    const put = there.has(goodId) ? goods.putOf(goodId) : undefined;
    if (!put) return [];
    return [
      {
        goods_id: wholeNumber(goodId),
        check_status: CHECK_STATES[put.state],
        reject_comment: put.state === 'refused' ? put.words : '',
      },
    ];
  });
  return { answer: { goods_latest_commit_status_get_response: { list } } };
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
