import type { Good, GoodSku, GoodWarehouse } from './goodDetail.ts';

/** The chosen value of each property, in their order; null where none is. */
export type Chosen = readonly (number | null)[];

/** What can be had of a value beside what else is chosen. */
export type ValueState = 'open' | 'out' | 'apart' | 'off';

type Combined = Pick<Good, 'properties' | 'skus'>;

/** What is chosen at first: the only combination on sale, where there is one. */
export function firstChoice({ properties, skus }: Combined): Chosen {
  const [only, ...others] = skus.filter(({ onSale }) => onSale);
  return only && others.length === 0 ? only.valueIds : properties.map(() => null);
}

/** The combination that is chosen; null as long as a property is open. Goods without properties have one. */
export function chosenSku({ skus }: Combined, chosen: Chosen): GoodSku | null {
  return skus.find(({ valueIds }) => valueIds.every((id, place) => id === chosen[place])) ?? null;
}

/** The properties of which no value is chosen yet. */
export function openProperties({ properties }: Combined, chosen: Chosen) {
  return properties.filter((_, place) => chosen[place] === null);
}

/** The choice with a value in place of that of its property; what is never sold together with it is open again. */
export function withValue({ skus }: Combined, chosen: Chosen, place: number, valueId: number): Chosen {
  const sold = skus.filter(({ onSale, valueIds }) => onSale && valueIds[place] === valueId);
  return chosen.reduce<Chosen>(
    (kept, id, at) => {
      const next = kept.with(at, at === place ? valueId : id);
      return sold.some((sku) => matches(sku, next)) ? next : kept;
    },
    chosen.map(() => null),
  );
}

/** What can be had of a value: in stock anywhere, sold out, not together with what is chosen, or not at all. */
export function valueState({ skus }: Combined, chosen: Chosen, place: number, valueId: number): ValueState {
  const sold = skus.filter(({ onSale, valueIds }) => onSale && valueIds[place] === valueId);
  if (sold.length === 0) return 'off';
  const beside = sold.filter((sku) => matches(sku, chosen.with(place, valueId)));
  if (beside.length === 0) return 'apart';
  return beside.some(({ stocks }) => stocks.some(({ available }) => available > 0)) ? 'open' : 'out';
}

/** The picture of what is chosen so far; null where all that may be meant has none of its own, or several. */
export function chosenPicture({ skus }: Combined, chosen: Chosen): string | null {
  if (chosen.every((id) => id === null)) return null;
  return commonPicture(skus.filter((sku) => matches(sku, chosen)));
}

/** The pictures of the values of the first property, where some have one of their own. */
export function valuePictures({ pic, properties, skus }: Combined & Pick<Good, 'pic'>): Map<number, string> {
  const pictures = (properties[0]?.values ?? []).map(
    ({ id }) => [id, commonPicture(skus.filter(({ valueIds }) => valueIds[0] === id))] as const,
  );
  if (pictures.every(([, picture]) => picture === null)) return new Map();
  return new Map(pictures.map(([id, picture]) => [id, picture ?? pic]));
}

/** The warehouses with what they have of a combination, or of all of them. */
export function warehousesOf({ warehouses }: Pick<Good, 'warehouses'>, sku: GoodSku | null): GoodWarehouse[] {
  return warehouses.map((warehouse) => {
    if (!sku) return warehouse;
    const stock = sku.stocks.find(({ warehouseId }) => warehouseId === warehouse.id);
    return { ...warehouse, available: stock?.available ?? 0 };
  });
}

function commonPicture(skus: readonly GoodSku[]): string | null {
  const pictures = new Set(skus.map(({ pic }) => pic));
  const [only] = pictures;
  return pictures.size === 1 && only ? only : null;
}

function matches({ valueIds }: GoodSku, chosen: Chosen): boolean {
  return chosen.every((id, place) => id === null || id === valueIds[place]);
}
