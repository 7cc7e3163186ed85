import { ShopError } from './shopError.ts';

/** Couriers as a platform calls them, by our codes such as YTO. */
export type CourierTable = Readonly<Record<string, string>>;

export function toPlatformCourier(table: CourierTable, platform: string, courierCode: string): string {
  const theirs = Object.hasOwn(table, courierCode) ? table[courierCode] : undefined;
  if (theirs === undefined) throw new ShopError(platform, 'courierUnknown', 'COURIER');
  return theirs;
}

/** Our code; theirs where we have none, as of a parcel that somebody else has shipped. */
export function fromPlatformCourier(table: CourierTable, theirs: string): string {
  return Object.keys(table).find((ours) => table[ours] === theirs) ?? theirs;
}
