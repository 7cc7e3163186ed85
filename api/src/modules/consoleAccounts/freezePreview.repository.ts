import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import {
  accountKinds,
  cashOutStatus,
  goodsStatus,
  orderStatus,
  outputStatuses,
  parcelStatus,
} from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import { COMMISSION_DUE, IS_UNSETTLED } from '../wallet/shares.sql.ts';
import { ownerOf } from './accountFigures.repository.ts';
import type { FreezePreviewDto } from './consoleAccounts.schemas.ts';

const UNDERWAY = [cashOutStatus.auditing, cashOutStatus.approved, cashOutStatus.paying];
const GOING = [parcelStatus.shipped, parcelStatus.inTransit];
const ISSUED = [outputStatuses.issuing, outputStatuses.issued];

/** What a freeze of the account does now, or what its thaw undoes; parcels of a frozen supplier are held for `heldHours`. */
export async function previewFreeze(
  db: Queryable,
  id: number,
  kind: number,
  heldHours: number,
): Promise<FreezePreviewDto> {
  const owner = ownerOf(kind);
  const ofSeller = kind === accountKinds.seller;
  const { rows } = await db.execute<FreezePreviewDto>(sql`
    SELECT (SELECT count(*)::int FROM session s WHERE s.account_id = ${id} AND s.revoked_at IS NULL
               AND least(s.idle_until, s.hard_until) > now()) AS sessions,
           g.on_sale AS "goodsOnSale", g.to_return AS "goodsToReturn", o.unpaid AS "unpaidOrders", o.fee AS "unpaidFee",
           p.held AS "heldParcels", p.held_fee AS "heldFee", p.going AS "goingParcels", u.fee AS "unsettledFee",
           c.n AS "cashOuts", c.fee AS "cashOutFee",
           (SELECT count(*)::int FROM shop h WHERE h.account_id = ${id} AND h.status IN (1, 2)) AS shops,
           (SELECT a.frozen_at + make_interval(hours => ${heldHours}) FROM account a WHERE a.id = ${id} AND a.kind = 2) AS "refundAt"
      FROM (SELECT count(*) FILTER (WHERE status = ${literal(goodsStatus.onSale)})::int AS on_sale,
                   count(*) FILTER (WHERE off_by_freeze)::int AS to_return
              FROM goods WHERE seller_id = ${id} AND deleted_at IS NULL) g,
           (SELECT count(*)::int AS unpaid, coalesce(sum(total_fee), 0)::bigint AS fee
              FROM orders WHERE ${owner} = ${id} AND status = ${literal(orderStatus.pendingPayment)}) o,
           (SELECT count(*) FILTER (WHERE status = ${literal(parcelStatus.pendingShipment)} AND output_status IN ${literals(NOT_ISSUED)})::int AS held,
                   coalesce(sum(package_fee - compensated) FILTER (
                     WHERE status = ${literal(parcelStatus.pendingShipment)} AND output_status IN ${literals(NOT_ISSUED)}), 0)::bigint AS held_fee,
                   count(*) FILTER (WHERE status IN ${literals(GOING)}
                     OR status = ${literal(parcelStatus.pendingShipment)} AND output_status IN ${literals(ISSUED)})::int AS going
              FROM order_package WHERE ${owner} = ${id}
               AND status IN ${literals([parcelStatus.pendingShipment, ...GOING])}) p,
           (SELECT coalesce(sum(p.supplier_share - ${COMMISSION_DUE}), 0)::bigint AS fee
              FROM order_package p JOIN account s ON s.id = p.seller_id
             WHERE ${ofSeller} AND p.seller_id = ${id} AND ${IS_UNSETTLED}) u,
           (SELECT count(*)::int AS n, coalesce(sum(amount), 0)::bigint AS fee
              FROM cash_out WHERE account_id = ${id} AND status IN ${literals(UNDERWAY)}) c`);
  const [preview] = rows;
  if (!preview) throw new Error('nothing was counted');
  return { ...preview, refundAt: shanghaiIsoOrNull(preview.refundAt) };
}
