import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { CATEGORIES } from '../shops/listingCategories.data.ts';
import { everyCategory, forbiddenIn, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS, productError } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

const MAX_MATERIALS = 50;
const MAX_NAME = 50;
const MATERIALS = 'https://p3-aio.ecombdimg.com/obj/ecom-shop-material/';
const APPROVED = 3;
const GOODS_PROPERTY = 3;
const SELLING_PROPERTY = 2;
const TITLE = { min: 8, max: 60 };
const MAX_PICTURES = { goods: 5, all: 50 };

/** The pictures of shops, by `shopId materialId`. */
export type Materials = Map<string, { id: string; url: string; name: string }>;

export function categoriesBelow(input: Given): Answered {
  const cid = numberIn(input.cid);
  const parent =
    cid === 0 ? undefined : everyCategory().find(({ category }) => category.id === cid)?.category;
  if (cid !== 0 && !parent) return DOUYIN_ERRORS.categoryUnknown;
  return {
    data: (parent ? (parent.below ?? []) : CATEGORIES).map(({ id, name, below }) => ({
      ...{ id, name, parent_id: cid, is_leaf: !below, enable: true },
      level: cid === 0 ? 1 : 2,
    })),
  };
}

export function propertiesOf(input: Given): Answered {
  const leaf = leafOf(numberIn(input.category_leaf_id));
  if (!leaf) return DOUYIN_ERRORS.categoryUnknown;
  return {
    data: {
      data: (leaf.properties ?? []).map((property, sequence) => ({
        property_id: property.id,
        property_name: property.name,
        required: property.required ? 1 : 0,
        status: 0,
        type: property.type,
        diy_type: property.diy ? 1 : 0,
        multi_select_max: property.most ?? 0,
        property_type: property.isSelling ? SELLING_PROPERTY : GOODS_PROPERTY,
        category_id: leaf.id,
        sequence,
        options: (property.options ?? []).map((name, index) => ({
          ...{ name, value: name, value_id: valueIdOf(property, index), sequence: index },
        })),
      })),
      tpl_type: 0,
    },
  };
}

export function freightTemplates({ shopId }: SimulatedShop): Answered {
  const templates = freightsOf(shopId).map(({ id, name }) => ({
    template: { id, template_name: name, calculate_type: 2, rule_type: 2 },
  }));
  return { data: { List: templates, Count: templates.length } };
}

export function uploadMaterials({ shopId }: SimulatedShop, input: Given, materials: Materials): Answered {
  const sent = listIn(input.materials);
  if (sent.length === 0 || sent.length > MAX_MATERIALS) return DOUYIN_ERRORS.materialsInvalid;
  if (new Set(sent.map(({ url }) => url)).size < sent.length) return DOUYIN_ERRORS.materialRepeated;
  const success_map: Record<string, unknown> = {};
  const failed_map: Record<string, unknown> = {};
  for (const { request_id: requestId, url, name, material_type: type } of sent) {
    const address = textIn(url);
    const known = [...materials].find(([key, each]) => key.startsWith(shopId) && each.url === address)?.[1];
    const id = known?.id ?? String(7_100_000_000 + materials.size);
    if (!/^https?:\/\/[^/]+\/\S+$/.test(address) || type !== 'photo' || textIn(name).length > MAX_NAME) {
      failed_map[textIn(requestId)] = { ErrCode: 10_010, ErrMsg: '素材下载失败，请重新上传' };
      continue;
    }
    materials.set(`${shopId} ${id}`, { id, url: address, name: textIn(name) });
    success_map[textIn(requestId)] = {
      ...{ MaterialId: id, Name: textIn(name), FolderId: '0', OriginUrl: address },
      ...{ ByteUrl: '', AuditStatus: 2, IsNew: !known },
    };
  }
  return { data: { success_map, failed_map } };
}

export function materialDetail({ shopId }: SimulatedShop, input: Given, materials: Materials): Answered {
  const found = materials.get(`${shopId} ${textIn(input.material_id)}`);
  if (!found) return DOUYIN_ERRORS.materialUnknown;
  return {
    data: {
      material_info: {
        ...{ material_id: found.id, folder_id: '0', origin_url: found.url, materil_name: found.name },
        ...{ byte_url: `${MATERIALS}${found.id}.jpg`, audit_status: APPROVED, operate_status: 1 },
      },
    },
  };
}

/** Puts goods up once they are as the platform wants them, with as many combinations as there are values. */
export function addProduct({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const words = problemOf(shop, input);
  if (words) return productError(words);
  const prices = pricesIn(input);
  const title = textIn(input.name);
  const made = goods.add(shop.shopId, {
    outerId: textIn(input.outer_product_id),
    ...{ title, pic: picturesIn(input.pic)[0] ?? '', isDraft: input.commit !== true },
    skus: prices.map((price) => ({
      sku: valuesIn(price).join(' '),
      price: numberIn(price.price),
      merchantCode: textIn(price.code),
    })),
  });
  for (const [index, { skuId }] of made.skus.entries())
    stocks.put(shop.shopId, skuId, { quantity: numberIn(prices[index]?.stock_num) });
  return {
    data: {
      product_id: Number(made.goodId),
      outer_product_id: textIn(input.outer_product_id),
      create_time: '2026-11-30 12:00:00',
      sku: made.skus.map(({ skuId, merchantCode }) => ({
        ...{ sku_id: Number(skuId), outer_sku_id: merchantCode, code: merchantCode },
      })),
    },
  };
}

/** Changes what is sent of goods; the rest stays. */
export function editProduct({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const goodId = textIn(input.product_id);
  const known = goods.goods(shop.shopId).find((each) => each.goodId === goodId);
  if (!known) return DOUYIN_ERRORS.productUnknown;
  const words = editProblem(input);
  if (words) return productError(words);
  const prices = pricesIn(input);
  const skus = prices.map((price) => ({
    ...{ sku: valuesIn(price).join(' '), price: numberIn(price.price), merchantCode: textIn(price.code) },
  }));
  goods.edit(shop.shopId, goodId, {
    ...(input.name !== undefined && { title: textIn(input.name) }),
    ...(input.pic !== undefined && { pic: picturesIn(input.pic)[0] ?? '' }),
    ...(prices.length > 0 && { skus }),
    isDraft: input.commit !== true,
  });
  const edited = goods.goods(shop.shopId).find((each) => each.goodId === goodId);
  for (const [index, { skuId }] of (prices.length > 0 ? (edited?.skus ?? []) : []).entries())
    stocks.put(shop.shopId, skuId, { quantity: numberIn(prices[index]?.stock_num) });
  return { data: {} };
}

function editProblem(input: Given): string | null {
  if (typeof input.commit !== 'boolean') return '参数缺失';
  const problem = input.name === undefined ? null : titleProblem(textIn(input.name));
  if (problem) return problem;
  if (input.pic !== undefined && picturesIn(input.pic).length === 0) return '主图须为1到5张图片';
  const all = [...picturesIn(input.pic), ...picturesIn(input.description)];
  if (!all.every((url) => url.startsWith(MATERIALS))) return '图片须来自素材中心';
  return input.spec_prices === undefined ? null : specProblem(input);
}

function titleProblem(title: string): string | null {
  const length = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
  if (length < TITLE.min || length > TITLE.max) return '商品标题长度须为8到60个字符';
  const forbidden = forbiddenIn(title);
  return forbidden ? `商品标题含违禁词：${forbidden}` : null;
}

function problemOf({ shopId }: SimulatedShop, input: Given): string | null {
  const problem = titleProblem(textIn(input.name));
  if (problem) return problem;
  const leaf = leafOf(numberIn(input.category_leaf_id));
  if (!leaf) return '类目不存在或不是叶子类目';
  const told = givenIn(parsed(input.product_format_new));
  const missing = leaf.properties?.find(({ id, required }) => required && listIn(told[id]).length === 0);
  if (missing) return `类目属性【${missing.name}】必填`;
  for (const property of leaf.properties ?? [])
    for (const { value, diy_type: diy } of listIn(told[property.id])) {
      const isOption = property.options?.some((_, index) => valueIdOf(property, index) === value);
      const isOwn = (property.diy || !property.options) && value === 0 && diy === 1;
      if (!isOption && !isOwn) return `类目属性【${property.name}】的值不正确`;
    }
  const [pictures, detail] = [picturesIn(input.pic), picturesIn(input.description)];
  if (pictures.length === 0 || pictures.length > MAX_PICTURES.goods) return '主图须为1到5张图片';
  if (detail.length === 0) return '商详图片不能为空';
  const all = [...pictures, ...detail, ...textIn(input.spec_pic).split(',').filter(Boolean)];
  if (all.length > MAX_PICTURES.all) return '图片总数超过50张';
  if (!all.every((url) => url.startsWith(MATERIALS))) return '图片须来自素材中心';
  const freight = numberIn(input.freight_id);
  if (freight !== 0 && !freightsOf(shopId).some(({ id }) => id === freight)) return '运费模板不存在';
  if (!/^[0-9-]{5,20}$/.test(textIn(input.mobile))) return '客服电话不能为空';
  if (typeof input.commit !== 'boolean' || numberIn(input.product_type) !== 0) return '参数缺失';
  return specProblem(input);
}

/** The combinations are all of the values, each with a price. */
function specProblem(input: Given): string | null {
  const specs = textIn(input.specs)
    .split('^')
    .map((spec) => spec.split('|')[1]?.split(',') ?? []);
  const prices = pricesIn(input);
  const combinations = specs.reduce((count, values) => count * values.length, 1);
  if (specs.length > 3 || combinations !== prices.length) return '规格组合数与SKU数不一致';
  const isKnown = (price: Given) =>
    valuesIn(price).length === specs.length &&
    valuesIn(price).every((value, index) => specs[index]?.includes(value));
  if (!prices.every(isKnown)) return '规格值与规格项不一致';
  return prices.every(({ price }) => numberIn(price) > 0) ? null : '商品价格须大于0';
}

function pricesIn(input: Given): Given[] {
  return listIn(parsed(input.spec_prices));
}

function valuesIn(price: Given): string[] {
  return [price.spec_detail_name1, price.spec_detail_name2, price.spec_detail_name3]
    .map(textIn)
    .filter(Boolean);
}

function picturesIn(value: unknown): string[] {
  return textIn(value).split('|').filter(Boolean);
}

function parsed(value: unknown): unknown {
  try {
    return JSON.parse(textIn(value));
  } catch {
    return null;
  }
}
