import type { DraftPlace } from '../../flows/draftEditor.ts';
import { WEEK } from '../../lib/courier.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import { blankCourier, type CourierForm } from './courierForm.ts';
import type { WarehouseDraft } from './warehouseEditor.setup.ts';
import { blankWarehouse, type WarehouseForm } from './warehouseForm.ts';

/** The unsaved changes of one account to one of its warehouses; a new one has a place of its own. */
export function warehouseDraftStore(
  area: StorageArea,
  { account, id }: DraftPlace,
): StoredValue<WarehouseDraft> {
  return storedValue(area, { key: `chengcang.warehouse.${account}.${id ?? 'new'}`, version: 1, read });
}

function read(data: unknown): WarehouseDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const { form: stored, version } = data as Partial<Record<keyof WarehouseDraft, unknown>>;
  const form = withWeekdays(stored);
  if (!isLike(form, blankWarehouse)) return null;
  const couriers = (form as WarehouseForm).couriers as readonly unknown[];
  if (!couriers.every((courier) => isLike(courier, { ...blankCourier, courierId: 0 }))) return null;
  return {
    form: { ...(form as WarehouseForm), couriers: couriers as readonly CourierForm[] },
    version: typeof version === 'number' ? version : null,
  };
}

/** A stored form in its order: an earlier version had a flag for each day, Sunday first, and called the cut-off `cutoffTime`. */
function withWeekdays(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const parts = Object.entries(stored).map(([name, value]) => {
    if (name === 'days' && Array.isArray(value))
      return ['weekdays', WEEK.filter((_, at) => value[(at + 1) % WEEK.length] === true)];
    return [name === 'cutoffTime' ? 'cutoff' : name, value];
  });
  return Object.fromEntries(parts);
}

/** Whether every part is of the kind that the blank one has. */
export function isLike(data: unknown, blank: object): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(blank).every(([part, value]) => {
    const own = (data as Record<string, unknown>)[part];
    return Array.isArray(value) ? Array.isArray(own) : typeof own === typeof value;
  });
}
