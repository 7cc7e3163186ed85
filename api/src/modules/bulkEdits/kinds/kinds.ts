import { bulkEditKinds } from '../../../shared/statuses.ts';
import { category, freightTemplate, onSale } from './goodsKinds.ts';
import type { Kind } from './kind.ts';
import { safetyStock, stock, supplyPrice, weight } from './skuKinds.ts';

/** What can be changed of many goods at once, by its number: how each is checked, computed, written and undone. */
const KINDS: Record<number, Kind> = {
  [bulkEditKinds.supplyPrice]: supplyPrice,
  [bulkEditKinds.weight]: weight,
  [bulkEditKinds.stock]: stock,
  [bulkEditKinds.category]: category,
  [bulkEditKinds.onSale]: onSale,
  [bulkEditKinds.freightTemplate]: freightTemplate,
  [bulkEditKinds.safetyStock]: safetyStock,
};

export function kindOf(kind: number): Kind {
  const found = KINDS[kind];
  if (!found) throw new Error(`no such kind of bulk edit: ${kind}`);
  return found;
}

/** The names of values whose kinds have some, by their number. */
export const NAMED_KINDS = Object.entries(KINDS).flatMap(([kind, { named }]) =>
  named ? [{ kind: Number(kind), nameOf: named.nameOf }] : [],
);
