import { type SQL, sql } from 'drizzle-orm';
import { JOIN_REFUND, SUPPLIER_KEPT } from '../wallet/shares.sql.ts';

/** A parcel `p`, and the pieces of it that went back and are parcels of their own since. */
const ofParcel = (packageId: SQL): SQL => sql`p.id = ${packageId} OR p.part_of = ${packageId}`;

/** Fen that the buyer of a parcel got back. */
export const buyerGot = (packageId: SQL): SQL => sql`(
  SELECT coalesce(sum(p.refund_fee + p.compensated), 0)::bigint FROM order_package p WHERE ${ofParcel(packageId)})`;

/** What of that its supplier bore, of its share; agent and platform bore the rest. */
export const supplierBore = (packageId: SQL): SQL => sql`(
  SELECT coalesce(sum(coalesce((SELECT sum(k.supplier_part) FROM compensation k WHERE k.package_id = p.id), 0)
           + CASE WHEN r.id IS NULL THEN 0 ELSE greatest(0, p.supplier_share - p.commission - ${SUPPLIER_KEPT}) END), 0)::bigint
    FROM order_package p ${JOIN_REFUND} WHERE ${ofParcel(packageId)})`;
