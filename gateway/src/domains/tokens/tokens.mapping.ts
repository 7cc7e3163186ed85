import type { ValueOf } from '../../rest/enums.ts';

export const apiTokenStatus = { ACTIVE: 1, EXPIRED: 2, REVOKED: 3 } as const;
export type ApiTokenStatus = ValueOf<typeof apiTokenStatus>;

export const tokenScope = {
  ACCOUNT_READ: 'account:read',
  GOODS_READ: 'goods:read',
  GOODS_WRITE: 'goods:write',
  STOCK_READ: 'stock:read',
  STOCK_WRITE: 'stock:write',
  WAREHOUSES_READ: 'warehouses:read',
  WAREHOUSES_WRITE: 'warehouses:write',
  ORDERS_READ: 'orders:read',
  ORDERS_WRITE: 'orders:write',
  ORDERS_PAY: 'orders:pay',
  PARCELS_READ: 'parcels:read',
  PARCELS_WRITE: 'parcels:write',
  RECEIVERS_READ: 'receivers:read',
  REFUNDS_READ: 'refunds:read',
  REFUNDS_WRITE: 'refunds:write',
  SHOPS_READ: 'shops:read',
  SHOPS_WRITE: 'shops:write',
  WALLET_READ: 'wallet:read',
  FIGURES_READ: 'figures:read',
  FILES_READ: 'files:read',
  FILES_WRITE: 'files:write',
  EVENTS_READ: 'events:read',
  WEBHOOKS_READ: 'webhooks:read',
  WEBHOOKS_WRITE: 'webhooks:write',
  DOCUMENTS_WRITE: 'documents:write',
} as const;
export type TokenScope = ValueOf<typeof tokenScope>;
