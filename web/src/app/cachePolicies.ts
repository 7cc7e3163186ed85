import type { InMemoryCacheConfig } from '@apollo/client';

/** How answers are kept: one entry per thing, and parts that mean nothing alone stay inside their owner. */
export const cachePolicies: InMemoryCacheConfig = {
  possibleTypes: { Account: ['Buyer', 'Seller'] },
  typePolicies: {
    // Its id is the warehouse's, its stock the good's: kept apart by good.
    GoodWarehouse: { keyFields: false },
    WarehouseCourier: { keyFields: ['warehouseId', 'courierId'] },
    GoodDeedResult: { keyFields: false },
    Region: { keyFields: false },
    GoodsArea: { keyFields: false },
    Settings: { merge: true },
    LastPurchase: { merge: true },
    IpRegion: { merge: true },
  },
};
