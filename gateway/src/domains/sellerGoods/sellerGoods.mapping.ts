import type { ValueOf } from '../../graph/enums.ts';
import type { GoodInput } from '../../resolvers.generated.ts';

export const sellerGoodSort = { NEWEST: 1, UPDATED: 2, SOLD: 3, STOCK: 4 } as const;
export type SellerGoodSort = ValueOf<typeof sellerGoodSort>;

/** Goods to be, which have no version yet. */
export function creationOf({ version: _version, ...good }: GoodInput) {
  return good;
}

/** An edit, which leaves stock alone. A version that is not given is one that nobody can have read. */
export function editOf(id: number, { stocks: _stocks, version, ...good }: GoodInput) {
  return { ...good, id, version: version ?? -1 };
}
