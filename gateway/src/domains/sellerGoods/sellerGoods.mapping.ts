import type { GoodInput } from '../../resolvers.generated.ts';
import type { ValueOf } from '../../rest/enums.ts';
import { idOrNone } from '../../rest/idOrNone.ts';

export const sellerGoodSort = { NEWEST: 1, UPDATED: 2, SOLD: 3, STOCK: 4, MONTH_SOLD: 5 } as const;
export const goodRevisionStatus = { WAITING: 1, REFUSED: 2 } as const;
export type GoodRevisionStatus = ValueOf<typeof goodRevisionStatus>;

export type SellerGoodSort = ValueOf<typeof sellerGoodSort>;

/** New goods, which have no version yet. */
export function creationOf({ version: _version, freightTemplateId, ...good }: GoodInput) {
  return { ...good, freightTemplateId: idOrNone(freightTemplateId), ...combinationsOf(good) };
}

/** An edit, which excludes the stock of what there is. A missing version becomes one that no caller can have read. */
export function editOf(id: number, { stocks: _stocks, version, freightTemplateId, ...good }: GoodInput) {
  return {
    ...good,
    freightTemplateId: idOrNone(freightTemplateId),
    ...combinationsOf(good),
    id,
    version: version ?? -1,
  };
}

function combinationsOf({ skus }: Pick<GoodInput, 'skus'>) {
  return { skus: skus?.map(({ onSale, ...sku }) => ({ ...sku, status: onSale ? 1 : 2 })) };
}
