import type { GoodsStatus, ServiceStatus } from '../../graphql/generated/graphql.ts';

/** Why goods cannot be shipped now. */
export type Obstacle =
  | 'offSale'
  | 'notYetOnSale'
  | 'skuOff'
  | 'noWarehouse'
  | 'warehousePaused'
  | 'skuOutOfStock'
  | 'outOfStock';

interface Source {
  available: number;
  /** Null when it is gone. */
  warehouse?: { status: ServiceStatus } | null;
}

/** What keeps the goods, or the combination that is chosen, from being shipped out of that warehouse; null when nothing does. */
export function obstacleOf(
  good: { status: GoodsStatus },
  source: Source | null,
  sku: { name: string; onSale: boolean } | null = null,
): Obstacle | null {
  if (good.status === 'OFF_SALE' || good.status === 'BANNED') return 'offSale';
  if (good.status !== 'ON_SALE') return 'notYetOnSale';
  if (sku && !sku.onSale) return 'skuOff';
  if (!source) return 'noWarehouse';
  if (source.warehouse?.status !== 'ACTIVE') return 'warehousePaused';
  if (source.available > 0) return null;
  return sku?.name ? 'skuOutOfStock' : 'outOfStock';
}
