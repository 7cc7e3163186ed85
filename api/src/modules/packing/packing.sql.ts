import { type SQL, sql } from 'drizzle-orm';
import { HAS_OPEN_CASE } from '../settlements/holds.sql.ts';

/** Whether parcel `p` was packed at a bench. */
export const IS_PACKED: SQL = sql`EXISTS (SELECT FROM packing k WHERE k.package_id = p.id AND k.packed_at IS NOT NULL)`;

/** The `PackFacts` of parcel `p`. */
export const PACK_FACTS: SQL = sql`
  p.status, p.output_status AS "outputStatus", p.refund_status AS "refundStatus", p.picked_at IS NOT NULL AS "pickedUp",
  ${HAS_OPEN_CASE} AS "hasOpenCase", ${IS_PACKED} AS packed`;
