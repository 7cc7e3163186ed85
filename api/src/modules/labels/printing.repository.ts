import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { ownsParcel } from '../../db/ownership.ts';
import type { SenderSnapshot } from '../../db/schema/shipments.ts';
import type { Actor } from '../../shared/actor.ts';
import { openPerson } from '../../shared/personalData.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import { ITEMS, type ParcelItem } from '../parcels/parcelItems.ts';
import { COURIER_NAME } from '../parcels/parcels.repository.ts';

/** What is printed of a parcel. */
export type PrintedParcel = {
  id: number;
  packageNo: string;
  platform: number;
  /** The shop's own numbers, else ours. */
  orderNos: string[];
  /** Of the bound shop; empty for parcels of none. */
  shopName: string;
  status: number;
  outputStatus: number;
  items: ParcelItem[];
  specification: string;
  orderRemark: string;
  /** Of the parcel alone. */
  remark: string;
  warehouseId: number;
  warehouseName: string;
  courierId: number;
  courierName: string;
  courierCode: string;
  waybillNo: string | null;
  receiverErasedAt: string | null;
  routeCode: string;
  /** The receiver's texts are the platform's masks. */
  encrypted: boolean;
  receiver: SenderSnapshot;
  sender: SenderSnapshot;
  /** Of its open wave, and its place there; null where it is in none. */
  waveNo: string | null;
  place: number | null;
  /** What packers are told of its buyer; empty where nothing is. */
  buyerNote: string;
};

/** Both sealed; the places are the receiver's. */
type Row = Omit<PrintedParcel, 'receiver' | 'sender'> &
  Record<'receiver' | 'sender' | 'province' | 'city' | 'district', string>;

/** Those of the parcels that are the actor's, by their ids. */
export async function printedParcels(
  db: Queryable,
  actor: Actor,
  packageIds: readonly number[],
): Promise<Map<number, PrintedParcel>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT p.id, p.package_no AS "packageNo", p.platform, p.status, p.output_status AS "outputStatus",
           coalesce(nullif(ARRAY(SELECT s.remote_order_no FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id
         WHERE x.package_id = p.id ORDER BY s.remote_order_no), '{}'),
             ARRAY[coalesce(p.third_order_no, o.order_no)]) AS "orderNos",
           coalesce((SELECT s.shop_name FROM shop s WHERE s.id = p.shop_id), '') AS "shopName",
           ${ITEMS} AS items, p.specification, p.remark, o.remark AS "orderRemark", o.warehouse_id AS "warehouseId",
           o.warehouse_name AS "warehouseName", c.id AS "courierId", ${COURIER_NAME} AS "courierName", c.code AS "courierCode",
           p.waybill_no AS "waybillNo", p.receiver_erased_at AS "receiverErasedAt", p.route_code AS "routeCode", p.encrypted_id IS NOT NULL AS encrypted,
           p.receiver, p.province, p.city, p.district, o.sender,
           w.wave_no AS "waveNo", x.place, coalesce(b.text, '') AS "buyerNote"
      FROM order_package p JOIN orders o ON o.id = p.order_id JOIN courier c ON c.id = coalesce(p.own_courier_id, o.courier_id)
           LEFT JOIN (wave_parcel x JOIN wave w ON w.id = x.wave_id) ON x.package_id = p.id AND x.is_open
           LEFT JOIN buyer_note b ON b.seller_id = p.seller_id AND b.account_id = p.account_id
     WHERE ${ownsParcel(actor)} AND p.id = ANY (${ids(packageIds)}::bigint[])`);
  return new Map(
    rows.map(({ receiver, sender, province, city, district, ...row }) => [
      row.id,
      {
        ...row,
        receiver: { province, city, district, ...openPerson(db.box, 'receiver', receiver) },
        sender: openSender(db.box, sender),
      },
    ]),
  );
}

/** Counts a print of each of the actor's parcels that have a waybill; answers how many those are. */
export async function countPrints(
  db: Queryable,
  actor: Actor,
  packageIds: readonly number[],
): Promise<number> {
  // In the order in which workers lock parcels.
  const { rowCount } = await db.execute(sql`
    UPDATE order_package SET print_count = least(print_count + 1, 32767), printed_at = now()
     WHERE id IN (SELECT p.id FROM order_package p
                   WHERE ${ownsParcel(actor)} AND p.id = ANY (${ids(packageIds)}::bigint[]) AND p.waybill_no IS NOT NULL
                   ORDER BY p.id FOR NO KEY UPDATE)`);
  return rowCount ?? 0;
}

function ids(packageIds: readonly number[]): string {
  return `{${packageIds.join(',')}}`;
}
