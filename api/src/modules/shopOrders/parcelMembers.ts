import { sql } from 'drizzle-orm';
import { isOneOf, lineIdOf } from '../../adapters/shops/lines.ts';
import type { RemoteOrder } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';

/** What a parcel holds of its shop's orders. */
export type ParcelMembers = {
  /** Always in one order. */
  remoteOrderNos: string[];
  /** The lines of its only order that it holds; null when it holds all of its orders. */
  lineIds: string[] | null;
  /** The waybill numbers of the other parcels of that order. */
  otherNos: string[];
};

/** Columns with the `ParcelMembers` of parcel `p`. */
export const MEMBERS = sql`
  (SELECT coalesce(json_agg(s.remote_order_no ORDER BY s.remote_order_no), '[]')
     FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id WHERE x.package_id = p.id) AS "remoteOrderNos",
  (SELECT x.line_ids FROM shop_order_parcel x WHERE x.package_id = p.id LIMIT 1) AS "lineIds",
  ARRAY(SELECT q.waybill_no FROM shop_order_parcel x
          JOIN shop_order_parcel y ON y.shop_order_id = x.shop_order_id AND y.package_id <> x.package_id
          JOIN order_package q ON q.id = y.package_id
         WHERE x.package_id = p.id AND q.waybill_no IS NOT NULL ORDER BY 1) AS "otherNos"`;

export async function findMembers(db: Queryable, packageId: number): Promise<ParcelMembers> {
  const { rows } = await db.execute<ParcelMembers>(
    sql`SELECT ${MEMBERS} FROM order_package p WHERE p.id = ${packageId}`,
  );
  return rows[0] ?? { remoteOrderNos: [], lineIds: null, otherNos: [] };
}

/**
 * Whether only the other parcels of an order in parts have gone out: some platforms say that all has, once they were told
 * the first number.
 */
export function hasOnlyOthers({ status, shipments }: RemoteOrder, otherNos: readonly string[]): boolean {
  return (
    (status === 3 || status === 4) &&
    shipments.length > 0 &&
    shipments.every(({ waybillNo }) => otherNos.includes(waybillNo))
  );
}

/** The lines as the order names them now; null when they are all of it. */
export function currentLines({ items }: RemoteOrder, lineIds: readonly string[] | null): string[] | null {
  if (lineIds === null) return null;
  const held = items.filter((item) => isOneOf(lineIds, item));
  return held.length === items.length ? null : held.map(lineIdOf);
}
