import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import type { Property } from '../shops/listingCategories.data.ts';
import { everyCategory, forbiddenIn, freightsOf, leafOf, valueIdOf } from '../shops/listingCategories.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, KUAISHOU_ERRORS, type KuaishouError, refusedItem } from './kuaishouErrors.ts';

const IMAGES = 'https://p2-ec.ecukwai.com/bs2/image-kwaishop-product/';
const UPLOAD_TYPES = ['1', '2', '3', '4', '5', '6', '9'];
const MAX_TITLE = 60;
const MAX_PICTURES = { goods: 9, detail: 50 };
const MAX_SKUS = 600;
const MAX_VALUES = 500;
const PROMISES = [86_400, 172_800];
const INPUTS: Record<Property['type'], string> = { text: 'TEXT', select: 'RADIO', multi_select: 'CHECKBOX' };

export function itemCategories(): Answered {
  return {
    data: everyCategory().map(({ category, above }) => ({
      ...{ categoryId: category.id, categoryName: category.name, categoryPid: above },
    })),
  };
}

/** The brand is chosen of values that are searched; other values come with their property. */
export function itemCategoryConfig(_world: PlatformWorld, _shop: SimulatedShop, input: Given): Answered {
  const leaf = leafOf(numberIn(input.categoryId));
  if (!leaf) return KUAISHOU_ERRORS.fieldInvalid;
  return {
    data: {
      categoryConfig: { refundRuleList: [1, 4] },
      propConfigs: (leaf.properties ?? []).filter(isOfGoods).map((property, index) => ({
        ...{ propId: property.id, propName: property.name, required: property.required },
        ...{ propInputType: inputOf(property), sortNum: index + 1, unitProp: [] },
        prePropValues: property.name === '品牌' ? [] : valuesOf(property),
      })),
    },
  };
}

export function propValues(_world: PlatformWorld, _shop: SimulatedShop, input: Given): Answered {
  const leaf = leafOf(numberIn(input.categoryId));
  const property = leaf?.properties?.find(({ id }) => id === numberIn(input.propId));
  if (!property || !(numberIn(input.limit) >= 1 && numberIn(input.limit) <= MAX_VALUES))
    return KUAISHOU_ERRORS.fieldInvalid;
  return { data: { propValues: valuesOf(property), cursor: -1 } };
}

export function expressTemplates(_world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const [offset, limit] = [numberIn(input.offset), numberIn(input.limit)];
  if (!(offset >= 0 && limit >= 1)) return KUAISHOU_ERRORS.fieldInvalid;
  const all = freightsOf(shopId);
  return {
    data: {
      expressTemplateDetailVOS: all
        .slice(offset, offset + limit)
        .map(({ id, name }) => ({ id, name, status: 1, deleteTime: 0 })),
      total: all.length,
    },
  };
}

export function uploadImage({ app }: PlatformWorld, _shop: SimulatedShop, input: Given): Answered {
  const url = textIn(input.imgUrl);
  if (!UPLOAD_TYPES.includes(textIn(input.uploadType)) || !/^https?:\/\/[^/]+\/\S+$/.test(url))
    return refusedItem('图片上传失败，请检查图片');
  const name = Buffer.from(`${app.key} ${url}`).toString('base64url').slice(-40);
  return { data: { originImgUrl: url, kwaiImgUrl: `${IMAGES}${name}.jpg` } };
}

/** Puts goods up; our number is good once. */
export function newItem({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const problem = problemOf(shop, input);
  if (problem) return problem;
  const outerId = textIn(input.relItemId);
  if (goods.findPut(shop.shopId, outerId)) return refusedItem('外部商品id重复');
  if (goods.isUsedUp(shop.shopId)) return refusedItem('超过当天商品铺货上限，请勿重试');
  const skus = listIn(input.skuList);
  const made = goods.add(shop.shopId, {
    outerId,
    ...{ title: textIn(input.title), pic: textsIn(input.imageUrls)[0] ?? '' },
    ...{ pictures: textsIn(input.imageUrls), detail: textsIn(input.detailImageUrls) },
    isDraft: givenIn(input.serviceRule).immediatelyOnOfflineFlag === 1,
    skus: skus.map(skuIn),
  });
  for (const [index, { skuId }] of made.skus.entries())
    stocks.put(shop.shopId, skuId, { quantity: numberIn(skus[index]?.skuStock) });
  return { data: { kwaiItemId: wholeNumber(made.goodId), relItemId: input.relItemId } };
}

/**
 * Changes what is sent of an item, and of its detail only where the call says so. Of goods that are on sale a change of
 * title, pictures or detail is reviewed; combinations are sent whole, or not at all.
 */
export function editItem(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  input: Given,
): Answered {
  const itemId = textIn(input.itemId);
  const found = goods.goods(shopId).find(({ goodId }) => goodId === itemId);
  if (!found) return KUAISHOU_ERRORS.goodsUnknown;
  if (goods.isInReview(itemId)) return refusedItem('商品审核中，不允许编辑');
  const skus = listIn(input.skuList);
  const problem =
    (input.title === undefined ? null : titleProblem(textIn(input.title))) ??
    pictureProblem(
      input.imageUrls === undefined ? null : textsIn(input.imageUrls),
      input.updateDetailImageUrls === true ? textsIn(input.detailImageUrls) : null,
    ) ??
    (input.skuList === undefined ? null : editedSkuProblem(skus, found.skus));
  if (problem) return problem;
  const put = goods.putOf(itemId);
  const title = input.title === undefined ? found.title : textIn(input.title);
  const pictures = input.imageUrls === undefined ? (put?.pictures ?? []) : textsIn(input.imageUrls);
  const detail = input.updateDetailImageUrls === true ? textsIn(input.detailImageUrls) : (put?.detail ?? []);
  const isReviewed =
    title !== found.title ||
    `${pictures}` !== `${put?.pictures ?? []}` ||
    `${detail}` !== `${put?.detail ?? []}`;
  const isDraft = put?.state === 'draft';
  const change = {
    ...{ title, pic: pictures[0] ?? found.pic, pictures, detail },
    ...(input.skuList !== undefined && {
      skus: skus.map((sku) => ({ ...skuIn(sku), skuId: textIn(sku.skuId) || null })),
    }),
  };
  if (!isReviewed || isDraft) {
    goods.edit(shopId, itemId, change);
  } else goods.editReviewed(shopId, itemId, { ...change, submits: true });
  const left = put?.edit?.skus ?? goods.goods(shopId).find(({ goodId }) => goodId === itemId)?.skus ?? [];
  for (const [index, { skuId }] of (input.skuList === undefined ? [] : left).entries()) {
    const { skuId: told, skuStockChangeType: type, skuChangeStock: by } = skus[index] ?? {};
    const before = textIn(told) === '' ? 0 : stocks.of(shopId, skuId).quantity;
    stocks.put(shopId, skuId, {
      quantity: type === undefined ? before : quantityOf(before, type, numberIn(by)),
    });
  }
  return { data: { itemId: input.itemId, skuIds: left.map(({ skuId }) => wholeNumber(skuId)) } };
}

/** 1 adds, 2 reduces, 3 sets. */
function quantityOf(before: number, type: unknown, by: number): number {
  return type === 3 ? by : Math.max(0, before + (type === 2 ? -by : by));
}

function editedSkuProblem(skus: readonly Given[], there: readonly { skuId: string }[]): KuaishouError | null {
  const ids = skus.map(({ skuId }) => textIn(skuId)).filter(Boolean);
  const isKnown = ids.every((id) => there.some(({ skuId }) => skuId === id));
  if (!isKnown || new Set(ids).size < ids.length) return refusedItem('sku不存在');
  return skuProblem(skus);
}

function skuIn({ skuProps, skuSalePrice, skuNick }: Given) {
  return {
    sku: valuesIn(skuProps).join(';'),
    ...{ price: numberIn(skuSalePrice), merchantCode: textIn(skuNick) },
  };
}

function titleProblem(title: string): KuaishouError | null {
  const length = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
  if (length === 0 || length > MAX_TITLE) return refusedItem('商品标题长度不符合要求');
  const forbidden = forbiddenIn(title);
  return forbidden ? refusedItem(`商品标题含违禁词：${forbidden}`) : null;
}

/** Null for those that are not told. */
function pictureProblem(pictures: string[] | null, detail: string[] | null): KuaishouError | null {
  if (pictures && (pictures.length === 0 || pictures.length > MAX_PICTURES.goods))
    return refusedItem('商品主图须为1到9张');
  if (detail && (detail.length === 0 || detail.length > MAX_PICTURES.detail))
    return refusedItem('商品详情图须为1到50张');
  return [...(pictures ?? []), ...(detail ?? [])].every((url) => url.startsWith(IMAGES))
    ? null
    : refusedItem('图片必须是快手平台图片');
}

function problemOf({ shopId }: SimulatedShop, input: Given): KuaishouError | null {
  const titled = titleProblem(textIn(input.title));
  if (titled) return titled;
  const leaf = leafOf(numberIn(input.categoryId));
  if (!leaf) return refusedItem('类目不存在或不是叶子类目');
  if (!/^\d+$/.test(textIn(input.relItemId))) return KUAISHOU_ERRORS.fieldInvalid;
  const pictured = pictureProblem(textsIn(input.imageUrls), textsIn(input.detailImageUrls));
  if (pictured) return pictured;
  const freight = numberIn(input.expressTemplateId);
  if (!freightsOf(shopId).some(({ id }) => id === freight)) return refusedItem('运费模板不存在');
  const rule = givenIn(input.serviceRule);
  if (!PROMISES.includes(numberIn(rule.promiseDeliveryTime)) || !['1', '4'].includes(textIn(rule.refundRule)))
    return refusedItem('服务规则不正确');
  return propertyProblem(leaf.properties ?? [], input) ?? skuProblem(listIn(input.skuList));
}

function propertyProblem(properties: readonly Property[], input: Given): KuaishouError | null {
  const told = new Map(listIn(input.itemPropValues).map((value) => [numberIn(value.propId), value]));
  for (const property of properties.filter(isOfGoods)) {
    const value = told.get(property.id);
    if (!value && property.required) return refusedItem(`类目属性【${property.name}】必填`);
    if (value && !isRight(property, value)) return refusedItem(`类目属性【${property.name}】的值不正确`);
  }
  return null;
}

function isRight(property: Property, value: Given): boolean {
  const isOption = ({ propValueId: id, propValue: name }: Given) =>
    valuesOf(property).some((each) => each.propValueId === id && each.propValue === name);
  switch (inputOf(property)) {
    case 'RADIO':
      return isOption(givenIn(value.radioPropValue));
    case 'CHECKBOX':
      return listIn(value.checkBoxPropValuesList).every(isOption);
    default:
      return textIn(value.textPropValue) !== '';
  }
}

/** The combinations are all of the values, the first property with pictures of the platform. */
function skuProblem(skus: readonly Given[]): KuaishouError | null {
  if (skus.length === 0 || skus.length > MAX_SKUS) return refusedItem('sku数量须为1到600');
  const combinations = skus.map(({ skuProps }) => valuesIn(skuProps));
  const [first = []] = combinations;
  const counts = first.map((_, at) => new Set(combinations.map((values) => values[at])).size);
  if (first.length > 3 || counts.reduce((product, count) => product * count, 1) !== skus.length)
    return refusedItem('规格须包含所有规格的组合');
  const hasPictures = skus.every(({ skuProps }) =>
    listIn(skuProps).some(
      ({ isMainProp, imageUrl }) => isMainProp === 1 && textIn(imageUrl).startsWith(IMAGES),
    ),
  );
  if (!hasPictures) return refusedItem('主属性规格图片必传');
  return skus.every(({ skuSalePrice: price }) => numberIn(price) >= 1)
    ? null
    : refusedItem('商品价格须大于0');
}

/** What combinations differ by is told with them. */
function isOfGoods({ isSelling }: Property): boolean {
  return !isSelling;
}

/** A property that takes one's own words is one of words here. */
function inputOf({ type, diy }: Property): string {
  return diy ? 'TEXT' : INPUTS[type];
}

function valuesOf(property: Property) {
  return (property.options ?? []).map((propValue, index) => ({
    ...{ propValueId: valueIdOf(property, index), propValue },
  }));
}

function valuesIn(props: unknown): string[] {
  return listIn(props).map(({ propValueName }) => textIn(propValueName));
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn) : [];
}
