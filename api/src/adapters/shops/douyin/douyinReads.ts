import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import { groupsByReceiver, isMergeable, joinGroups } from '../mergeable.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrder, ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';
import { saysNoSuchOrder } from './douyinErrors.ts';

const ADDRESSES_A_PAGE = 100;
const MERGED_AT_ONCE = 100;

/** An order; null when the shop has none with this number. */
export async function readOrder(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  remoteOrderNo: string,
): Promise<Fields | null> {
  try {
    const data = await client.read('order.orderDetail', { shop_order_id: remoteOrderNo }, accessToken);
    return fieldsOf(data.shop_order_detail);
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

/** The address book, without phones, which this call does not return. */
export async function readAddresses(
  client: DouyinClient,
  { accessToken }: ShopAccess,
): Promise<RemoteAddress[]> {
  const data = await client.read(
    'address.list',
    { page_no: 1, page_size: ADDRESSES_A_PAGE, order_by: 'desc', order_field: 'create_time' },
    accessToken,
  );
  return listOf(data.address_list).map((address) => ({
    remoteAddressId: textOf(address.address_id),
    // Douyin's spelling.
    name: textOf(address.reciever_name),
    phone: '',
    province: textOf(address.receiver_provinc),
    city: textOf(address.receiver_city),
    district: textOf(address.receiver_district),
    address: textOf(address.receiver_street) + textOf(address.receiver_detail),
    isDefault: numberOf(address.is_send_default) === 1,
  }));
}

/**
 * Equal ids are one receiver. Different ids may be one too when the orders are of different days: order.mergeV2
 * decides, given one order per id, at least two and at most a hundred.
 */
export async function mergeGroups(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  orders: RemoteOrder[],
): Promise<string[][]> {
  const groups = groupsByReceiver(orders);
  const firsts = groups.map(([first]) => first);
  const requested = orders
    .filter((order) => isMergeable(order) && firsts.includes(order.remoteOrderNo))
    .map(({ remoteOrderNo, receiver }) => ({
      order_id: remoteOrderNo,
      open_address_id: receiver.encryptedId,
    }));
  const found: string[][] = [];
  for (let at = 0; at < requested.length - 1; at += MERGED_AT_ONCE) {
    const data = await client.read(
      'order.mergeV2',
      { merge_list: requested.slice(at, at + MERGED_AT_ONCE) },
      accessToken,
    );
    found.push(...textsOf(data.order_list).map((orderNos) => orderNos.split(',')));
  }
  return joinGroups(groups, found);
}
