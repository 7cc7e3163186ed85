import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { LoadShipmentGoodQuery } from '../../graphql/generated/graphql.ts';
import { withOwnFees } from '../../shop/ownFees.ts';
import { LoadShipmentGood } from './goods.graphql.ts';

export type ShipmentGood = LoadShipmentGoodQuery['good'];

/** The chosen goods from the cache, where the wizard's own reading put them; couriers cost what they cost for these goods. */
export function useChosenGood(goodId: number | null): ShipmentGood | null {
  const { data } = useQuery(LoadShipmentGood, {
    variables: { id: goodId ?? 0 },
    skip: goodId === null,
    fetchPolicy: 'cache-first',
    context: { quiet: 'outages' },
  });
  const good = data?.good ?? null;
  const priced = useMemo(() => good && withOwnFees(good), [good]);
  return goodId === null ? null : priced;
}

/** Fen a piece of the cheapest combination on sale. */
export function leastPrice({ price, skus }: Pick<ShipmentGood, 'price' | 'skus'>): number {
  const prices = pricesOf(skus);
  return prices.length > 0 ? Math.min(...prices) : price;
}

/** Whether the combinations on sale differ in price. */
export function hasSeveralPrices({ skus }: Pick<ShipmentGood, 'skus'>): boolean {
  return new Set(pricesOf(skus)).size > 1;
}

function pricesOf(skus: ShipmentGood['skus']): number[] {
  return skus.filter(({ onSale }) => onSale).map(({ price }) => price);
}

interface Offer {
  enabled: boolean;
  courier: { status: string };
}

interface Holder<Courier> {
  id: number;
  warehouse?: { couriers: readonly Courier[] } | null;
}

/** The couriers that can be chosen at a warehouse of the goods. */
export function openCouriers<Courier extends Offer>(
  good: { warehouses: readonly Holder<Courier>[] } | null,
  warehouseId: number | null,
): readonly Courier[] {
  const couriers = good?.warehouses.find(({ id }) => id === warehouseId)?.warehouse?.couriers ?? [];
  return couriers.filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE');
}

/** The chosen warehouse of the goods, and of its couriers the chosen one. */
export function chosenParts(
  good: ShipmentGood | null,
  { warehouseId, courierId }: { warehouseId: number | null; courierId: number | null },
) {
  const warehouse = good?.warehouses.find(({ id }) => id === warehouseId) ?? null;
  const offer = warehouse?.warehouse?.couriers.find((one) => one.courierId === courierId) ?? null;
  return { warehouse, offer };
}
