import { type SQL, sql } from 'drizzle-orm';
import { SUPPLIER_KEPT } from '../wallet/shares.sql.ts';

/** Fen that the buyer of parcel `p` got back. */
export const BUYER_GOT: SQL = sql`(p.refund_fee + p.compensated)`;
/** What of that its supplier bore, of its share, with the refund that `JOIN_REFUND` joins; agent and platform bore the rest. */
export const SUPPLIER_BORE: SQL = sql`(
  coalesce((SELECT sum(k.supplier_part) FROM compensation k WHERE k.package_id = p.id), 0)
  + CASE WHEN r.id IS NULL THEN 0 ELSE greatest(0, p.supplier_share - p.commission - ${SUPPLIER_KEPT}) END)::bigint`;
