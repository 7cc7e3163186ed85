import { sql } from 'drizzle-orm';
import { Refusal } from '../../../shared/refusal.ts';
import { bulkEditModes } from '../../../shared/statuses.ts';
import { MAX_PARCEL_WEIGHT } from '../../pricing/parcelPrice.ts';
import { MAX_PIECES } from '../../stock/stock.schemas.ts';
import { moveStocks, setSkus } from '../bulkEdits.writes.ts';
import { amountAfter, checkSet } from './amounts.ts';
import type { Kind } from './kind.ts';

const MAX_PRICE = 10_000_000;
const MAX_WEIGHT = 50_000;
const { set, add, percent } = bulkEditModes;

const ofSkus = {
  of: 'skus',
  undoesDifference: false,
  keepsStatus: false,
  after: ({ value }, change) => amountAfter(value, change),
} as const satisfies Partial<Kind>;

export const supplyPrice: Kind = {
  ...ofSkus,
  modes: [set, add, percent],
  value: sql`k.supply_price`,
  check: (change) => checkSet(change, 1, MAX_PRICE),
  judge: (target, after) =>
    after === null || after < 1 || after > MAX_PRICE ? new Refusal('BULK_PRICE') : target,
  write: (tx, _, lines) => setSkus(tx, sql`supply_price`, lines),
};

export const weight: Kind = {
  ...ofSkus,
  modes: [set, add],
  value: sql`k.weight`,
  check: (change) => checkSet(change, 1, MAX_WEIGHT),
  judge(target, after) {
    if (after === null || after < 1 || after > MAX_WEIGHT) return new Refusal('BULK_WEIGHT');
    return after * target.minNum > MAX_PARCEL_WEIGHT ? new Refusal('PARCEL_WEIGHT') : target;
  },
  write: (tx, _, lines) => setSkus(tx, sql`weight`, lines),
};

export const stock: Kind = {
  ...ofSkus,
  modes: [set, add],
  value: sql`s.quantity`,
  undoesDifference: true,
  check(change) {
    checkSet(change, 0, MAX_PIECES);
    if (change.warehouseId === undefined) throw new Refusal('BAD_PARAM', { field: 'change.warehouseId' });
  },
  judge(target, after) {
    const { isBundle, locked } = target;
    if (isBundle) return new Refusal('BUNDLE_STOCK');
    if (after === null) return new Refusal('BULK_STOCK_MISSING');
    if (after < locked) return new Refusal('STOCK_LOCKED', { locked });
    return after > MAX_PIECES ? new Refusal('BULK_STOCK_MAX', { max: MAX_PIECES }) : target;
  },
  write: moveStocks,
};
