import type { Refusal } from '../../lib/refusal.ts';
import type { Item } from '../../shop/items.ts';

/** What a courier takes for the goods; weights in grams, fees in fen. */
export interface CourierFees {
  courierId: number;
  firstWeight: number;
  firstFee: number;
  stepWeight: number;
  stepFee: number;
}

/** A warehouse as far as the rules of a wizard need it. */
export interface WarehouseFacts {
  id: number;
  /** Ships at present. */
  open: boolean;
  /** Pieces that can be ordered now. */
  available: number;
  /** Couriers that can be chosen. */
  courierIds: readonly number[];
  /** By their own freight template where the goods have one. */
  fees: readonly CourierFees[];
}

/** A combination of goods; those without properties have one, with no values and no name. */
export interface SkuFacts {
  skuId: number;
  /** Its values, such as 红色 XL. */
  name: string;
  values: readonly string[];
  skuNo: string;
  merchantCode: string;
  pic: string;
  /** Fen a piece. */
  price: number;
  /** Grams a piece. */
  weight: number;
  /** Pieces that can be ordered now, by warehouse. */
  stocks: readonly { warehouseId: number; available: number }[];
  /** What one piece takes the stock of, where it has none of its own. */
  bundleParts: readonly Item[];
}

/** What the rules of the wizard need to know about the chosen goods. */
export interface GoodsFacts {
  goodId: number;
  name: string;
  unit: string;
  /** Fewest and most pieces a parcel. */
  minNum: number;
  maxNum: number;
  warehouses: readonly WarehouseFacts[];
  /** Those on sale. */
  skus: readonly SkuFacts[];
}

/** What came of reading the goods. */
export type GoodsFactsResult = { kind: 'known'; facts: GoodsFacts } | Refusal;

interface Choice {
  warehouseId: number | null;
  courierId: number | null;
}

/** The choice bent to what is offered: a closed warehouse gives way to an open one with stock, a courier to none. */
export function fitDelivery(warehouses: readonly WarehouseFacts[], choice: Choice): Choice {
  const open = warehouses.filter((one) => one.open);
  const warehouse =
    open.find(({ id }) => id === choice.warehouseId) ??
    open.find(({ available }) => available > 0) ??
    open[0];
  const couriers = warehouse?.courierIds ?? [];
  const only = couriers.length === 1 ? couriers[0] : undefined;
  return {
    warehouseId: warehouse?.id ?? null,
    courierId: couriers.find((id) => id === choice.courierId) ?? only ?? null,
  };
}

/** The combination of goods that is chosen; of several null until one of those on sale is. */
export function chosenSku({ skus }: Pick<GoodsFacts, 'skus'>, skuId: number | null): SkuFacts | null {
  const [only, ...others] = skus;
  return (others.length === 0 ? only : skus.find((sku) => sku.skuId === skuId)) ?? null;
}

/** The choice of a combination bent to what is sold; null where there is none to choose. */
export function fitSku(facts: Pick<GoodsFacts, 'skus'>, skuId: number | null): number | null {
  return facts.skus.length > 1 ? (chosenSku(facts, skuId)?.skuId ?? null) : null;
}

/** The same of one goods, and the pieces within what they allow. */
export function fitChoice(
  { warehouses, minNum, maxNum }: Pick<GoodsFacts, 'warehouses' | 'minNum' | 'maxNum'>,
  choice: Choice & { quantity: number },
): Choice & { quantity: number } {
  const quantity = Math.min(Math.max(choice.quantity, minNum), maxNum);
  return { ...fitDelivery(warehouses, choice), quantity };
}
