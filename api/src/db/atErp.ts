import { sql } from 'drizzle-orm';
import { erpTradeStates, parcelStatus } from '../shared/statuses.ts';
import { literal, literals } from './conditions.ts';

const { waiting, pushed, cancelling, cancelled, refused } = erpTradeStates;

/** Nobody knows whether the ERP has trade `t`: the answer of a call with it was lost, or has not come yet. */
export const IS_HANDED = sql`(t.handed_at IS NOT NULL OR t.code = 'TIMEOUT')`;

/**
 * How parcel `p` lies at an ERP that may have shipped it: null where it does not. Gone is what was shipped there under a number
 * that was not taken, and what lies in one that was unbound: only its supplier knows of it.
 */
export const AT_ERP = sql`(
  SELECT CASE WHEN t.state = ${literal(refused)} OR t.account_id IS NULL THEN 'gone' ELSE 'cancellable' END FROM erp_trade t
   WHERE t.package_id = p.id AND p.status = ${literal(parcelStatus.pendingShipment)}
     AND (t.state IN ${literals([pushed, cancelling, cancelled])} OR (t.state = ${literal(refused)} AND t.waybill_no IS NOT NULL)
          OR (t.state = ${literal(waiting)} AND ${IS_HANDED})))`;

/** Whether an ERP had shipped parcel `p` to the receiver from before the last change. */
export const SHIPPED_BEFORE_EDIT = sql`(p.receiver_edits > 0 AND EXISTS (
  SELECT FROM erp_trade t WHERE t.package_id = p.id AND t.waybill_no = p.waybill_no AND t.shipped_edits < p.receiver_edits))`;
