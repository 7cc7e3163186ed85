import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, type SortKey, sortKey, windowOf } from '../../db/pages.ts';
import type { Paging } from '../../shared/paging.ts';
import {
  assignedWaits,
  importStatuses,
  remoteRefundStatuses,
  remoteStatuses,
  shopStatuses,
} from '../../shared/statuses.ts';
import type { WaitingAssignedDto } from './waitingAssigned.schemas.ts';

type Row = Omit<WaitingAssignedDto, 'assignedAt' | 'shipBy' | 'msg'> & {
  assignedAt: string;
  shipBy: string | null;
  problemCode: string;
};

const OLDEST: Order = {
  name: 'assignedOrders',
  by: [{ moment: sql`w.assigned_at` }, sql`w.id`],
  descending: false,
};

const UNBOUND = literal(shopStatuses.unbound);
const wait = (name: keyof typeof assignedWaits): SQL => literal(assignedWaits[name]);

/** What merchants have assigned to a supplier and nobody has ordered, what waits longest first. */
export async function listWaitingAssigned(db: Db, accountId: number, paging: Paging) {
  const window = windowOf(paging, OLDEST);
  const unclaimed = sql`
    SELECT u.id * 2 + 1 AS id, u.supplier_shop_id AS shop_id, u.assigned_id AS assigned_no, u.merchant_name, u.goods_title, u.sku, u.num, u.province, u.city,
           u.assigned_at, u.promised_ship_at AS ship_by, ${wait('merchantUnknown')} AS wait, '' AS problem_code
      FROM unclaimed_order u JOIN shop h ON h.id = u.supplier_shop_id
     WHERE h.account_id = ${accountId} AND h.status <> ${UNBOUND}`;
  const unordered = sql`
    SELECT o.id * 2 AS id, s.assigned_from AS shop_id, o.remote_order_no AS assigned_no, s.shop_name AS merchant_name, o.goods_title, o.items -> 0 ->> 'sku' AS sku,
           o.num, o.province, o.city, o.created_at AS assigned_at, ship_by(o) AS ship_by,
           CASE WHEN s.status <> ${literal(shopStatuses.active)} THEN ${wait('lapsed')} WHEN NOT linked.is THEN ${wait('unlinked')}
                WHEN o.problem_code <> '' THEN ${wait('leftToMerchant')} ELSE ${wait('notOrdered')} END AS wait,
           o.problem_code
      FROM shop h JOIN shop s ON s.assigned_from = h.id JOIN shop_order o ON o.shop_id = s.id
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM shop_good g WHERE g.shop_id = o.shop_id AND (g.remote_good_id = '' OR EXISTS (
            SELECT FROM jsonb_array_elements(o.items) i
             WHERE i ->> 'remoteGoodId' = g.remote_good_id AND g.remote_sku_id IN ('', i ->> 'remoteSkuId')))) AS is) linked
     WHERE h.account_id = ${accountId} AND h.is_seller AND h.status <> ${UNBOUND} AND s.status <> ${UNBOUND}
       AND o.import_status = ${literal(importStatuses.pending)} AND o.remote_status = ${literal(remoteStatuses.pendingShipment)}
       AND o.remote_refund_status = ${literal(remoteRefundStatuses.none)}`;
  const both = sql`(${unclaimed} UNION ALL ${unordered}) w`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<Row & { sortKey: SortKey }>(sql`
      SELECT w.id, w.shop_id AS "shopId", h.shop_name AS "shopName", h.platform, w.assigned_no AS "assignedNo", w.merchant_name AS "merchantName",
             w.goods_title AS "goodsTitle", w.sku, w.num, w.province, w.city, w.assigned_at AS "assignedAt", w.ship_by AS "shipBy", w.wait,
             w.problem_code AS "problemCode", ${sortKey(window.order)} AS "sortKey"
        FROM ${both} JOIN shop h ON h.id = w.shop_id WHERE ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM ${both}`),
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, ({ sortKey: _key, ...row }): Row => row);
}
