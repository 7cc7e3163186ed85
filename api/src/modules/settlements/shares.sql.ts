import { type SQL, sql } from 'drizzle-orm';

/** `JOIN_REFUND` as text, for rules of the books. */
export const JOIN_REFUND_TEXT =
  'LEFT JOIN refund r ON r.package_id = p.id AND r.status = 40 AND p.status = 70';
/** Joins what became of the money of parcels `p`; of those that were not refunded there is no `r`. */
export const JOIN_REFUND: SQL = sql.raw(JOIN_REFUND_TEXT);

const KEPT = 'p.package_fee - p.refund_fee';

const SUPPLIER_SHARE = `least(${KEPT}, greatest(p.supplier_share - p.commission, r.waybill_fee))`;
const AGENT_SHARE = `least(${KEPT} - ${SUPPLIER_SHARE}, p.agent_share)`;

/**
 * What a refund has left the supplier and the agent: `keptShares` for parcels `p` that `JOIN_REFUND` has found. What an
 * agent had for good its supplier has borne.
 */
export const SUPPLIER_KEPT_TEXT = `(${SUPPLIER_SHARE} - CASE WHEN r.after_hold THEN p.agent_share - ${AGENT_SHARE} ELSE 0 END)`;
export const AGENT_KEPT_TEXT = `CASE WHEN r.after_hold THEN p.agent_share ELSE ${AGENT_SHARE} END`;
export const SUPPLIER_KEPT: SQL = sql.raw(SUPPLIER_KEPT_TEXT);

/** What the agent of a paid parcel has of it, or will have. */
export const AGENT_EARNS: SQL = sql`CASE WHEN p.status = 70 THEN ${sql.raw(AGENT_KEPT_TEXT)} ELSE p.agent_share END`;
/** Whether the shares of a parcel are in the wallets: what a refund leaves is paid out with it. */
export const IS_PAID_OUT: SQL = sql`(p.settle_status = 2 OR p.status = 70)`;

/** Of a parcel that was paid for and neither settled nor refunded: its shares are still to be paid out. */
export const IS_UNSETTLED: SQL = sql`p.settle_status IN (0, 1) AND p.status IN (20, 30, 40, 50, 60)`;
/** `commissionOf` what settling a parcel now takes off its supplier `s`. */
export const COMMISSION_DUE: SQL = sql`p.supply_fee * s.commission_rate / 10000`;
