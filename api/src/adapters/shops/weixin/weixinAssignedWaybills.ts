import { createHash } from 'node:crypto';
import type {
  AssignedItem,
  AssignedOrder,
  AssignedOrderKey,
  AssignedSender,
  AssignedShipment,
  AssignedWaybill,
  AssignedWaybillRequest,
} from '../assigningPlatform.ts';
import { type CourierTable, toPlatformCourier } from '../couriers.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { readAssigned } from './weixinAssignedOrders.ts';
import type { WeixinClient } from './weixinClient.ts';
import { WEIXIN_COURIERS } from './weixinCouriers.ts';
import { PLATFORM } from './weixinErrors.ts';

/** The `delivery_id`s of e-waybills, two of which are other than those of parcels. */
const COMPANIES: CourierTable = { ...WEIXIN_COURIERS, YUNDA: 'YUNDA', DBL: 'DBKD' };
const LABEL = 'single';
const ACCOUNTS = 20;
const BOUND = 3;
const EXISTS = '10025019';
const EWAYBILL = '/channels/ec/logistics/ewaybill/biz';

type Account = { acctId: string; shopId: string; siteCode: string };

/**
 * One a call, by an id of our own: the ones that `precreate` gives differ each time, and what is asked again after a lost
 * answer would be issued twice.
 */
export async function issueWaybills(
  client: WeixinClient,
  access: ShopAccess,
  requests: AssignedWaybillRequest[],
  { courierCode, sender }: { courierCode: string; sender: AssignedSender },
): Promise<AssignedWaybill[]> {
  const delivery_id = toPlatformCourier(COMPANIES, PLATFORM, courierCode);
  const account = await readAccount(client, access, delivery_id);
  const issued: AssignedWaybill[] = [];
  for (const request of requests) {
    const { merchantShopId, assignedId, parcel, requestNo, items } = request;
    const ewaybill_order_id = ewaybillIdOf(requestNo);
    const waybill = await issue(client, access, {
      ewaybill_order_id,
      delivery_id,
      ...(account.siteCode && { site_code: account.siteCode }),
      ewaybill_acct_id: account.acctId,
      shop_id: account.shopId,
      sender: senderOf(sender),
      ec_order_list: [
        {
          ds_order_id: wholeNumber(assignedId),
          goods_list: items.map(({ title, num }) => ({ good_name: title, good_count: num })),
        },
      ],
      template_id: LABEL,
    }).catch(refusedAlone);
    issued.push({
      ...{ merchantShopId, assignedId, parcel },
      ...(waybill instanceof ShopError
        ? { waybillNo: null, error: waybill }
        : { ...waybill, routeCode: '', error: null }),
    });
  }
  return issued;
}

async function issue(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  order: { ewaybill_order_id: string } & Record<string, unknown>,
) {
  try {
    const answer = await client.write(`${EWAYBILL}/order/create`, order, accessToken);
    return waybillOf(textOf(answer.waybill_id), textOf(answer.print_info));
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== EXISTS) throw error;
  }
  const { ewaybill_order_id } = order;
  const known = await client.read(`${EWAYBILL}/order/get`, { ewaybill_order_id }, accessToken);
  const label = { ewaybill_order_id, template_id: LABEL };
  const { print_info } = await client.read(`${EWAYBILL}/print/get`, label, accessToken);
  return waybillOf(textOf(fieldsOf(known.order_info).waybill_id), textOf(print_info));
}

function waybillOf(waybillNo: string, sealed: string) {
  if (!waybillNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return { waybillNo, print: { waybillNo, sealed, signature: '' } };
}

/** The supplier's own account at the courier, which it has opened at WeChat. */
async function readAccount(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  delivery_id: string,
): Promise<Account> {
  const request = { delivery_id, need_balance: false, limit: ACCOUNTS };
  const answer = await client.read(`${EWAYBILL}/account/get`, request, accessToken);
  const found = listOf(answer.account_list).find(
    (account) => textOf(account.delivery_id) === delivery_id && numberOf(account.status) === BOUND,
  );
  if (!found) throw new ShopError(PLATFORM, 'courierUnknown', 'ACCOUNT');
  const siteCode = textOf(fieldsOf(found.site_info).site_code);
  return { acctId: textOf(found.acct_id), shopId: textOf(found.shop_id), siteCode };
}

export async function voidWaybill(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  { requestNo, courierCode, waybillNo }: { requestNo: string; courierCode: string; waybillNo: string },
): Promise<void> {
  const waybill = {
    ewaybill_order_id: ewaybillIdOf(requestNo),
    delivery_id: toPlatformCourier(COMPANIES, PLATFORM, courierCode),
    waybill_id: waybillNo,
  };
  await client.write(`${EWAYBILL}/order/cancel`, waybill, accessToken);
}

/** A number that was posted before is not posted again; of what is refused the order is read to find the reason. */
export async function postAssigned(
  client: WeixinClient,
  access: ShopAccess,
  key: AssignedOrderKey,
  shipment: AssignedShipment,
): Promise<void> {
  const order = await readAssigned(client, access, key);
  if (!order) throw new ShopError(PLATFORM, 'closed', 'NOT_ASSIGNED');
  if (isPosted(order, shipment)) return;
  const delivery_list = deliveriesOf(order, shipment);
  try {
    await client.write(
      '/channels/ec/order/dropship/supplier/delivery/send',
      { ds_order_id: key.assignedId, delivery_list },
      access.accessToken,
    );
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'unknown') throw error;
    const now = await readAssigned(client, access, key);
    if (isPosted(now, shipment)) return;
    const kind = refusalOf(now);
    throw kind ? new ShopError(PLATFORM, kind, error.code) : error;
  }
}

function isPosted(order: AssignedOrder | null, { parcels }: AssignedShipment): boolean {
  return parcels.every(({ waybillNo }) => order?.parcels.some((posted) => posted.waybillNo === waybillNo));
}

function refusalOf(order: AssignedOrder | null): ShopErrorKind | null {
  if (!order || order.status === 'cancelled') return 'closed';
  return order.status === 'posted' ? 'alreadyShipped' : null;
}

/** Each parcel with the goods in it: its pieces are taken in the order's turn, and the last one has what is left. */
function deliveriesOf({ items }: AssignedOrder, { parcels }: AssignedShipment) {
  const left = items.map((item) => ({ ...item }));
  return parcels.map(({ courierCode, waybillNo, num }, index) => {
    const isLast = index === parcels.length - 1;
    const product_infos = taken(left, isLast ? Number.POSITIVE_INFINITY : num);
    if (product_infos.length === 0) throw new ShopError(PLATFORM, 'invalid', 'PARCELS');
    const delivery_id = toPlatformCourier(WEIXIN_COURIERS, PLATFORM, courierCode);
    return { delivery_id, waybill_id: waybillNo, product_infos };
  });
}

function taken(left: AssignedItem[], pieces: number) {
  let wanted = pieces;
  return left.flatMap((item) => {
    const product_cnt = Math.min(item.num, wanted);
    if (product_cnt <= 0) return [];
    item.num -= product_cnt;
    wanted -= product_cnt;
    return [{ product_id: item.remoteGoodId, sku_id: item.remoteSkuId, product_cnt }];
  });
}

/** What a service refuses is this request's; all else is the call's. */
function refusedAlone(error: unknown): ShopError {
  if (error instanceof ShopError && ['unknown', 'invalid'].includes(error.kind)) return error;
  throw error;
}

/** An unsigned number of 64 bits, as text. */
function ewaybillIdOf(requestNo: string): string {
  return createHash('sha256').update(requestNo).digest().readBigUInt64BE(0).toString();
}

const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown };

/** These ids are numbers there, beyond what a number holds here. */
function wholeNumber(id: string): unknown {
  if (!/^\d{1,20}$/.test(id)) throw new ShopError(PLATFORM, 'invalid', 'ORDER_ID');
  return rawJSON(id);
}

function senderOf({ name, phone, province, city, district, address }: AssignedSender) {
  return { name, mobile: phone, province, city, county: district, street: '', address };
}
