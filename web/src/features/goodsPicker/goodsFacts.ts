import type { Refusal } from '../../lib/refusal.ts';

/** What the rules of the wizard need to know about the chosen goods. */
export interface GoodsFacts {
  goodId: number;
  /** Fewest and most pieces a parcel. */
  minNum: number;
  maxNum: number;
  warehouses: readonly {
    id: number;
    /** Ships at present. */
    open: boolean;
    /** Pieces that can be ordered now. */
    available: number;
    /** Couriers that can be chosen. */
    courierIds: readonly number[];
  }[];
}

/** What came of reading the goods. */
export type GoodsFactsResult = { kind: 'known'; facts: GoodsFacts } | Refusal;

interface Choice {
  warehouseId: number | null;
  courierId: number | null;
  num: number;
}

/** The choice bent to what is offered: a closed warehouse gives way to an open one with stock, a courier to none. */
export function fitChoice({ warehouses, minNum, maxNum }: GoodsFacts, choice: Choice): Choice {
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
    num: Math.min(Math.max(choice.num, minNum), maxNum),
  };
}
