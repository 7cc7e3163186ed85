import { type SQL, sql } from 'drizzle-orm';
import { JOIN_REFUND, SUPPLIER_KEPT } from '../wallet/shares.sql.ts';

/** Joins what the loss of parcels `p` came to: their refund, if any. */
export const JOIN_LOSS: SQL = JOIN_REFUND;
/** Fen that the buyer of parcel `p` got back. */
export const BUYER_GOT: SQL = sql`(p.refund_fee + p.compensated)`;
/** What of that its supplier bore, of its share; agent and platform bore the rest. */
export const SUPPLIER_BORE: SQL = sql`(
  coalesce((SELECT sum(k.supplier_part) FROM compensation k WHERE k.package_id = p.id), 0)
  + CASE WHEN r.id IS NULL THEN 0 ELSE greatest(0, p.supplier_share - p.commission - ${SUPPLIER_KEPT}) END)::bigint`;
