import type { SaleObstacle } from './goodsEditor.text.ts';

interface Kept {
  warehouseId: number;
  available: number;
  /** Of its own; bundles have none. */
  safetyHeld?: number;
}

/** What keeps goods on sale from being ordered; null when some are left where they are shipped from. */
export function saleObstacleOf(
  stocks: readonly Kept[],
  warehouses: readonly { id: number; status: string }[],
): SaleObstacle | null {
  const left = stocks.filter(({ available }) => available > 0);
  if (left.length === 0)
    return stocks.some(({ safetyHeld = 0 }) => safetyHeld > 0) ? 'onlySafety' : 'noStock';
  const paused = new Set(warehouses.filter(({ status }) => status !== 'ACTIVE').map(({ id }) => id));
  return left.every(({ warehouseId }) => paused.has(warehouseId)) ? 'paused' : null;
}
