interface Fees {
  courierId: number;
  firstWeight: number;
  firstFee: number;
  stepWeight: number;
  stepFee: number;
}

interface Warehouse<Offer> {
  warehouse?: { couriers: readonly Offer[] } | null;
}

/** Goods whose warehouses say what couriers cost for them: by their own freight template where they have one. */
export function withOwnFees<
  Offer extends Fees,
  Place extends Warehouse<Offer>,
  Good extends { courierFees: readonly Fees[]; warehouses: readonly Place[] },
>(good: Good): Good {
  if (good.courierFees.length === 0) return good;
  const own = new Map(good.courierFees.map((fees) => [fees.courierId, fees]));
  const priced = (offer: Offer): Offer => {
    const { firstWeight, firstFee, stepWeight, stepFee } = own.get(offer.courierId) ?? offer;
    return { ...offer, firstWeight, firstFee, stepWeight, stepFee };
  };
  const warehouses = good.warehouses.map(({ warehouse, ...place }) => ({
    ...place,
    warehouse: warehouse && { ...warehouse, couriers: warehouse.couriers.map(priced) },
  }));
  return { ...good, warehouses };
}
