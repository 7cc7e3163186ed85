import { ShopError } from './shopError.ts';

/** A platform's courier codes by ours, such as YTO. */
export type CourierTable = Readonly<Record<string, string>>;

export function toPlatformCourier(table: CourierTable, platform: string, courierCode: string): string {
  const theirs = Object.hasOwn(table, courierCode) ? table[courierCode] : undefined;
  if (theirs === undefined) throw new ShopError(platform, 'courierUnknown', 'COURIER');
  return theirs;
}

/** Our code, or the platform's where we have none, as for a parcel shipped by somebody else. */
export function fromPlatformCourier(table: CourierTable, theirs: string): string {
  return Object.keys(table).find((ours) => table[ours] === theirs) ?? theirs;
}
