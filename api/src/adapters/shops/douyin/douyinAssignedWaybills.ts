import type {
  AssignedOrderKey,
  AssignedSender,
  AssignedShipment,
  AssignedWaybill,
  AssignedWaybillRequest,
  PostedParcel,
  SealedPrint,
} from '../assigningPlatform.ts';
import { batchesOf } from '../batchesOf.ts';
import { toPlatformCourier } from '../couriers.ts';
import { listOf, textOf } from '../fields.ts';
import { ShopError, type ShopErrorKind } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { douyinKey, readAssigned } from './douyinAssignedOrders.ts';
import type { DouyinClient } from './douyinClient.ts';
import { DOUYIN_COURIERS } from './douyinCouriers.ts';
import { douyinError, PLATFORM } from './douyinErrors.ts';

const AT_ONCE = 10;
const BUSINESS = 50_002;
/** A call that does nothing answers as one that has. */
const NOT_DONE = 'NO_SUCCESS';

/** Ten a call. One that fails leaves the others. */
export async function issueWaybills(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  requests: AssignedWaybillRequest[],
  { courierCode, sender }: { courierCode: string; sender: AssignedSender },
): Promise<AssignedWaybill[]> {
  const company_code = toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode);
  const issued: AssignedWaybill[] = [];
  for (const some of batchesOf(requests, AT_ONCE)) {
    const answer = await client.write(
      'iop.waybillGet',
      {
        sender: senderOf(sender),
        trade_order_list: some.map((request) => ({
          user_id: Number(request.merchantShopId),
          company_code,
          order_infos: [orderInfoOf(request)],
        })),
      },
      accessToken,
    );
    const [bills, errors] = [listOf(answer.ebill_infos), listOf(answer.err_infos)];
    issued.push(
      ...some.map((request): AssignedWaybill => {
        const { merchantShopId, assignedId, parcel } = request;
        const ours = { merchantShopId, assignedId, parcel };
        const isOurs = (row: Readonly<Record<string, unknown>>) =>
          textOf(row.distr_order_id) === assignedId && textOf(row.pack_id) === packIdOf(request);
        const bill = bills.find(isOurs);
        const waybillNo = textOf(bill?.track_no);
        if (waybillNo)
          return { ...ours, waybillNo, routeCode: textOf(bill?.sort_code), print: null, error: null };
        return { ...ours, waybillNo: null, error: waybillError(textOf(errors.find(isOurs)?.err_code)) };
      }),
    );
  }
  return issued;
}

export async function readSealedPrints(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  waybills: { courierCode: string; waybillNo: string }[],
): Promise<SealedPrint[]> {
  const answer = await client.read(
    'logistics.waybillApply',
    {
      waybill_applies: waybills.map(({ courierCode, waybillNo }) => ({
        logistics_code: toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode),
        track_no: waybillNo,
      })),
    },
    accessToken,
  );
  return listOf(answer.waybill_infos).map((info) => ({
    waybillNo: textOf(info.track_no),
    sealed: textOf(info.print_data),
    signature: textOf(info.sign),
  }));
}

export async function voidWaybill(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  {
    merchantShopId,
    courierCode,
    waybillNo,
  }: { merchantShopId: string; courierCode: string; waybillNo: string },
): Promise<void> {
  const company_code = toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode);
  const waybill = { user_id: Number(merchantShopId), company_code, track_no: waybillNo };
  const answer = await client.write('iop.waybillCancel', waybill, accessToken);
  if (answer.return_result !== true) throw new ShopError(PLATFORM, 'unknown', NOT_DONE);
}

/** Three codes say that the order's state forbids it, and none says which state: it is read to find the reason. */
export async function postAssigned(
  client: DouyinClient,
  access: ShopAccess,
  key: AssignedOrderKey,
  { parcels, remoteAddressId }: AssignedShipment,
): Promise<void> {
  const pack_list = parcels.map(({ courierCode, waybillNo, num }) => ({
    track_no: waybillNo,
    company_code: toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode),
    ship_num: num,
  }));
  const from = remoteAddressId === null ? {} : { address_id: Number(remoteAddressId) };
  try {
    const shipment = { ...douyinKey(key), pack_list, ...from };
    const answer = await client.write('iop.waybillReturn', shipment, access.accessToken);
    if (answer.return_result !== true) throw new ShopError(PLATFORM, 'unknown', NOT_DONE);
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'unknown') throw error;
    const order = await readAssigned(client, access, key);
    const isPosted = parcels.every(({ waybillNo }) =>
      order?.parcels.some((posted) => posted.waybillNo === waybillNo),
    );
    if (isPosted) return;
    const kind = refusalOf(order);
    throw kind ? new ShopError(PLATFORM, kind, error.code) : error;
  }
}

export async function changeAssigned(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  key: AssignedOrderKey,
  { packId, courierCode, waybillNo }: PostedParcel,
): Promise<void> {
  const company_code = toPlatformCourier(DOUYIN_COURIERS, PLATFORM, courierCode);
  const change = { ...douyinKey(key), track_no: waybillNo, company_code, delivery_id: packId };
  const answer = await client.write('iop.waybillUpdate', change, accessToken);
  if (answer.return_result !== true) throw new ShopError(PLATFORM, 'unknown', NOT_DONE);
}

function refusalOf(order: Awaited<ReturnType<typeof readAssigned>>): ShopErrorKind | null {
  if (!order || order.status === 'cancelled') return 'closed';
  if (order.status === 'posted') return 'alreadyShipped';
  return order.isInAfterSale ? 'refunding' : null;
}

/** Of what is neither issued nor refused nothing is known: it is asked for again. */
function waybillError(code: string): ShopError {
  return code
    ? douyinError('iop.waybillGet', BUSINESS, `isv.business-failed:${code}`)
    : new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
}

/** The first parcel of an order has no id. */
function packIdOf({ parcel }: AssignedWaybillRequest): string {
  return parcel > 1 ? String(parcel) : '';
}

function orderInfoOf(request: AssignedWaybillRequest) {
  const { assignedId, parcels, items } = request;
  const pack_id = packIdOf(request);
  return {
    distr_order_id: assignedId,
    items: items.map(({ title, sku, num }) => ({ item_name: title, item_specs: sku, item_count: num })),
    ...(pack_id && { pack_id }),
    ...(parcels > 1 && { total_pack_count: parcels }),
  };
}

function senderOf({ name, phone, province, city, district, address }: AssignedSender) {
  return {
    contact: { name, mobile: phone },
    address: {
      countryCode: 'CHN',
      provinceName: province,
      cityName: city,
      districtName: district,
      detailAddress: address,
    },
  };
}
