import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import { AT_ERP } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { moneyLogTypes } from '../../shared/statuses.ts';
import { NOT_ISSUED } from '../lifecycle/orderStatus.ts';
import type {
  AuditOfOrderDto,
  CaseOfOrderDto,
  JobOfOrderDto,
  LineDto,
  NoticeOfOrderDto,
  OrderDetailDto,
  RefundOfOrderDto,
} from './consoleOrders.schemas.ts';

type Parts =
  | 'parcels'
  | 'lines'
  | 'refunds'
  | 'cases'
  | 'notices'
  | 'jobs'
  | 'audit'
  | 'buyer'
  | 'seller'
  | 'statusText'
  | 'senderName'
  | 'senderPhone'
  | 'mayCancel';
type OrderRow = Omit<OrderDetailDto, Parts> & {
  accountId: number;
  sellerId: number;
  /** Encrypted. */
  sender: string;
  /** Parcels with a waybill or getting one. */
  begun: number;
};

/** An order of anybody. */
export async function findAnyOrder(db: Queryable, id: number): Promise<OrderRow | undefined> {
  const { rows } = await db.execute<OrderRow>(sql`
    SELECT o.id, o.order_no AS "orderNo", o.status, o.after_sale_status AS "afterSaleStatus", o.cancel_type AS "cancelType",
           o.account_id AS "accountId", o.seller_id AS "sellerId", b.super_id AS "agentId", o.sender, o.warehouse_name AS "warehouseName",
           o.courier_name AS "courierName", (SELECT h.shop_name FROM shop h WHERE h.id = o.shop_id) AS "shopName", o.good_name AS "goodName",
           o.sku_name AS "skuName", o.piece_count AS "pieceCount", o.package_count AS "packageCount", o.remark, o.goods_fee AS "goodsFee",
           o.courier_fee AS "courierFee", o.remote_fee AS "remoteFee", o.discount_fee AS "discountFee", o.total_fee AS "totalFee",
           o.refund_count AS "refundCount", o.refund_fee AS "refundFee", o.created_at AS "createdAt", o.pay_expire_at AS "payExpireAt",
           o.paid_at AS "paidAt", o.shipped_at AS "shippedAt", o.received_at AS "receivedAt", o.completed_at AS "completedAt",
           o.cancelled_at AS "cancelledAt",
           (SELECT count(*) FROM order_package p WHERE p.order_id = o.id AND p.status NOT IN (70, 80)
               AND (p.output_status <> ALL (${`{${NOT_ISSUED.join(',')}}`}::smallint[]) OR ${AT_ERP} IS NOT NULL)) AS begun
      FROM orders o JOIN account b ON b.id = o.account_id WHERE o.id = ${id}`);
  return rows[0];
}

export type PartyRow = {
  id: number;
  name: string;
  /** Encrypted. */
  phone: string;
  level: number;
  status: number;
};

/** The two sides of an order. */
export async function partiesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, PartyRow>> {
  const { rows } = await db.execute<PartyRow>(sql`
    SELECT a.id, ${accountName('a')} AS name, a.phone, a.level, a.status FROM account a
     WHERE a.id = ANY (${`{${ids.join()}}`}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export type SharesRow = {
  id: number;
  supplierShare: number;
  agentShare: number;
  commission: number;
  settleStatus: number;
  settledAt: string | null;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
};

/** What becomes of the money of an order's parcels, and where they go. */
export async function sharesOf(
  db: Queryable,
  packageIds: readonly number[],
): Promise<Map<number, SharesRow>> {
  const { rows } = await db.execute<SharesRow>(sql`
    SELECT id, supplier_share AS "supplierShare", agent_share AS "agentShare", commission, settle_status AS "settleStatus",
           settled_at AS "settledAt", province_code AS "provinceCode", city_code AS "cityCode", district_code AS "districtCode"
      FROM order_package WHERE id = ANY (${idsOf(packageIds)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

type Scope = { orderId: number; orderNo: string; packageIds: readonly number[] };

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;
const KINDS = idsOf(Object.values(moneyLogTypes));

/** The lines of the ledger that an order and its parcels have moved. */
export async function linesOf(
  db: Queryable,
  { orderId, packageIds }: Scope,
): Promise<(Omit<LineDto, 'holder'> & { ownerId: number | null })[]> {
  const { rows } = await db.execute<Omit<LineDto, 'holder'> & { ownerId: number | null }>(sql`
    SELECT e.id, t.kind, t.title, p.package_no AS "packageNo", nullif(a.owner_id, 0) AS "ownerId", a.code AS account, e.amount,
           t.created_at AS "createdAt"
      FROM (SELECT * FROM ledger_tx WHERE kind = ANY (${KINDS}) AND biz_type = 'order' AND biz_id = ${orderId}
            UNION ALL
            SELECT * FROM ledger_tx WHERE kind = ANY (${KINDS}) AND biz_type = 'package' AND biz_id = ANY (${idsOf(packageIds)})) t
      JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
      LEFT JOIN order_package p ON t.biz_type = 'package' AND p.id = t.biz_id
     ORDER BY t.id, e.id LIMIT 500`);
  return rows;
}

export async function refundsOf(
  db: Queryable,
  { packageIds }: Scope,
): Promise<(Omit<RefundOfOrderDto, 'statusText'> & { status: number })[]> {
  const { rows } = await db.execute<Omit<RefundOfOrderDto, 'statusText'> & { status: number }>(sql`
    SELECT r.id, r.refund_no AS "refundNo", p.package_no AS "packageNo", r.status, r.amount, r.reason, r.applied_by AS "appliedBy",
           r.created_at AS "createdAt"
      FROM refund r JOIN order_package p ON p.id = r.package_id WHERE r.package_id = ANY (${idsOf(packageIds)}) ORDER BY r.id DESC LIMIT 200`);
  return rows;
}

type CaseRow = Omit<CaseOfOrderDto, 'kindText' | 'askText' | 'statusText'> & {
  kind: number;
  ask: number;
  status: number;
};

export async function casesOf(db: Queryable, { packageIds }: Scope): Promise<CaseRow[]> {
  const { rows } = await db.execute<CaseRow>(sql`
    SELECT c.id, c.case_no AS "caseNo", p.package_no AS "packageNo", c.kind, c.ask, c.status, c.amount, c.given_amount AS "givenAmount",
           c.created_at AS "createdAt"
      FROM after_sale_case c JOIN order_package p ON p.id = c.package_id
     WHERE c.package_id = ANY (${idsOf(packageIds)}) ORDER BY c.id DESC LIMIT 200`);
  return rows;
}

/** Notices among the newest of both sides that name the order, its parcels or cases. */
export async function noticesOf(
  db: Queryable,
  { orderId, orderNo, packageIds }: Scope,
  parties: readonly number[],
): Promise<NoticeOfOrderDto[]> {
  const recent = sql.join(
    parties.map(
      (id) => sql`(SELECT * FROM person_notice WHERE account_id = ${id} ORDER BY id DESC LIMIT 2000)`,
    ),
    sql` UNION ALL `,
  );
  const { rows } = await db.execute<NoticeOfOrderDto>(sql`
    WITH named AS MATERIALIZED (
      SELECT array_agg('%' || no || '%') AS words
        FROM (SELECT ${orderNo}::text UNION ALL SELECT package_no FROM order_package WHERE id = ANY (${idsOf(packageIds)})) x (no)),
    linked AS MATERIALIZED (
      SELECT array_agg(link) AS links
        FROM (SELECT ${`/orders/${orderId}`}::text UNION ALL
              SELECT '/cases/' || c.id FROM after_sale_case c WHERE c.package_id = ANY (${idsOf(packageIds)})) x (link))
    SELECT n.id, n.account_id AS "accountId", n.title, n.detail, n.created_at AS "createdAt", n.read_at AS "readAt"
      FROM (${recent}) n, named, linked
     WHERE n.link = ANY (linked.links) OR n.detail LIKE ANY (named.words) OR n.title LIKE ANY (named.words)
     ORDER BY n.id DESC LIMIT 100`);
  return rows;
}

/** Jobs about an order or its refunds that wait. */
export async function jobsOf(db: Queryable, { orderId, packageIds }: Scope): Promise<JobOfOrderDto[]> {
  const { rows } = await db.execute<JobOfOrderDto>(sql`
    SELECT j.name, j.state::text AS state, j.retry_count AS tries, j.start_after AS "startAfter" FROM queue.job j
     WHERE j.state < 'active'
       AND (j.name IN ('waybill.issue', 'parcel.track') AND j.singleton_key = ${String(orderId)}
         OR j.name = 'waybill.void' AND j.singleton_key IN (
              SELECT r.id::text FROM refund r WHERE r.package_id = ANY (${idsOf(packageIds)})))
     ORDER BY j.created_on LIMIT 100`);
  return rows;
}

type AuditRow = Omit<AuditOfOrderDto, 'actionText' | 'targetText'>;

/** What operators did and read of an order and its parcels. */
export async function auditOf(db: Queryable, { orderId, packageIds }: Scope): Promise<AuditRow[]> {
  const targets = [`order:${orderId}`, ...packageIds.map((id) => `parcel:${id}`)];
  const { rows } = await db.execute<AuditRow>(sql`
    SELECT id, operator, action, target, reason, created_at AS "createdAt" FROM audit_log
     WHERE target = ANY (${sql.param(targets)}::text[]) ORDER BY id DESC LIMIT 100`);
  return rows;
}
