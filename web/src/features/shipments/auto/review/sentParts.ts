import { type Composed, partsOf } from '../flow/batchInput.ts';
import { type Route, splitTo } from '../flow/parcelSplits.ts';
import { nameOfItem, parcelKey, splitParcels } from '../flow/plannedParcels.ts';
import { goodsText } from '../flow/shipAuto.text.ts';

/** So many pieces of what is called so. */
export interface SentLine {
  name: string;
  quantity: number;
}

/** What the parcels of a part are sent. */
export interface SentPart {
  /** How the part is called; empty before its goods were read. */
  name: string;
  /** Whether all get the same, whatever their customers bought. */
  isSame: boolean;
  /** By `parcelKey`. */
  contentOf: (key: string) => readonly SentLine[];
  /** How many parcels its order becomes; undefined for one. */
  splitOf: (key: string) => number | undefined;
}

/** The parts of the batch, in its order; `oneName` is of the goods that go to all. */
export function sentParts(draft: Composed, oneName: string): SentPart[] {
  const { mode, plan } = draft;
  if (mode === 'one' || !plan) {
    return partsOf(draft).map(({ quantity, ...route }) => {
      const lines = [{ name: oneName, quantity: quantity ?? 1 }];
      const second = splitTo(draft.splits, route)?.courierName;
      const name = [oneName, second].filter(Boolean).join(' · ');
      return { name, isSame: true, contentOf: () => lines, splitOf: () => undefined };
    });
  }
  const splits = splitParcels(plan);
  const names = new Map(
    plan.parts.flatMap(({ contents }) =>
      contents.flatMap(({ items }) => items.map((item) => [item.skuId, nameOfItem(item)])),
    ),
  );
  const warehouseNames = new Map(plan.parts.map((part) => [part.warehouseId, part.warehouseName]));
  const courierNames = new Map(plan.parts.map((part) => [part.courierId, part.courierName]));
  const titleOf = (route: Route) =>
    goodsText.ships(
      warehouseNames.get(route.warehouseId) ?? '',
      splitTo(draft.splits, route)?.courierName ?? courierNames.get(route.courierId) ?? '',
    );
  return partsOf(draft).map(({ warehouseId, courierId, contents }) => {
    const lines = new Map(
      (contents ?? []).map((content) => [
        parcelKey(content),
        content.items.map(({ skuId, quantity }) => ({ name: names.get(skuId) ?? '', quantity })),
      ]),
    );
    return {
      name: titleOf({ warehouseId, courierId }),
      isSame: false,
      contentOf: (key) => lines.get(key) ?? [],
      splitOf: (key) => splits.get(key),
    };
  });
}
