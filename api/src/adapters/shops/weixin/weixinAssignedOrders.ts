import type {
  AssignedItem,
  AssignedOrder,
  AssignedOrderKey,
  AssignedOrderPage,
  BoundMerchant,
} from '../assigningPlatform.ts';
import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, fieldsOf, listOf, momentOf, numberOf, textOf, textsOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { afterPart, cursorOf, partOf, placeOf, type Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { WEIXIN_COURIERS } from './weixinCouriers.ts';
import { PLATFORM, saysNoSuchOrder } from './weixinErrors.ts';

const SECOND = 1_000;
/** A week, less the seconds by which its bounds are rounded outwards. */
const PART_MS = 7 * 86_400_000 - 2 * SECOND;
const PAGE_SIZE = 100;
const [BOUND, ENDED] = [1, 2];
/** Of `bind_audit_status`: refused by the supplier, by lapse of time, or withdrawn by the merchant. */
const REFUSED = [2, 3, 4];

/**
 * As of the merchants' own orders: the list of these numbers was not to be had. Of any other one nothing is assumed, and
 * nothing happens.
 */
const STATUSES: Record<number, AssignedOrder['status']> = {
  20: 'assigned',
  21: 'assigned',
  30: 'posted',
  100: 'posted',
  200: 'cancelled',
  250: 'cancelled',
};

export async function readMerchants(
  client: WeixinClient,
  { accessToken }: ShopAccess,
): Promise<BoundMerchant[]> {
  const found: BoundMerchant[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const request = { offset, limit: PAGE_SIZE };
    const answer = await client.read('/channels/ec/supplier/relation/get_ec_list', request, accessToken);
    const rows = listOf(answer.list);
    found.push(
      ...rows.map((row) => ({
        merchantShopId: textOf(row.appid),
        name: textOf(row.name),
        binding: bindingOf(row),
      })),
    );
    if (rows.length < PAGE_SIZE) return found;
  }
}

function bindingOf({ status, bind_audit_status: audit }: Fields): BoundMerchant['binding'] {
  if (numberOf(status) === BOUND) return 'bound';
  if (numberOf(status) === ENDED) return 'ended';
  return REFUSED.includes(numberOf(audit)) ? 'refused' : 'requested';
}

/** By when orders were changed last: their numbers first, then each order separately. */
export async function listAssigned(
  client: WeixinClient,
  access: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<AssignedOrderPage> {
  const { part, mark } = placeOf(cursor, PLATFORM, window, PART_MS);
  const requested = partOf(window, PART_MS, part);
  if (!requested) return { orders: [], next: null };
  const answer = await client.read(
    '/channels/ec/order/dropship/supplier/list',
    {
      update_time_range: {
        start_time: Math.floor(requested.from.getTime() / SECOND),
        end_time: Math.ceil(requested.to.getTime() / SECOND),
      },
      page_info: { limit: PAGE_SIZE, next_key: mark },
    },
    access.accessToken,
  );
  const ids = textsOf(answer.ds_order_id_list);
  const orders = await mapBounded(ids, (assignedId) => read(client, access, assignedId));
  const nextKey = textOf(fieldsOf(answer.next_page).next_key);
  return {
    orders: orders.filter((order) => order !== null),
    next:
      answer.has_more === true && nextKey
        ? cursorOf({ part, mark: nextKey })
        : afterPart(window, PART_MS, part),
  };
}

export async function readAssigned(
  client: WeixinClient,
  access: ShopAccess,
  { merchantShopId, assignedId }: AssignedOrderKey,
): Promise<AssignedOrder | null> {
  const order = await read(client, access, assignedId);
  return order?.merchantShopId === merchantShopId ? order : null;
}

async function read(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  ds_order_id: string,
): Promise<AssignedOrder | null> {
  const path = '/channels/ec/order/dropship/supplier/get';
  const order = await nullWithout(client.read(path, { ds_order_id }, accessToken));
  return order && assignedOrderOf(order);
}

/** What a merchant is told of an order that it has assigned. */
export async function readMerchantOrderNo(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  ds_order_id: string,
): Promise<string | null> {
  const path = '/channels/ec/order/dropship/get';
  const order = await nullWithout(client.read(path, { ds_order_id }, accessToken));
  return textOf(order?.order_id) || null;
}

async function nullWithout(answer: Promise<Fields>): Promise<Fields | null> {
  try {
    return fieldsOf((await answer).dropship_order);
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

/** A supplier is told no price and nothing of an after-sale. */
function assignedOrderOf(order: Fields): AssignedOrder {
  const assignedId = textOf(order.ds_order_id);
  const merchantShopId = textOf(order.shop_appid);
  const status = STATUSES[numberOf(order.status)];
  const detail = fieldsOf(order.dropship_order_detail);
  const products = listOf(detail.product_infos);
  if (!assignedId || !merchantShopId || !status || products.length === 0)
    throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const delivery = fieldsOf(detail.delivery_info);
  const address = fieldsOf(delivery.address_info);
  const ext = fieldsOf(detail.ext_info);
  return {
    assignedId,
    merchantShopId,
    merchantName: textOf(order.shop_name),
    status,
    isInAfterSale: false,
    cancelReason: '',
    items: products.map(itemOf),
    region: {
      province: textOf(address.province_name),
      city: textOf(address.city_name),
      district: textOf(address.county_name),
    },
    receiverId: textOf(address.hash_code),
    buyerMemo: textOf(ext.customer_notes),
    sellerMemo: textOf(ext.merchant_notes),
    assignedAt: momentOf(order.create_time, SECOND),
    promisedShipAt: earliestOf(products),
    parcels: listOf(delivery.delivery_product_info).map(({ waybill_id, delivery_id }) => ({
      packId: textOf(waybill_id),
      waybillNo: textOf(waybill_id),
      courierCode: fromPlatformCourier(WEIXIN_COURIERS, textOf(delivery_id)),
    })),
  };
}

function itemOf(product: Fields): AssignedItem {
  return {
    remoteGoodId: textOf(product.product_id),
    remoteSkuId: textOf(product.sku_id),
    title: textOf(product.title),
    sku: '',
    num: numberOf(product.sku_cnt),
    price: 0,
    merchantCode: textOf(product.sku_code),
  };
}

function earliestOf(products: Fields[]): Date | null {
  const deadlines = products.map(({ delivery_deadline }) => numberOf(delivery_deadline)).filter(Boolean);
  return deadlines.length > 0 ? momentOf(Math.min(...deadlines), SECOND) : null;
}
