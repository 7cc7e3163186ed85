import { isDeepStrictEqual } from 'node:util';
import { yuanText } from '../../shared/money.ts';
import type { RevisedGoodDto, SellerGoodDto } from './sellerGoods.schemas.ts';

/** A field of goods that an edit changes, as an operator reads it. */
export type Difference = { field: string; before: string; after: string };

type Shown = Pick<
  RevisedGoodDto,
  'name' | 'categoryId' | 'pics' | 'detail' | 'unit' | 'minNum' | 'maxNum' | 'platforms' | 'isGift'
>;

const FIELDS: [field: string, key: keyof Shown][] = [
  ['名称', 'name'],
  ['分类', 'categoryId'],
  ['图片', 'pics'],
  ['详情', 'detail'],
  ['单位', 'unit'],
  ['最少件数', 'minNum'],
  ['最多件数', 'maxNum'],
  ['平台', 'platforms'],
  ['礼品', 'isGift'],
];

/** What an edit makes of goods, field by field and combination by combination; `categories`: their names by id. */
export function differencesOf(
  good: SellerGoodDto,
  revised: RevisedGoodDto,
  categories: ReadonlyMap<number, string>,
): Difference[] {
  const textOf = (of: Shown, key: keyof Shown) =>
    (key === 'categoryId' && categories.get(of.categoryId)) || valueText(of[key]);
  const fields = FIELDS.filter(([, key]) => !isDeepStrictEqual(good[key], revised[key])).map(
    ([field, key]) => ({ field, before: textOf(good, key), after: textOf(revised, key) }),
  );
  const properties = [good.properties, revised.properties].map(propertyText);
  const [before = '', after = ''] = properties;
  const skus = revised.skus.flatMap((sku) => {
    const name = sku.values.join(' / ');
    const was = good.skus.find(({ id }) => id === sku.id);
    const [old, next] = [was ? skuText(was.name, was) : '', skuText(name, sku)];
    return old === next ? [] : [{ field: '规格', before: old, after: next }];
  });
  const removed = good.skus.filter(({ id }) => !revised.skus.some((sku) => sku.id === id));
  return [
    ...fields,
    ...(before === after ? [] : [{ field: '规格项', before, after }]),
    ...skus,
    ...removed.map((sku) => ({ field: '规格', before: skuText(sku.name, sku), after: '' })),
  ];
}

function valueText(value: Shown[keyof Shown]): string {
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function propertyText(properties: readonly { name: string; values: readonly { name: string }[] }[]): string {
  return properties
    .map(({ name, values }) => `${name}：${values.map((value) => value.name).join('、')}`)
    .join('；');
}

type SkuFacts = Pick<RevisedGoodDto['skus'][number], 'supplyPrice' | 'weight' | 'pic' | 'status'>;

function skuText(name: string, { supplyPrice, weight, pic, status }: SkuFacts): string {
  return [name, yuanText(supplyPrice), `${weight}g`, pic, status === 1 ? '' : '下架']
    .filter(Boolean)
    .join(' ');
}
