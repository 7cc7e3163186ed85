import type { ValueOf } from '../../rest/enums.ts';

export const goodsSort = { GENERAL: 1, SALES: 2, PRICE_UP: 3, PRICE_DOWN: 4, NEWEST: 5 } as const;
export type GoodsSort = ValueOf<typeof goodsSort>;

export const goodsStatus = {
  DRAFT: 0,
  ON_SALE: 1,
  OFF_SALE: 2,
  AUDITING: 3,
  REJECTED: 4,
  BANNED: 5,
} as const;
export type GoodsStatus = ValueOf<typeof goodsStatus>;

/** A filter as REST has it: names of properties and values as `颜色:红色`, one after the other. */
export function filterOf<Filter extends { properties?: readonly Choice[] | null }>(
  filter: Filter | null | undefined,
) {
  const properties = filter?.properties?.map(({ name, value }) =>
    [name, value].map((text) => encodeURIComponent(text.toWellFormed())).join(':'),
  );
  return { ...filter, properties: properties?.length ? properties.join(',') : undefined };
}

type Choice = { name: string; value: string };
