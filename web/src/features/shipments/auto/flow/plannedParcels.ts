import type { ShopContentInput } from '../../../../graphql/generated/graphql.ts';
import type { Plan } from './autoDraft.ts';

type Part = Plan['parts'][number];
type Content = Part['contents'][number];
export type PlannedItem = Content['items'][number];

/** Tells the parcels of a part apart: an order of the shop, or a merge. */
export function parcelKey(parcel: Pick<ShopContentInput, 'mergeId' | 'shopOrderId'>): string {
  return parcel.mergeId ? `merge ${parcel.mergeId}` : `order ${parcel.shopOrderId}`;
}

/** Parcels that hold the same. */
interface SameParcels {
  items: readonly PlannedItem[];
  /** Why they hold what a fallback names; null where none does. */
  rerouted: string | null;
  parcels: number;
}

/** What the parcels of a part hold, the same ones together; what most of them hold comes first. */
export function sameParcels({ contents }: Pick<Part, 'contents'>): SameParcels[] {
  const groups = Map.groupBy(contents, ({ items, rerouted }) =>
    JSON.stringify([rerouted, ...items.map(({ skuId, quantity }) => [skuId, quantity])]),
  );
  return [...groups.values()]
    .map((same) => ({
      items: same[0]?.items ?? [],
      rerouted: same[0]?.rerouted ?? null,
      parcels: same.length,
    }))
    .sort((one, other) => other.parcels - one.parcels);
}

/** The plan without these parcels, in all of its parts. */
export function withoutParcels(plan: Plan, keys: ReadonlySet<string>): Plan {
  const parts = plan.parts.map((part) => ({
    ...part,
    mergeIds: part.mergeIds.filter((mergeId) => !keys.has(parcelKey({ mergeId }))),
    shopOrderIds: part.shopOrderIds.filter((shopOrderId) => !keys.has(parcelKey({ shopOrderId }))),
    contents: part.contents.filter((content) => !keys.has(parcelKey(content))),
  }));
  return { ...plan, parts: parts.filter(({ contents }) => contents.length > 0) };
}

/** How many parcels a plan makes. */
export function countParcels({ parts }: Pick<Plan, 'parts'>): number {
  return parts.reduce((sum, { contents }) => sum + contents.length, 0);
}

/** How many parcels the orders become that become several, by `parcelKey`. */
export function splitParcels({ parts }: Pick<Plan, 'parts'>): ReadonlyMap<string, number> {
  const keys = Map.groupBy(
    parts.flatMap(({ contents }) => contents.map(parcelKey)),
    (key) => key,
  );
  return new Map([...keys].flatMap(([key, { length }]) => (length > 1 ? [[key, length]] : [])));
}

/** Goods with their combination, as people call them. */
export function nameOfItem({ goodName, skuName }: Pick<PlannedItem, 'goodName' | 'skuName'>): string {
  return [goodName, skuName].filter(Boolean).join(' ');
}

/** The goods that parts hold, each once. */
export function goodsOfPlan(parts: readonly Pick<Part, 'contents'>[]): number[] {
  return [
    ...new Set(
      parts.flatMap(({ contents }) => contents.flatMap(({ items }) => items.map((one) => one.goodId))),
    ),
  ];
}
