import { sql } from 'drizzle-orm';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { ShopClaim } from './recipients.types.ts';

/** A shop order with the facts that decide whether it can be ordered. Its receiver is masked by the platform. */
export type OrderableShopOrder = {
  id: number;
  shopId: number;
  platform: PlatformId;
  /** The supplier that it was assigned to at the platform; null where it was not. */
  supplierId: number | null;
  remoteOrderNo: string;
  remoteStatus: number;
  remoteRefundStatus: number;
  importStatus: number;
  /** Of an open merge. */
  mergeId: number | null;
  /** Of the first of its active parcels. */
  packageNo: string | null;
  /** Its lines that are in no parcel. */
  linesLeft: string[];
  /** Something of it is in a parcel, or was until its shop was told. */
  isBegun: boolean;
  /** It waits at its shop for parcels, first or further ones. */
  awaitsParcels: boolean;
  receiverName: string;
  receiverPhone: string;
  receiverAddress: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  encryptedId: string | null;
  receiverKey: string;
};

type Row = Omit<OrderableShopOrder, 'receiverName' | 'receiverPhone' | 'receiverAddress'> & {
  receiver: string;
};

/** Shop orders of the account by ids and merges, in the order of their numbers. */
export async function findOrderable(
  db: Queryable,
  accountId: number,
  { shopOrderIds, mergeIds }: { shopOrderIds: number[]; mergeIds: number[] },
): Promise<OrderableShopOrder[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT s.id, s.shop_id AS "shopId", h.platform, f.account_id AS "supplierId", s.remote_order_no AS "remoteOrderNo", s.remote_status AS "remoteStatus",
           s.remote_refund_status AS "remoteRefundStatus", s.import_status AS "importStatus", m.id AS "mergeId",
           p.package_no AS "packageNo", lines_left(s) AS "linesLeft", awaits_parcels(s) AS "awaitsParcels",
           EXISTS (SELECT FROM shop_order_parcel x WHERE x.shop_order_id = s.id) AS "isBegun", s.receiver, s.province_code AS "provinceCode", s.city_code AS "cityCode",
           s.district_code AS "districtCode", s.encrypted_id AS "encryptedId", s.receiver_key AS "receiverKey"
      FROM shop_order s
      JOIN shop h ON h.id = s.shop_id AND h.account_id = ${accountId} AND h.status <> 5
      LEFT JOIN shop f ON f.id = h.assigned_from
      LEFT JOIN merge_order m ON m.id = s.merge_id AND m.status = 1
      LEFT JOIN order_package p ON p.id = s.package_id
     WHERE s.id = ANY (${`{${shopOrderIds.join(',')}}`}::bigint[]) OR s.merge_id = ANY (${`{${mergeIds.join(',')}}`}::bigint[])
     ORDER BY s.shop_id, s.remote_order_no COLLATE "C"`);
  return rows.map(({ receiver, ...row }) => {
    const { name, phone, address } = openPerson(db.box, 'shop_order', receiver);
    return { ...row, receiverName: name, receiverPhone: phone, receiverAddress: address };
  });
}

/** Whether what parcels were planned by still stands; true for those that were not planned. */
export async function plansHold(db: Queryable, claims: readonly (ShopClaim | null)[]): Promise<boolean[]> {
  const planned = claims.map((claim) => (claim?.planned ? claim : null));
  if (planned.every((claim) => claim === null)) return planned.map(() => true);
  const { rows } = await db.execute<{ holds: boolean }>(sql`
    SELECT jsonb_typeof(claim->'planned') IS DISTINCT FROM 'object'
           OR plan_holds(ARRAY(SELECT jsonb_array_elements_text(claim->'shopOrderIds')::bigint), claim->'planned') AS holds
      FROM jsonb_array_elements(${JSON.stringify(planned)}::jsonb) WITH ORDINALITY x (claim, at) ORDER BY at`);
  return rows.map(({ holds }) => holds);
}
