import { sql } from 'drizzle-orm';
import { Refusal } from '../../../shared/refusal.ts';
import { bulkEditModes } from '../../../shared/statuses.ts';
import { MAX_PARCEL_WEIGHT } from '../../pricing/parcelPrice.ts';
import { MAX_PIECES } from '../../stock/stock.schemas.ts';
import { moveStocks, setSafetyStocks, setSkus } from '../bulkEdits.writes.ts';
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

const ofStocks = {
  ...ofSkus,
  modes: [set, add],
  check(change) {
    checkSet(change, 0, MAX_PIECES);
    if (change.warehouseId === undefined) throw new Refusal('BAD_PARAM', { field: 'change.warehouseId' });
  },
} as const satisfies Partial<Kind>;

export const stock: Kind = {
  ...ofStocks,
  /** Pieces on hand, with the safety stock. */
  value: sql`(s.quantity + s.safety_held)`,
  undoesDifference: true,
  judge(target, after) {
    const { isBundle, locked } = target;
    if (isBundle) return new Refusal('BUNDLE_STOCK');
    if (after === null) return new Refusal('BULK_STOCK_MISSING');
    if (after < locked) return new Refusal('STOCK_LOCKED', { locked });
    return after > MAX_PIECES ? new Refusal('BULK_STOCK_MAX', { max: MAX_PIECES }) : target;
  },
  write: moveStocks,
};

export const safetyStock: Kind = {
  ...ofStocks,
  value: sql`s.safety_quantity`,
  after: ({ value }, change) => Math.max(0, amountAfter(value, change)),
  judge(target, after) {
    if (target.isBundle) return new Refusal('BUNDLE_STOCK');
    if (after === null) return new Refusal('BULK_STOCK_MISSING');
    return after > MAX_PIECES ? new Refusal('BULK_STOCK_MAX', { max: MAX_PIECES }) : target;
  },
  write: setSafetyStocks,
};
