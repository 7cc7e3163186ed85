import { type SQL, sql } from 'drizzle-orm';

/** `JOIN_REFUND` as text, for the ledger rules. */
export const JOIN_REFUND_TEXT =
  'LEFT JOIN refund r ON r.package_id = p.id AND r.status = 40 AND p.status = 70';
/** Joins the completed refund `r` of parcels `p`, if any. */
export const JOIN_REFUND: SQL = sql.raw(JOIN_REFUND_TEXT);

const KEPT = 'p.package_fee - p.compensated - p.refund_fee';

const SUPPLIER_SHARE = `least(${KEPT}, greatest(p.supplier_share - p.commission, r.waybill_fee))`;
const AGENT_SHARE = `least(${KEPT} - ${SUPPLIER_SHARE}, p.agent_share)`;

/**
 * The shares left by a refund: `keptShares` for parcels `p` found by `JOIN_REFUND`. The supplier has borne the
 * agent's final share.
 */
export const SUPPLIER_KEPT_TEXT = `(${SUPPLIER_SHARE} - CASE WHEN r.after_hold THEN p.agent_share - ${AGENT_SHARE} ELSE 0 END)`;
export const AGENT_KEPT_TEXT = `CASE WHEN r.after_hold THEN p.agent_share ELSE ${AGENT_SHARE} END`;
export const SUPPLIER_KEPT: SQL = sql.raw(SUPPLIER_KEPT_TEXT);

/** The present or future share of the agent of a paid parcel. */
export const AGENT_EARNS: SQL = sql`CASE WHEN p.status = 70 THEN ${sql.raw(AGENT_KEPT_TEXT)} ELSE p.agent_share END`;
/** Whether the shares of a parcel are in the wallets: a refund pays out what it leaves. */
export const IS_PAID_OUT: SQL = sql`(p.settle_status = 2 OR p.status = 70)`;

/** For a paid parcel that is neither settled nor refunded: its shares are still to be paid out. */
export const IS_UNSETTLED: SQL = sql`p.settle_status IN (0, 1) AND p.status IN (20, 30, 40, 50, 60)`;
/** `commissionOf` what a settlement now deducts from its supplier `s`. */
export const COMMISSION_DUE: SQL = sql`p.supply_fee * s.commission_rate / 10000`;
