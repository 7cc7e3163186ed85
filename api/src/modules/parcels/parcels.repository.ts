import { type SQL, sql } from 'drizzle-orm';
import { AT_ERP, SHIPPED_BEFORE_EDIT } from '../../db/atErp.ts';
import type { Queryable } from '../../db/client.ts';
import { onlyIf } from '../../db/conditions.ts';
import { hasValue, keptBy, keptParcels } from '../../db/keptTotals.ts';
import { ownedBy } from '../../db/ownership.ts';
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
import { shanghaiIso, shanghaiIsoOrNull, shanghaiMillis } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { maskAddress, maskName, maskPhone } from '../../shared/masking.ts';
import { asksForTotal, withoutPaging } from '../../shared/paging.ts';
import { openPerson } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { caseSuggestion, momentsOf } from '../lifecycle/caseSuggestion.ts';
import { parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import {
  type AtErp,
  allowedParcelActions,
  type OperatorParcelAction,
  operatorParcelActions,
} from '../lifecycle/parcelActions.ts';
import { CASE_UNDERWAY, IS_FINAL, SIGNED_RECENTLY } from '../settlements/holds.sql.ts';
import { meaningOf } from './numbers.ts';
import { ITEMS } from './parcelItems.ts';
import { parcelList, parcelRows } from './parcelRows.ts';
import type { ParcelDto, ParcelsFilter } from './parcels.schemas.ts';
import { WAYBILL_DUE_AT } from './waybillDelay.ts';

export { ownedBy, parcelRows };

const NEWEST: Order = { name: 'parcels', by: [sql`p.id`], descending: true };

/** Parcels that an order's detail or relation shows. */
const PARCELS_SHOWN = 100;

type Moved = { orderId: number; no: string };

type ParcelRow = Omit<
  ParcelDto,
  | 'goodId'
  | 'goodName'
  | 'goodPic'
  | 'num'
  | 'receiverName'
  | 'receiverPhone'
  | 'address'
  | 'thirdOrderNos'
  | 'statusText'
  | 'atErp'
  | 'suggestion'
  | 'allowedActions'
  | 'orderAt'
  | 'updatedAt'
  | 'promisedShipAt'
  | 'waybillDueAt'
  | 'shippedAt'
  | 'pickedAt'
  | 'signedAt'
  | 'refundedAt'
  | 'tracedAt'
  | 'printedAt'
  | 'receiverErasedAt'
  | 'movedToOrderId'
  | 'movedToOrderNo'
  | 'movedFromOrderId'
  | 'movedFromNo'
> & {
  movedTo: Moved | null;
  movedFrom: Moved | null;
  /** Encrypted. */
  receiver: string;
  waybillOutcomeUnknown: boolean;
  signedRecently: boolean;
  isFinal: boolean;
  isFree: boolean;
  askedByBuyer: boolean;
  caseUnderway: boolean;
  atErp: AtErp | null;
  shippedBeforeEdit: boolean;
  suggestible: boolean;
  shopOrderNos: string[];
  orderAt: string;
  updatedAt: string;
  promisedShipAt: string | null;
  waybillDueAt: string | null;
  shippedAt: string | null;
  pickedAt: string | null;
  signedAt: string | null;
  refundedAt: string | null;
  tracedAt: string | null;
  printedAt: string | null;
  receiverErasedAt: string | null;
};

/** The facts of parcel `p` for its allowed actions. */
const IS_ASKED_BY_BUYER = sql`
  EXISTS (SELECT FROM refund r WHERE r.package_id = p.id AND r.status IN (10, 20, 30) AND r.applied_by = 'user')`;
export const ASKED_BY_BUYER = sql`${IS_ASKED_BY_BUYER} AS "askedByBuyer"`;
/** By the index `one_open_case`. */
const OPEN_CASE_ID = sql`(SELECT c.id FROM after_sale_case c WHERE c.package_id = p.id AND c.status < 70)`;
/** Whether something may be suggested to the buyer of parcel `p`: nothing was asked for or dismissed yet. An EXISTS would be hashed, from the whole table. */
export const IS_SUGGESTIBLE = sql`
  ((SELECT min(c.id) FROM after_sale_case c WHERE c.package_id = p.id) IS NULL
    AND (SELECT d.package_id FROM dismissed_suggestion d WHERE d.package_id = p.id) IS NULL)`;

/** The numbers of the shop orders in parcel `p`. */
const SHOP_ORDER_NOS = sql`
  ARRAY(SELECT s.remote_order_no FROM shop_order_parcel x JOIN shop_order s ON s.id = x.shop_order_id
         WHERE x.package_id = p.id ORDER BY s.remote_order_no)`;

/** The courier of parcel `p` of order `o`: its supplier may have chosen another one. */
export const COURIER_NAME = sql`coalesce((SELECT c.name FROM courier c WHERE c.id = p.own_courier_id), o.courier_name)`;

/** What parcel `p` has become, and what order `o` was; by keys. */
const MOVED_TO = sql`(
  SELECT json_build_object('orderId', x.order_id, 'no', n.order_no) FROM rerouted_parcel x JOIN orders n ON n.id = x.order_id WHERE x.package_id = p.id)`;
const MOVED_FROM = sql`(
  SELECT json_build_object('orderId', q.order_id, 'no', q.package_no) FROM rerouted_parcel x JOIN order_package q ON q.id = x.package_id WHERE x.order_id = o.id)`;

const OF_ITEMS = ['items', 'goodId', 'goodName', 'goodPic', 'num'];
const BY_CASE = ['allowedActions', 'suggestion'];
const OF_RECEIVER = ['receiverName', 'receiverPhone', 'address'];

const columns = (fields: Fields): SQL => sql`
  p.id, p.package_no AS "packageNo", p.order_id AS "orderId", o.order_no AS "orderNo", p.platform, p.third_order_no AS "thirdOrderNo",
  ${onlyIf(asksFor(fields, 'thirdOrderNos'), SHOP_ORDER_NOS, sql`'{}'`)} AS "shopOrderNos",
  p.shop_id AS "shopId", (SELECT h.shop_name FROM shop h WHERE h.id = p.shop_id) AS "shopName", p.merge_id AS "mergeId",
  p.encrypted_id IS NOT NULL AS encrypted, p.output_code AS "outputCode", p.auto_send_code AS "autoSendCode",
  ${onlyIf(asksForAny(fields, ...OF_ITEMS), ITEMS, sql`'[]'`)} AS items, p.specification, p.remark, p.weight, p.status, p.refund_status AS "refundStatus",
  p.output_status AS "outputStatus", p.output_info AS "outputInfo", p.output_result AS "outputResult",
  p.auto_send_status AS "autoSendStatus", p.auto_send_result AS "autoSendResult", o.warehouse_id AS "warehouseId",
  o.warehouse_name AS "warehouseName", coalesce(p.own_courier_id, o.courier_id) AS "courierId", ${COURIER_NAME} AS "courierName",
  o.software_name AS "softwareName", p.waybill_no AS "waybillNo", p.own_courier_id IS NOT NULL AS "ownWaybill", p.print_count AS "printCount", p.printed_at AS "printedAt",
  p.receiver, p.receiver_erased_at AS "receiverErasedAt", p.province, p.city, p.district,
  p.goods_fee AS "goodsFee", p.courier_fee AS "courierFee", p.remote_fee AS "remoteFee", p.discount_fee AS "discountFee",
  p.package_fee AS price, p.refund_fee + p.compensated AS "refundFee", p.created_at AS "orderAt", p.updated_at AS "updatedAt", p.promised_ship_at AS "promisedShipAt",
  ${onlyIf(asksFor(fields, 'waybillDueAt'), WAYBILL_DUE_AT)} AS "waybillDueAt",
  p.shipped_at AS "shippedAt", p.picked_at AS "pickedAt", p.signed_at AS "signedAt", p.refunded_at AS "refundedAt",
  p.trace_state AS "traceState", p.trace_text AS "traceText", p.traced_at AS "tracedAt", p.waybill_outcome_unknown AS "waybillOutcomeUnknown", p.resubmits,
  p.part_of AS "partOf", (SELECT q.package_no FROM order_package q WHERE q.id = p.part_of) AS "partOfNo",
  (SELECT q.package_no FROM order_package q WHERE q.id = o.replaces) AS "replacesNo",
  ${onlyIf(asksForAny(fields, 'movedToOrderId', 'movedToOrderNo'), MOVED_TO)} AS "movedTo", ${onlyIf(asksForAny(fields, 'movedFromOrderId', 'movedFromNo'), MOVED_FROM)} AS "movedFrom",
  ${onlyIf(asksFor(fields, 'refundId'), sql`(SELECT max(r.id) FROM refund r WHERE r.package_id = p.id)`)} AS "refundId",
  ${SIGNED_RECENTLY} AS "signedRecently", p.package_fee = 0 AS "isFree",
  ${IS_FINAL} AS "isFinal", ${onlyIf(asksFor(fields, 'allowedActions'), IS_ASKED_BY_BUYER, sql`false`)} AS "askedByBuyer", ${onlyIf(asksFor(fields, 'allowedActions'), CASE_UNDERWAY, sql`false`)} AS "caseUnderway",
  ${onlyIf(asksForAny(fields, 'atErp', 'allowedActions'), AT_ERP)} AS "atErp", ${onlyIf(asksFor(fields, 'shippedBeforeEdit'), SHIPPED_BEFORE_EDIT, sql`false`)} AS "shippedBeforeEdit",
  ${onlyIf(asksForAny(fields, 'openCaseId', ...BY_CASE), OPEN_CASE_ID)} AS "openCaseId", ${onlyIf(asksFor(fields, 'suggestion'), IS_SUGGESTIBLE, sql`false`)} AS "suggestible"`;

/** The filters that the totals are kept by. */
const KEPT_BY = {
  status: hasValue('status'),
  refundStatus: hasValue('refundStatus'),
  platform: hasValue('platform'),
  shopId: hasValue('shop'),
};

/** A page of the actor's parcels, newest first, receivers masked. */
export async function listParcels(db: Queryable, actor: Actor, filter: ParcelsFilter, fields: Fields = null) {
  const ofParcel = fieldsBelow(fields, 'list');
  const window = windowOf(filter, NEWEST);
  const { keyword } = filter;
  const meaning = keyword ? await meaningOf(db, actor, keyword, 'parcel') : undefined;
  const { before, newest, ...listed } = parcelList(db.box, actor, filter, meaning);
  const kept = keptBy(keptParcels, actor, withoutPaging(filter), KEPT_BY);
  const rows = await runFrequent<ParcelRow & Listed>(
    db,
    sql`
    WITH ${before}${pageOfIds({ id: sql`p.id`, ...listed, kept, isCounted: asksForTotal(fields), ...(window.order === NEWEST && { newest }) }, window)}
    SELECT ${columns(ofParcel)}, ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN order_package p ON p.id = page.id JOIN orders o ON o.id = p.order_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, (row) => masked(dto(db.box, row, actor, ofParcel)));
}

/** Whether the receiver of parcel `p` is stored in clear. */
export const IS_HELD = sql`p.shop_id IS NULL AND p.receiver <> ''`;

/** A parcel with its order's remark, and whether its receiver is in clear. */
export type ExportedParcel = ParcelDto & { orderRemark: string; revealed: boolean };

/** The continuation of the actor's list below a parcel; with full receivers for a buyer. */
export async function parcelsBelow(
  db: Queryable,
  actor: Actor,
  filter: ParcelsFilter,
  id: number,
  limit: number,
): Promise<ExportedParcel[]> {
  const { rows } = await db.execute<ParcelRow & { orderRemark: string; held: boolean }>(sql`
    SELECT ${columns(null)}, o.remark AS "orderRemark", ${IS_HELD} AS held ${parcelRows(db.box, actor, filter)} AND p.id < ${id} ORDER BY p.id DESC LIMIT ${limit}`);
  return rows.map(({ held, orderRemark, ...row }) => {
    const parcel = dto(db.box, row, actor, null);
    const revealed = held && actor.kind === 'buyer';
    return { ...(revealed ? parcel : masked(parcel)), orderRemark, revealed };
  });
}

/** The first parcels of each of the actor's orders, masked. */
export async function parcelsOfOrders(
  db: Queryable,
  actor: Actor,
  orderIds: number[],
  fields: Fields = null,
): Promise<ParcelDto[]> {
  const rows = await runFrequent<ParcelRow>(
    db,
    sql`
    SELECT * FROM (
      SELECT ${columns(fields)}, row_number() OVER (PARTITION BY p.order_id ORDER BY p.id) AS place
        FROM order_package p JOIN orders o ON o.id = p.order_id
       WHERE ${ownedBy(actor)} AND p.order_id = ANY (${`{${orderIds.join(',')}}`}::bigint[])
    ) ranked WHERE place <= ${PARCELS_SHOWN} ORDER BY "orderId", id`,
  );
  return rows.map((row) => masked(dto(db.box, row, actor, fields)));
}

/** Those of the parcels that are the actor's, masked. */
export async function parcelsById(
  db: Queryable,
  actor: Actor,
  packageIds: readonly number[],
): Promise<ParcelDto[]> {
  const { rows } = await db.execute<ParcelRow>(sql`
    SELECT ${columns(null)} FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE ${ownedBy(actor)} AND p.id = ANY (${`{${packageIds.join(',')}}`}::bigint[]) ORDER BY p.id`);
  return rows.map((row) => masked(dto(db.box, row, actor, null)));
}

/** The first parcels of an order, masked. */
export async function parcelsOfOrder(
  db: Queryable,
  actor: Actor,
  orderId: number,
  fields: Fields,
): Promise<ParcelDto[]> {
  const { rows } = await db.execute<ParcelRow>(sql`
    SELECT ${columns(fields)} FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE ${ownedBy(actor)} AND p.order_id = ${orderId} ORDER BY p.id LIMIT ${PARCELS_SHOWN}`);
  return rows.map((row) => masked(dto(db.box, row, actor, fields)));
}

/** The first parcels of an order for operators, masked, with what these may do. */
export async function parcelsForOperator(
  db: Queryable,
  orderId: number,
): Promise<(Omit<ParcelDto, 'allowedActions'> & { allowedActions: OperatorParcelAction[] })[]> {
  const { rows } = await db.execute<ParcelRow>(sql`
    SELECT ${columns(null)} FROM order_package p JOIN orders o ON o.id = p.order_id
     WHERE p.order_id = ${orderId} ORDER BY p.id LIMIT ${PARCELS_SHOWN}`);
  return rows.map((row) => ({
    ...masked(dto(db.box, row, { accountId: 0, kind: 'seller', level: 0, superId: null }, null)),
    allowedActions: operatorParcelActions(actionFactsOf(row)),
  }));
}

/**
 * Of the given third-party order numbers, those that a live parcel of the buyer has already, but for other parcels of the
 * same shop orders.
 */
export async function orderedBefore(
  db: Queryable,
  accountId: number,
  platform: number,
  { thirdOrderNos, shopOrderIds = [] }: { thirdOrderNos: string[]; shopOrderIds?: number[] },
): Promise<Map<string, string>> {
  if (thirdOrderNos.length === 0) return new Map();
  const { rows } = await db.execute<{ thirdOrderNo: string; packageNo: string }>(sql`
    SELECT t.third_order_no AS "thirdOrderNo", p.package_no AS "packageNo"
      FROM third_order t JOIN order_package p ON p.id = t.package_id
     WHERE t.account_id = ${accountId} AND t.platform = ${platform}
       AND t.third_order_no IN (${sql.join(
         thirdOrderNos.map((no) => sql`${no}`),
         sql`, `,
       )})
       AND NOT EXISTS (SELECT FROM shop_order_parcel x
                        WHERE x.package_id = t.package_id AND x.shop_order_id = ANY (${`{${shopOrderIds.join(',')}}`}::bigint[]))`);
  return new Map(rows.map((row) => [row.thirdOrderNo, row.packageNo]));
}

/** The other order may be of another supplier. */
function movesOf({ movedTo, movedFrom }: Pick<ParcelRow, 'movedTo' | 'movedFrom'>, { kind }: Actor) {
  const [to, from] = kind === 'buyer' ? [movedTo, movedFrom] : [null, null];
  return {
    ...{ movedToOrderId: to?.orderId ?? null, movedToOrderNo: to?.no ?? null },
    ...{ movedFromOrderId: from?.orderId ?? null, movedFromNo: from?.no ?? null },
  };
}

const NOBODY = { name: '', phone: '', address: '' };

function dto(
  box: SecretBox,
  {
    shopOrderNos,
    waybillOutcomeUnknown,
    signedRecently,
    isFinal,
    isFree,
    askedByBuyer,
    caseUnderway,
    atErp,
    suggestible,
    receiver,
    movedTo,
    movedFrom,
    ...row
  }: ParcelRow,
  actor: Actor,
  fields: Fields,
): ParcelDto {
  const isShown = asksForAny(fields, ...OF_RECEIVER);
  const { name, phone, address } = isShown ? openPerson(box, 'receiver', receiver) : NOBODY;
  const [first] = row.items;
  const allowedActions = allowedParcelActions(
    actionFactsOf({
      ...row,
      waybillOutcomeUnknown,
      signedRecently,
      isFinal,
      isFree,
      askedByBuyer,
      caseUnderway,
      atErp,
    }),
    actor,
  );
  const isSuggested = suggestible && allowedActions.includes('afterSale');
  return {
    ...row,
    goodId: first?.goodId ?? 0,
    goodName: first?.goodName ?? '',
    goodPic: first?.goodPic ?? '',
    num: first?.num ?? 0,
    receiverErasedAt: shanghaiIsoOrNull(row.receiverErasedAt),
    receiverName: name,
    receiverPhone: phone,
    address,
    thirdOrderNos: thirdOrderNosOf(row.thirdOrderNo, shopOrderNos),
    outputCode: row.outputCode || null,
    autoSendCode: row.autoSendCode || null,
    statusText: parcelStatusTexts[row.status] ?? '',
    orderAt: shanghaiIso(new Date(row.orderAt)),
    updatedAt: shanghaiMillis(new Date(row.updatedAt)),
    promisedShipAt: shanghaiIsoOrNull(row.promisedShipAt),
    waybillDueAt: shanghaiIsoOrNull(row.waybillDueAt),
    shippedAt: shanghaiIsoOrNull(row.shippedAt),
    pickedAt: shanghaiIsoOrNull(row.pickedAt),
    signedAt: shanghaiIsoOrNull(row.signedAt),
    refundedAt: shanghaiIsoOrNull(row.refundedAt),
    tracedAt: shanghaiIsoOrNull(row.tracedAt),
    ...movesOf({ movedTo, movedFrom }, actor),
    ...printedOf(row, actor),
    atErp: atErp !== null,
    suggestion: isSuggested ? caseSuggestion(momentsOf(row), new Date()) : null,
    allowedActions,
  };
}

/** What decides what may be done with a parcel. */
function actionFactsOf(
  row: Omit<ParcelRow, 'receiver' | 'shopOrderNos' | 'suggestible' | 'movedTo' | 'movedFrom'>,
): Parameters<typeof allowedParcelActions>[0] {
  return {
    ...row,
    ofShop: row.shopId !== null,
    pickedUp: row.pickedAt !== null,
    hasOpenCase: row.openCaseId !== null,
  };
}

/** Only the supplier sees label data. */
function printedOf({ printCount, printedAt }: Pick<ParcelRow, 'printCount' | 'printedAt'>, { kind }: Actor) {
  return kind === 'seller'
    ? { printCount, printedAt: shanghaiIsoOrNull(printedAt) }
    : { printCount: 0, printedAt: null };
}

/** All numbers of an active merged parcel; afterwards the one that it was placed with. */
function thirdOrderNosOf(thirdOrderNo: string | null, shopOrderNos: string[]): string[] {
  if (shopOrderNos.length > 1) return shopOrderNos;
  return thirdOrderNo === null ? [] : [thirdOrderNo];
}

/** An encrypted receiver is masked by the platform; an erased one is empty. */
function masked(parcel: ParcelDto): ParcelDto {
  if (parcel.encrypted || parcel.receiverErasedAt !== null) return parcel;
  return {
    ...parcel,
    receiverName: maskName(parcel.receiverName),
    receiverPhone: maskPhone(parcel.receiverPhone),
    address: maskAddress(parcel.address),
  };
}
