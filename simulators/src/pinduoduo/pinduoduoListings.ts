import type { CallKind } from '../shops/faults.ts';
import type { Form } from '../shops/forms.ts';
import { numberIn } from '../shops/given.ts';
import type { PutState } from '../shops/goodsBook.ts';
import { CATEGORIES } from '../shops/listingCategories.data.ts';
import { everyCategory, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { editGoods, editProblem } from './pinduoduoEdits.ts';
import { type Answered, PINDUODUO_ERRORS, type PinduoduoError, refusedGoods } from './pinduoduoErrors.ts';
import {
  bodyIn,
  jsonIn,
  type KnownSpecs,
  problemOf,
  SPECS,
  type Spec,
  shownIn,
  skuIn,
  textsIn,
} from './pinduoduoGoodsForm.ts';

const IMAGES = 'https://img.pddpic.com/mms-material-img/';
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const MAX_IMAGE = 1024 * 1024;
const MAX_SPEC_NAME = 18;
const LARGEST_PAGE = 100;
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
  const specIds = new Map<string, Spec>();

  /** The same name below the same parent is the same number. */
  function specOf(parentId: number, name: string): Spec {
    const key = `${parentId} ${name}`;
    const known = specIds.get(key) ?? { id: 20_000 + specIds.size, name, parentId };
    specIds.set(key, known);
    return known;
  }

  function knownNow(): KnownSpecs {
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
