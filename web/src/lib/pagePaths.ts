import { writeSearch } from './page.ts';
import { newShipmentPath, paths } from './paths.ts';

/** The list of parcels that a filter of its address leaves, such as `status=PENDING_SHIPMENT`. */
export function parcelListPath(filter: string): string {
  return `/packageCenter?${filter}`;
}

/** What is looked at of a shop of one's own. */
export type ShopTab = 'orders' | 'problems' | 'links' | 'stock' | 'listings';

/** One shop's own page; `search` is what the list there is narrowed to. */
export function shopPath(id: number, tab?: ShopTab, search: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(search).toString();
  return `/me/shops/${id}${tab ? `/${tab}` : ''}${query && `?${query}`}`;
}

/** Into the wizard for shop orders, with those of a shop. */
export function shipOrdersPath(shopId: number): string {
  return `/shipments/auto?shop=${shopId}`;
}

/** A supplier's accounts at ERPs, with what one of them has of parcels, or only those with a failure. */
export function erpPath(accountId: number | null, failed = false): string {
  const account = accountId === null ? undefined : String(accountId);
  return `/seller/erp${writeSearch({ failed: failed ? '1' : undefined, account })}`;
}

/** A supplier's own accounts at couriers. */
export function waybillAccountsPath(): string {
  return '/seller/print?tab=accounts';
}

/**
 * Into the by-hand wizard; no courier is written as -1. Goods of several combinations may name one of them, and how many
 * pieces a parcel is to hold.
 */
export function shipByHandPath(
  goodId: number,
  courierId: number | null,
  warehouseId: number,
  { skuId = null, quantity = null }: { skuId?: number | null; quantity?: number | null } = {},
): string {
  const sku = skuId === null ? '' : `&sku=${skuId}`;
  const pieces = quantity === null ? '' : `&num=${quantity}`;
  return `/shipments/${goodId}/${courierId ?? -1}/byHand?wid=${warehouseId}${sku}${pieces}`;
}

/** Into the by-hand wizard, as it was with an earlier order or for the receivers of some parcels. */
export function shipAgainPath(of: { orderId: number } | { parcelIds: readonly number[] }): string {
  const named = 'orderId' in of ? `again=${of.orderId}` : `parcels=${of.parcelIds.join('.')}`;
  return `${newShipmentPath()}?${named}`;
}

/** Into the by-hand wizard, with lines of the basket. */
export function shipBasketPath(ids: readonly number[]): string {
  return `${newShipmentPath()}?basket=${ids.join('.')}`;
}

/** Into the by-hand wizard, with a template; `at` tells a click from the one before. */
export function shipTemplatePath(id: number, at?: number): string {
  return `${newShipmentPath()}?template=${id}${at === undefined ? '' : `&at=${at}`}`;
}

/** Into the by-hand wizard, with people of the address book as recipients. */
export function shipToEntriesPath(entryIds: readonly number[]): string {
  return `${newShipmentPath()}?book=${entryIds.join('.')}`;
}

/** What buyers say of a supplier's goods, all or those that wait for an answer. */
export function sellerReviewsPath(show?: 'waiting'): string {
  return `/seller/goodsManagement?tab=reviews${show ? `&show=${show}` : ''}`;
}

/** The list of orders with one of them. */
export function orderPath(orderNo: string): string {
  return `/orderCenter?keyword=${encodeURIComponent(orderNo)}`;
}

/** The orders that were placed as one batch. */
export function batchOrdersPath(batchNo: string): string {
  return `/orderCenter?batchNo=${encodeURIComponent(batchNo)}`;
}

/** All parcels, or those of one order; with a `keyword` those that it finds. */
export function parcelsPath(orderId?: number, keyword?: string): string {
  return `${orderId === undefined ? '/packageCenter' : `/packageCenter/${orderId}`}${writeSearch({ keyword })}`;
}

/** All refunds, or those of one order. */
export function refundsPath(orderId?: number): string {
  return `${parcelsPath(orderId)}?tab=refunds`;
}

/** Of an after-sales case. */
export function casePath(id: number): string {
  return `/cases/${id}`;
}

/**
 * Into the wallet with recharging open: an amount in fen that is proposed, or a recharge to go on with; `back` is the page
 * that it is for.
 */
export function rechargePath(
  {
    amount = null,
    payId = null,
    back = null,
  }: { amount?: number | null; payId?: number | null; back?: string | null } = {},
  wallet: string = paths.buyerWallet,
): string {
  const search = new URLSearchParams({ recharge: amount === null ? '' : String(amount) });
  if (payId !== null) search.set('payId', String(payId));
  if (back !== null) search.set('back', back);
  return `${wallet}?${search}`;
}

/** The form of new goods, or of one of the own. */
export function publishPath(goodId?: number): string {
  return goodId === undefined ? '/seller/publishGoods' : `/seller/publishGoods/${goodId}`;
}

/** Of a text that people agree to. */
export function legalPath(kind: 'TERMS' | 'PRIVACY' | 'DATA'): string {
  return `/legal/${kind.toLowerCase()}`;
}
