import type {
  AssignedOrder,
  AssignedOrderKey,
  AssignedSender,
  AssignedShipment,
  AssignedWaybill,
  AssignedWaybillRequest,
  PostedParcel,
} from '../assigningPlatform.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { pinduoduoKey, readAssigned } from './pinduoduoAssignedOrders.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM } from './pinduoduoErrors.ts';

/** The only companies (`wp_code`) that the documentation of these calls names; each is called as here. */
const COMPANIES = ['YTO', 'ZTO', 'YUNDA', 'STO'];
const MOST_NUMBERS = 10;

/** The address of a company's standard label, which is read once. */
export type Templates = (access: ShopAccess, company: string) => Promise<string>;

export function templatesOf(client: PinduoduoClient): Templates {
  const known = new Map<string, string>();
  return async ({ accessToken }, wp_code) => {
    const found = known.get(wp_code);
    if (found) return found;
    const method = {
      type: 'pdd.cloudprint.stdtemplates.get',
      node: 'pdd_cloudprint_stdtemplates_get_response',
    };
    const answer = await client.read(method, { wp_code }, accessToken);
    const company = listOf(fieldsOf(answer.result).datas).find((each) => textOf(each.wp_code) === wp_code);
    const url = textOf(listOf(company?.standard_templates)[0]?.standard_template_url);
    if (!url) throw new ShopError(PLATFORM, 'courierUnknown', 'TEMPLATE');
    known.set(wp_code, url);
    return url;
  };
}

/** One a call: an answer has all that a call has asked for or none. */
export async function issueWaybills(
  client: PinduoduoClient,
  templates: Templates,
  access: ShopAccess,
  requests: AssignedWaybillRequest[],
  { courierCode, sender }: { courierCode: string; sender: AssignedSender },
): Promise<AssignedWaybill[]> {
  const wp_code = companyOf(courierCode);
  const template_url = await templates(access, wp_code);
  const issued: AssignedWaybill[] = [];
  for (const each of requests) {
    const { merchantShopId, assignedId, parcel } = each;
    const object_id = `${assignedId}-${parcel}`;
    const trade_order = {
      object_id,
      order_info: { order_channels_type: 'PDD', trade_order_list: [pinduoduoKey(each)] },
      package_info: packageOf(each),
      template_url,
      user_id: Number(access.remoteShopId),
    };
    const request = { sender: senderOf(sender), trade_order_info_dtos: [trade_order], wp_code };
    const answer = await client
      .write(
        { type: 'pdd.fds.waybill.get', node: 'pdd_fds_waybill_get_response' },
        { param_fds_waybill_get_request: JSON.stringify(request) },
        access.accessToken,
      )
      .catch(refusedAlone);
    issued.push({ merchantShopId, assignedId, parcel, ...waybillIn(answer, object_id) });
  }
  return issued;
}

function waybillIn(answer: Fields | ShopError, objectId: string) {
  if (answer instanceof ShopError) return { waybillNo: null, error: answer };
  const found = listOf(answer.modules).find(({ object_id }) => textOf(object_id) === objectId);
  const waybillNo = textOf(found?.waybill_code);
  if (!waybillNo) return { waybillNo: null, error: new ShopError(PLATFORM, 'transient', 'BAD_ANSWER') };
  const print = { waybillNo, sealed: textOf(found?.print_data), signature: '' };
  return { waybillNo, routeCode: '', print, error: null };
}

/** `pdd.fds.waybill.cancel` takes back what was posted alone: a waybill is voided as any of the supplier's. */
export async function voidWaybill(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  { courierCode, waybillNo }: { courierCode: string; waybillNo: string },
): Promise<void> {
  const method = { type: 'pdd.waybill.cancel', node: 'pdd_waybill_cancel_response' };
  const waybill = { wp_code: companyOf(courierCode), waybill_code: waybillNo };
  const answer = await client.write(method, waybill, accessToken);
  if (answer.cancel_result !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}

/** The first number ships the order; those of its other parcels are told beside it, at most ten and of one company. */
export async function postAssigned(
  client: PinduoduoClient,
  access: ShopAccess,
  key: AssignedOrderKey,
  { parcels }: AssignedShipment,
): Promise<void> {
  const [first, ...others] = parcels;
  if (!first || others.length > MOST_NUMBERS) throw new ShopError(PLATFORM, 'invalid', 'PARCELS');
  try {
    await postNumber(client, access, key, first);
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'unknown') throw error;
    const kind = refusalOf(await readAssigned(client, access, key));
    throw kind ? new ShopError(PLATFORM, kind, error.code) : error;
  }
  const byCompany = Map.groupBy(others, ({ courierCode }) => companyOf(courierCode));
  for (const [wp_code, some] of byCompany) {
    const waybill_codes = some.map(({ waybillNo }) => waybillNo);
    const answer = await client.write(
      { type: 'pdd.fds.waybill.return.slave', node: 'pdd_fds_waybill_return_slave_response' },
      { request: JSON.stringify({ ...pinduoduoKey(key), waybill_codes, wp_code }) },
      access.accessToken,
    );
    if (answer.result !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
  }
}

/** There is no call for it: the number is taken back, and the new one posted. A parcel is known by its number. */
export async function changeAssigned(
  client: PinduoduoClient,
  access: ShopAccess,
  key: AssignedOrderKey,
  { packId, courierCode, waybillNo }: PostedParcel,
): Promise<void> {
  const before = { ...pinduoduoKey(key), waybill_code: packId, wp_code: companyOf(courierCode) };
  const answer = await client.write(
    { type: 'pdd.fds.waybill.cancel', node: 'pdd_fds_waybill_cancel_response' },
    { pdd_fds_waybill_cancel_request: JSON.stringify(before) },
    access.accessToken,
  );
  if (answer.return_result !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
  await postNumber(client, access, key, { courierCode, waybillNo });
}

async function postNumber(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  key: AssignedOrderKey,
  { courierCode, waybillNo }: { courierCode: string; waybillNo: string },
): Promise<void> {
  const method = { type: 'pdd.fds.waybill.return', node: 'pdd_fds_waybill_return_response' };
  const posted = { ...pinduoduoKey(key), waybill_code: waybillNo, wp_code: companyOf(courierCode) };
  const request = { param_fds_waybill_return_request: JSON.stringify(posted) };
  const answer = await client.write(method, request, accessToken);
  if (answer.return_result !== true) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
}

function refusalOf(order: AssignedOrder | null): ShopErrorKind | null {
  if (!order || order.status === 'cancelled') return 'closed';
  if (order.status === 'posted') return 'alreadyShipped';
  return order.isInAfterSale ? 'refunding' : null;
}

/** What a service refuses is this request's; all else is the call's. */
function refusedAlone(error: unknown): ShopError {
  if (error instanceof ShopError && ['unknown', 'invalid'].includes(error.kind)) return error;
  throw error;
}

function companyOf(courierCode: string): string {
  if (!COMPANIES.includes(courierCode)) throw new ShopError(PLATFORM, 'courierUnknown', 'COURIER');
  return courierCode;
}

/** The first parcel of an order has no id. */
function packageOf({ parcel, parcels, items }: AssignedWaybillRequest) {
  return {
    items: items.map(({ title, num }) => ({ name: title, count: num })),
    ...(parcel > 1 && { id: String(parcel) }),
    ...(parcels > 1 && { total_packages_count: String(parcels) }),
  };
}

function senderOf({ name, phone, province, city, district, address }: AssignedSender) {
  return { name, mobile: phone, phone: '', address: { province, city, district, detail: address } };
}
