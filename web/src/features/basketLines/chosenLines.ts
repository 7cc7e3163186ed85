import type { ListBasketLinesQuery } from '../../graphql/generated/graphql.ts';
import { basketText as text } from './basketLines.text.ts';

export type BasketLine = ListBasketLinesQuery['basketLines'][number];

/** Most combinations of a parcel, and most warehouses of a shipment. */
export const MAX_LINES_A_PARCEL = 20;
const MAX_WAREHOUSES = 10;

/** Lines of one warehouse. */
export interface WarehouseLines {
  warehouseId: number;
  warehouseName: string;
  lines: readonly BasketLine[];
}

/** The lines by their warehouses, in the order in which they come. */
export function byWarehouse(lines: readonly BasketLine[]): WarehouseLines[] {
  return [...Map.groupBy(lines, ({ warehouseId }) => warehouseId)].map(([warehouseId, own]) => ({
    ...{ warehouseId, warehouseName: own[0]?.warehouseName ?? '' },
    lines: own,
  }));
}

/** How goods with their combination are called. */
export function nameOfLine({ goodName, skuName }: BasketLine): string {
  return [goodName, skuName].filter(Boolean).join(' ');
}

/** Fen of what every recipient gets, without the couriers. */
export function goodsFeeOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Why the lines cannot be shipped together as they are; null where they can. */
export function obstacleTo(chosen: readonly BasketLine[]): string | null {
  const warehouses = byWarehouse(chosen);
  if (chosen.length === 0) return text.nothingChosen;
  if (warehouses.length > MAX_WAREHOUSES) return text.tooManyWarehouses(MAX_WAREHOUSES);
  const full = warehouses.find(({ lines }) => lines.length > MAX_LINES_A_PARCEL);
  if (full) return text.tooManyLines(full.warehouseName, MAX_LINES_A_PARCEL);
  for (const { lines } of warehouses)
    for (const own of Map.groupBy(lines, ({ goodId }) => goodId).values()) {
      const [first] = own;
      if (!first) continue;
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
      const { goodName, minNum, maxNum, unit } = first;
      if (pieces < minNum) return text.tooFew(goodName, minNum, unit);
      if (pieces > maxNum) return text.tooMany(goodName, maxNum, unit);
    }
  return null;
}
