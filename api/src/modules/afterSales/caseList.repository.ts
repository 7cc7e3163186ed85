import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, literal, onlyIf } from '../../db/conditions.ts';
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
import type { ReturnAddress } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { dateOrNull, shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { may } from '../../shared/rights.ts';
import { caseStatus } from '../../shared/statuses.ts';
import { HAS_ARRIVED, WAITS_FOR } from '../cases/cases.repository.ts';
import {
  caseAskTexts,
  caseKindTexts,
  caseOutcomeTexts,
  caseStatusTexts,
  returnedGoodsText,
} from '../cases/caseTexts.ts';
import { parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { ITEMS } from '../parcels/parcelItems.ts';
import type { CaseDto, CaseMessageDto, CasesFilter } from './afterSales.schemas.ts';
import { allowedCaseActions, offerIn } from './caseActions.ts';

type Row = Omit<
  CaseDto,
  | 'kindText'
  | 'askText'
  | 'statusText'
  | 'outcomeText'
  | 'goodsText'
  | 'allowedActions'
  | 'returnTo'
  | 'replacement'
> & {
  insisted: number;
  hasArrived: boolean;
  goodsWaybill: string | null;
  returnTo: ReturnAddress | null;
  replacement: Omit<NonNullable<CaseDto['replacement']>, 'statusText'> | null;
  judgedAt: string | null;
};

const NEWEST: Order = { name: 'afterSaleCases', by: [sql`c.id`], descending: true };
const NEWEST_MESSAGES = 500;
/** Of message `m`. */
const FILES = sql`(
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'width', f.width, 'height', f.height, 'durationMs', f.duration_ms)
                           ORDER BY x.sort), '[]')
    FROM case_file x JOIN private_file f ON f.id = x.file_id WHERE x.message_id = m.id)`;

/** Of case `c`. */
const RETURN_PARCEL = sql`(
  SELECT json_build_object('id', b.id, 'courierName', k.name, 'waybillNo', b.waybill_no, 'traceText', b.trace_text, 'traces', b.traces,
                           'signedAt', b.signed_at, 'arrivedAt', b.arrived_at)
    FROM return_parcel b LEFT JOIN courier k ON k.id = b.courier_id WHERE b.id = c.return_id)`;
const REPLACEMENT = sql`(
  SELECT json_build_object('packageId', q.id, 'packageNo', q.package_no, 'orderId', q.order_id, 'waybillNo', q.waybill_no, 'status', q.status)
    FROM order_package q WHERE q.id = c.replacement_id)`;

const ownedBy = ({ kind, accountId }: Actor) =>
  kind === 'buyer' ? sql`c.account_id = ${accountId}` : sql`c.seller_id = ${accountId}`;
const readBy = ({ kind }: Actor) => (kind === 'buyer' ? sql`c.read_by_buyer` : sql`c.read_by_seller`);

/** A page of the actor's cases, newest first. */
export async function listCases(db: Queryable, actor: Actor, filter: CasesFilter, fields: Fields = null) {
  const asked = fieldsBelow(fields, 'list');
  const window = windowOf(filter, NEWEST);
  const isOpen = sql`c.status < ${literal(caseStatus.resolved)}`;
  const conditions = [
    ownedBy(actor),
    ...equalities([
      [filter.status, sql`c.status`],
      [filter.orderId, sql`c.order_id`],
      [filter.packageId, sql`c.package_id`],
    ]),
    ...(filter.mine ? [isOpen, WAITS_FOR[actor.kind]] : []),
    ...(filter.open === undefined ? [] : [filter.open ? isOpen : sql`NOT ${isOpen}`]),
    ...among(sql`c.id`, filter.ids),
  ];
  const from = sql`after_sale_case c WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`c.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT c.id, c.case_no AS "caseNo", c.package_id AS "packageId", p.package_no AS "packageNo", c.order_id AS "orderId",
           o.order_no AS "orderNo", p.waybill_no AS "waybillNo",
           coalesce(c.items::json, ${onlyIf(asksForAny(asked, 'items'), ITEMS, sql`'[]'`)}) AS items,
           p.package_fee AS "packageFee",
           CASE WHEN p.status = 70 THEN 0 ELSE p.package_fee - p.compensated END AS "maxAmount",
           c.kind, c.ask, c.amount, c.status, c.offer_kind AS "offerKind", c.offer_amount AS "offerAmount", c.given_amount AS "givenAmount", c.outcome,
           c.return_to AS "returnTo", ${onlyIf(asksForAny(asked, 'returnParcel'), RETURN_PARCEL)} AS "returnParcel",
           ${onlyIf(asksForAny(asked, 'replacement'), REPLACEMENT)} AS replacement, c.freight, c.freight_by AS "freightBy",
           ${HAS_ARRIVED} AS "hasArrived", c.goods,
           (SELECT k.name || ' ' || c.goods_waybill_no FROM courier k WHERE k.id = c.goods_courier_id) AS "goodsWaybill",
           c.refund_id AS "refundId", c.insisted, c.judged_at AS "judgedAt", c.appealed_by AS "appealedBy", c.appealed_at AS "appealedAt",
           ${onlyIf(
             asksForAny(asked, 'unread'),
             sql`(SELECT count(*)::int FROM case_message m WHERE m.case_id = c.id AND m.id > ${readBy(actor)})`,
             sql`0`,
           )} AS unread,
           c.due_at AS "dueAt", c.created_at AS "createdAt", c.updated_at AS "updatedAt", c.finished_at AS "finishedAt",
           ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN after_sale_case c ON c.id = page.id JOIN order_package p ON p.id = c.package_id
             JOIN orders o ON o.id = c.order_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, (row) => dto(row, actor));
}

function dto(
  { insisted, hasArrived, judgedAt, goodsWaybill, returnTo, returnParcel, replacement, ...row }: Row,
  actor: Actor,
): CaseDto {
  const judged = { judgedAt: dateOrNull(judgedAt), appealedAt: dateOrNull(row.appealedAt) };
  return {
    ...row,
    kindText: caseKindTexts[row.kind] ?? '',
    askText: caseAskTexts[row.ask] ?? '',
    statusText: caseStatusTexts[row.status] ?? '',
    outcomeText: row.outcome === null ? null : (caseOutcomeTexts[row.outcome] ?? ''),
    offerKind: offerIn(row),
    goodsText: row.goods === null ? null : returnedGoodsText(row.goods, goodsWaybill),
    returnTo: returnTo && returnToOf(returnTo, row.caseNo),
    returnParcel: returnParcel && {
      ...returnParcel,
      signedAt: shanghaiIsoOrNull(returnParcel.signedAt),
      arrivedAt: shanghaiIsoOrNull(returnParcel.arrivedAt),
    },
    replacement: replacement && {
      ...replacement,
      statusText: parcelStatusTexts[replacement.status] ?? '',
    },
    dueAt: shanghaiIsoOrNull(row.dueAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    updatedAt: shanghaiIso(new Date(row.updatedAt)),
    finishedAt: shanghaiIsoOrNull(row.finishedAt),
    appealedAt: shanghaiIsoOrNull(row.appealedAt),
    allowedActions: may(actor, 'refunds:write')
      ? allowedCaseActions({ ...row, ...judged, insisted, hasArrived }, actor.kind)
      : [],
  };
}

/** The case's number stands in the name, so that the warehouse knows what it has in its hands. */
function returnToOf(
  { warehouseId, warehouseName, contact, phone, province, city, district, address }: ReturnAddress,
  caseNo: string,
): NonNullable<CaseDto['returnTo']> {
  const place = `${province}${city === province ? '' : city}${district}${address}`;
  return {
    ...{ warehouseId, warehouseName, contact, phone, address: place },
    text: `${contact}（售后${caseNo}） ${phone} ${place}`,
  };
}

/** What was said and done in an own case, and how far the other side has read; undefined when there is none. */
export async function listMessages(db: Queryable, actor: Actor, caseId: number) {
  const other = actor.kind === 'buyer' ? sql`c.read_by_seller` : sql`c.read_by_buyer`;
  const { rows } = await db.execute<{ otherRead: number; list: CaseMessageDto[] }>(sql`
    SELECT ${other} AS "otherRead", (
      SELECT coalesce(json_agg(json_build_object('id', m.id, 'by', m.by, 'action', m.action, 'text', m.text, 'amount', m.amount,
                                                 'createdAt', m.created_at, 'files', ${FILES}) ORDER BY m.id), '[]')
        FROM (SELECT * FROM case_message WHERE case_id = c.id ORDER BY id DESC LIMIT ${literal(NEWEST_MESSAGES)}) m) AS list
      FROM after_sale_case c WHERE c.id = ${caseId} AND ${ownedBy(actor)}`);
  const [found] = rows;
  if (!found) return undefined;
  const list = found.list.map((message) => ({
    ...message,
    createdAt: shanghaiIso(new Date(message.createdAt)),
  }));
  return { list, otherRead: found.otherRead };
}

/** The actor has seen all messages of an own case. Returns its status; undefined when there is none. */
export async function markRead(db: Queryable, actor: Actor, caseId: number): Promise<number | undefined> {
  const column = actor.kind === 'buyer' ? sql`read_by_buyer` : sql`read_by_seller`;
  const { rows } = await db.execute<{ status: number }>(sql`
    UPDATE after_sale_case c SET ${column} = greatest(${readBy(actor)}, (SELECT max(m.id) FROM case_message m WHERE m.case_id = c.id))
     WHERE c.id = ${caseId} AND ${ownedBy(actor)} RETURNING c.status`);
  return rows[0]?.status;
}
