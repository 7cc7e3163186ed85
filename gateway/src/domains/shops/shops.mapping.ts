import type { ShopChangeInput } from '../../resolvers.generated.ts';
import type { ValueOf } from '../../rest/enums.ts';
import type {
  MergeShopOrdersPayloadDto,
  ShopOrderPageDto,
  ShopSkuPageDto,
  ShopStockPageDto,
} from './shops.dto.ts';

export const shopStatus = { ACTIVE: 1, EXPIRING: 2, EXPIRED: 3, DISABLED: 4 } as const;
export type ShopStatus = ValueOf<typeof shopStatus>;

export const remoteStatus = {
  WAIT_PAYMENT: 1,
  WAIT_SHIPMENT: 2,
  PART_SHIPPED: 3,
  SHIPPED: 4,
  COMPLETED: 5,
  CLOSED: 6,
} as const;
export type RemoteStatus = ValueOf<typeof remoteStatus>;

export const remoteRefundStatus = { NONE: 0, REFUNDING: 1, REFUNDED: 2 } as const;
export type RemoteRefundStatus = ValueOf<typeof remoteRefundStatus>;

export const importStatus = {
  PENDING: 0,
  ORDERED: 1,
  ISSUED: 2,
  RETURNED: 3,
  IGNORED: 4,
  INTERCEPTED: 5,
  ASSIGNED: 6,
} as const;
export type ImportStatus = ValueOf<typeof importStatus>;

export const shopOrderSort = { NEWEST: 'newest', SHIP_BY: 'shipBy' } as const;
export type ShopOrderSort = ValueOf<typeof shopOrderSort>;

export const tagMark = { NONE: 0, FLAG: 1, MEMO: 2, BOTH: 3 } as const;
export type TagMark = ValueOf<typeof tagMark>;

export const linkState = { UNLINKED: 0, LINKED: 1, WAITING: 2, INCOMPLETE: 3 } as const;
export type LinkState = ValueOf<typeof linkState>;

export const linkReason = { MERCHANT_CODE: 1, NAME: 2 } as const;
export type LinkReason = ValueOf<typeof linkReason>;

export const goodsPullStatus = { RUNNING: 0, DONE: 1, FAILED: 2, CANCELLED: 3 } as const;
export type ShopGoodsPullStatus = ValueOf<typeof goodsPullStatus>;

export const marginAction = { NONE: 0, TELL: 1, RAISE: 2, STOP: 3 } as const;
export type MarginAction = ValueOf<typeof marginAction>;

export const stockState = { WAITING: 0, SENT: 1, FAILED: 2 } as const;
export type ShopStockState = ValueOf<typeof stockState>;

export const assignedWait = {
  MERCHANT_UNKNOWN: 1,
  SHOP_LAPSED: 2,
  UNLINKED: 3,
  LEFT_TO_MERCHANT: 4,
  NOT_ORDERED: 5,
} as const;
export type AssignedWait = ValueOf<typeof assignedWait>;

export const mergeStatus = { SUGGESTED: 0, MERGED: 1, SPLIT: 2 } as const;
export type MergeStatus = ValueOf<typeof mergeStatus>;

/** REST keys its counts by status number. */
export function countsOf({
  counts,
}: Pick<ShopOrderPageDto, 'counts'>): { status: ImportStatus; count: number }[] {
  return Object.values(importStatus).map((status) => ({ status, count: counts[String(status)] ?? 0 }));
}

/** The same of links by state. */
export function countsOfLinks({
  counts,
}: Pick<ShopSkuPageDto, 'counts'>): { state: LinkState; count: number }[] {
  return Object.values(linkState).map((state) => ({ state, count: counts[String(state)] ?? 0 }));
}

/** The same of what is kept in a shop. */
export function countsOfStocks({
  counts,
}: Pick<ShopStockPageDto, 'counts'>): { state: ShopStockState; count: number }[] {
  return Object.values(stockState).map((state) => ({ state, count: counts[String(state)] ?? 0 }));
}

/** The selected orders: merged or rejected. */
export function wantedOf({ list, rejected }: MergeShopOrdersPayloadDto): number[] {
  return [
    ...list.flatMap(({ shopOrderIds }) => shopOrderIds),
    ...rejected.map(({ shopOrderId }) => shopOrderId),
  ];
}

/** REST requires every field of a rule. */
export function settingsOf({ tagRule, ...settings }: ShopChangeInput) {
  return tagRule ? { ...settings, tagRule: { ...tagRule, color: tagRule.color ?? null } } : settings;
}

/** REST has one field for whose shop it is and for the name that it must have; what is not said the session says. */
export function sellerOf(isSeller?: boolean | null, shopName?: string | null): 0 | 1 | string | undefined {
  if (isSeller) return 1;
  return shopName ?? (isSeller === false ? 0 : undefined);
}
