import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities } from '../../db/conditions.ts';
import {
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { runFrequent } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { may } from '../../shared/rights.ts';
import { buyerGot, supplierBore } from './borne.sql.ts';
import { allowedClaimActions } from './claimActions.ts';
import { claimKindTexts, claimStatusTexts } from './claimTexts.ts';
import type { ClaimDto, ClaimsFilter } from './courierClaims.schemas.ts';

type Row = Omit<ClaimDto, 'kindText' | 'statusText' | 'allowedActions'>;

const NEWEST: Order = { name: 'courierClaims', by: [sql`k.id`], descending: true };

/** A page of a supplier's claims, newest first. */
export async function listClaims(db: Queryable, actor: Actor, filter: ClaimsFilter, fields: Fields = null) {
  const window = windowOf(filter, NEWEST);
  const conditions = [
    sql`k.seller_id = ${actor.accountId}`,
    ...equalities([
      [filter.status, sql`k.status`],
      [filter.packageId, sql`k.package_id`],
      [filter.caseId, sql`k.case_id`],
    ]),
    ...(filter.open === undefined ? [] : [filter.open ? sql`k.status < 40` : sql`k.status >= 40`]),
    ...among(sql`k.id`, filter.ids),
  ];
  const from = sql`courier_claim k WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`k.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT k.id, k.claim_no AS "claimNo", k.package_id AS "packageId", p.package_no AS "packageNo", k.order_id AS "orderId",
           o.order_no AS "orderNo", k.case_id AS "caseId", (SELECT c.case_no FROM after_sale_case c WHERE c.id = k.case_id) AS "caseNo",
           k.courier_name AS "courierName", k.waybill_no AS "waybillNo", k.direct, k.kind, k.amount, k.text, k.status,
           k.accepted_amount AS "acceptedAmount", k.answer, k.supplier_part AS "supplierPart", k.platform_part AS "platformPart",
           ${buyerGot(sql`k.package_id`)} AS "buyerGot", ${supplierBore(sql`k.package_id`)} AS "supplierBore",
           k.created_at AS "createdAt", k.updated_at AS "updatedAt", k.finished_at AS "finishedAt",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN courier_claim k ON k.id = page.id JOIN order_package p ON p.id = k.package_id
             JOIN orders o ON o.id = k.order_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, (row) => dto(row, actor));
}

function dto(row: Row, actor: Actor): ClaimDto {
  return {
    ...row,
    kindText: claimKindTexts[row.kind] ?? '',
    statusText: claimStatusTexts[row.status] ?? '',
    createdAt: shanghaiIso(new Date(row.createdAt)),
    updatedAt: shanghaiIso(new Date(row.updatedAt)),
    finishedAt: shanghaiIsoOrNull(row.finishedAt),
    allowedActions: may(actor, 'refunds:write') ? allowedClaimActions(row, 'seller') : [],
  };
}
