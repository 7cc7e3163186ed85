import type { Platform } from '../../graphql/generated/graphql.ts';

/** A parcel as the list shows it. */
export interface ListedParcel {
  id: number;
  packageNo: string;
  platform: Platform;
  courierName: string;
  waybillNo?: string | null | undefined;
  orderAt?: string | null | undefined;
  printCount: number;
}

export interface AutoSetting {
  platform?: Platform | null | undefined;
  courierName?: string | null | undefined;
  autoPrint: boolean;
}

/** Whether each parcel had a waybill when the list showed it last. */
export type Seen = ReadonlyMap<number, boolean>;

/**
 * Those that the list has shown without a waybill, and now shows with one; and those that it had no time to show
 * without, for they were ordered after it was opened (epoch milliseconds).
 */
export function issuedSince(openedAt: number, seen: Seen, parcels: readonly ListedParcel[]): ListedParcel[] {
  const isNew = ({ orderAt, printCount }: ListedParcel) =>
    printCount === 0 && Date.parse(orderAt ?? '') >= openedAt;
  return parcels.filter((one) => one.waybillNo && (seen.has(one.id) ? !seen.get(one.id) : isNew(one)));
}

export function seenWith(seen: Seen, parcels: readonly ListedParcel[]): Seen {
  return new Map([
    ...seen,
    ...parcels.map(({ id, waybillNo }): [number, boolean] => [id, Boolean(waybillNo)]),
  ]);
}

/** Whether the setting that holds for a parcel prints by itself; both named wins, then the courier, then the platform. */
export function printsItself(
  settings: readonly AutoSetting[],
  { platform, courierName }: Pick<ListedParcel, 'platform' | 'courierName'>,
): boolean {
  const fitting = settings.filter(
    (one) => (one.platform ?? platform) === platform && (one.courierName || courierName) === courierName,
  );
  const rankOf = (one: AutoSetting) => (one.courierName ? 2 : 0) + (one.platform ? 1 : 0);
  return fitting.toSorted((one, other) => rankOf(other) - rankOf(one))[0]?.autoPrint ?? false;
}
