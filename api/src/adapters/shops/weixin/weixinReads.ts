import { type Fields, fieldsOf, textOf, textsOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { afterPart, cursorOf, isWithin, partOf, placeOf, type Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { PLATFORM, saysNoSuchOrder } from './weixinErrors.ts';
import { remoteOrderOf } from './weixinOrders.ts';

const WAITS_TO_BE_SHIPPED = 20;
const PAGE_SIZE = 50;
const SECOND = 1_000;
/** A week, less the seconds by which its bounds are rounded outwards. */
const PART_MS = 7 * 86_400_000 - 2 * SECOND;
const ADDRESSES = 50;

/** A page of the orders that wait for shipping: their numbers first, then each order separately. */
export async function listPage(
  client: WeixinClient,
  access: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { part, mark } = placeOf(cursor, PLATFORM, window, PART_MS);
  const requested = partOf(window, PART_MS, part);
  if (!requested) return { orders: [], next: null };
  const answer = await client.read(
    '/channels/ec/order/list/get',
    {
      create_time_range: {
        start_time: Math.floor(requested.from.getTime() / SECOND),
        end_time: Math.ceil(requested.to.getTime() / SECOND),
      },
      status: WAITS_TO_BE_SHIPPED,
      page_size: PAGE_SIZE,
      next_key: mark,
    },
    access.accessToken,
  );
  const orderNos = textsOf(answer.order_id_list);
  const orders = (await mapBounded(orderNos, (orderNo) => readOrder(client, access, orderNo)))
    .filter((order) => order !== null)
    .map(remoteOrderOf);
  return {
    // An order shipped since it was listed does not wait any more. The next part begins with this one's end.
    orders: orders.filter(({ status, createdAt }) => status === 2 && isWithin(requested, createdAt)),
    next:
      answer.has_more === true
        ? cursorOf({ part, mark: textOf(answer.next_key) })
        : afterPart(window, PART_MS, part),
  };
}

/** An order with masked fields; null when the shop has none with this number. */
export async function readOrder(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  remoteOrderNo: string,
): Promise<Fields | null> {
  try {
    const answer = await client.read(
      '/channels/ec/order/get',
      { order_id: remoteOrderNo, encode_sensitive_info: true },
      accessToken,
    );
    return fieldsOf(answer.order);
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

export async function readAddresses(
  client: WeixinClient,
  { accessToken }: ShopAccess,
): Promise<RemoteAddress[]> {
  const read = (path: string, params: unknown) => client.read(path, params, accessToken);
  const { address_id_list: ids } = await read('/channels/ec/merchant/address/list', {
    offset: 0,
    limit: ADDRESSES,
  });
  const details = await mapBounded(textsOf(ids), async (address_id) => {
    const answer = await read('/channels/ec/merchant/address/get', { address_id });
    return fieldsOf(answer.address_detail);
  });
  return details.filter(({ send_addr: isSender }) => isSender === true).map(addressOf);
}

function addressOf(detail: Fields): RemoteAddress {
  const info = fieldsOf(detail.address_info);
  return {
    remoteAddressId: textOf(detail.address_id),
    name: textOf(info.user_name) || textOf(detail.name),
    phone: textOf(info.tel_number) || textOf(detail.landline),
    province: textOf(info.province_name),
    city: textOf(info.city_name),
    district: textOf(info.county_name),
    address: textOf(info.detail_info) + textOf(info.house_number),
    isDefault: detail.default_send === true,
  };
}
