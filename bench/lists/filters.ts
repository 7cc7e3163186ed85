import type { ParcelsFilter } from '../../api/src/modules/parcels/parcels.schemas.ts';
import type { OrdersFilter } from '../../api/src/modules/shipments/shipments.schemas.ts';
import type { Actor } from '../../api/src/shared/actor.ts';

/** Who looks, and how many orders it has. */
export type Owner = { actor: Actor; orders: number };

const day = { startAt: new Date(Date.now() - 86_400_000).toISOString(), endAt: new Date().toISOString() };
const no = ({ actor }: Owner) => `${actor.accountId}-77`;

export const orderFilters: Record<string, (owner: Owner) => OrdersFilter> = {
  'no filter': () => ({}),
  'a frequent tab': () => ({ status: 50 }),
  'a rare tab': () => ({ status: 20 }),
  'after-sales': () => ({ afterSale: true }),
  'a warehouse': () => ({ warehouseId: 2 }),
  'what there is none of': () => ({ platform: 99 }),
  'a day': () => day,
  'the highest fee first': () => ({ sort: 'feeHigh' }),
  'the last page but ten': ({ orders }) => ({ page: orders / 10 - 10 }),
  'an order number': (owner) => ({ keyword: `B${no(owner)}` }),
  'a waybill number': (owner) => ({ keyword: `YT${no(owner)}-2` }),
  'a third-party number': (owner) => ({ keyword: `T${no(owner)}-2` }),
  'a part of the goods’ name': () => ({ keyword: '第7款' }),
};

export const parcelFilters: Record<string, (owner: Owner) => ParcelsFilter> = {
  'no filter': () => ({}),
  'a frequent tab': () => ({ status: 50 }),
  'a rare tab': () => ({ status: 20 }),
  refunded: () => ({ refundStatus: 40 }),
  'failed waybills': () => ({ outputStatus: 4 }),
  'a warehouse': () => ({ warehouseId: 2 }),
  'what there is none of': () => ({ platform: 99 }),
  'a day': () => day,
  'the last page but ten': ({ orders }) => ({ page: orders / 4 - 10 }),
  'a waybill number': (owner) => ({ keyword: `YT${no(owner)}-2` }),
  'a third-party number': (owner) => ({ keyword: `T${no(owner)}-2` }),
  'a part of the goods’ name': () => ({ keyword: '第7款' }),
};
