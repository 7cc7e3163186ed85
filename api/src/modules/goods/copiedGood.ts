import type { CreateGood, SellerGoodDto } from './sellerGoods.schemas.ts';

const MARK = '（副本）';
const MAX_NAME = 60;

/**
 * Goods like these, as a draft: their words, pictures, properties, combinations and prices. Stock stays where it is, and what
 * tells an article from others, its merchant code and bar codes, is to be given anew.
 */
export function copiedGood(good: SellerGoodDto): CreateGood {
  const {
    name,
    categoryId,
    pics,
    detail,
    packerNote,
    unit,
    minNum,
    maxNum,
    platforms,
    isGift,
    properties,
    skus,
    freightTemplateId,
  } = good;
  const nameOf = new Map(
    properties.flatMap(({ values }) => values.map((value) => [value.id, value.name] as const)),
  );
  return {
    name: [...name].slice(0, MAX_NAME - MARK.length).join('') + MARK,
    ...{ categoryId, pics, detail, packerNote, unit, minNum, maxNum, platforms, isGift, publish: false },
    ...(freightTemplateId !== null && { freightTemplateId }),
    properties: properties.map((property) => ({
      name: property.name,
      values: property.values.map((value) => ({ name: value.name })),
    })),
    skus: skus.map(({ valueIds, supplyPrice, weight, pic, status, bundleParts }) => ({
      values: valueIds.map((id) => nameOf.get(id) ?? ''),
      ...{ supplyPrice, weight, pic, status },
      bundleParts: bundleParts.map(({ skuId, num }) => ({ skuId, num })),
    })),
  };
}
