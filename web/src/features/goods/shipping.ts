import type { GoodsStatus, ServiceStatus } from '../../graphql/generated/graphql.ts';

/** Why goods cannot be shipped now. */
export type Obstacle = 'offSale' | 'notYetOnSale' | 'noWarehouse' | 'warehousePaused' | 'outOfStock';

interface Source {
  available: number;
  /** Null when it is gone. */
  warehouse?: { status: ServiceStatus } | null;
}

/** What keeps the goods from being shipped out of that warehouse; null when nothing does. */
export function obstacleOf(good: { status: GoodsStatus }, source: Source | null): Obstacle | null {
  if (good.status === 'OFF_SALE' || good.status === 'BANNED') return 'offSale';
  if (good.status !== 'ON_SALE') return 'notYetOnSale';
  if (!source) return 'noWarehouse';
  if (source.warehouse?.status !== 'ACTIVE') return 'warehousePaused';
  return source.available > 0 ? null : 'outOfStock';
}
