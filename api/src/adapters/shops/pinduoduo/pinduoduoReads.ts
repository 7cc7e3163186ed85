import { fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type { Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrder, RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM, saysNoSuchOrder } from './pinduoduoErrors.ts';
import { remoteOrderOf, sealedAt } from './pinduoduoOrders.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 100;
const ORDER_NO_PATTERN = /^\d{6}-\d{6,}$/;

/** An order in its current state; null when the shop has none with this number. */
export async function readOrder(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  orderNo: string,
): Promise<RemoteOrder | null> {
  if (!ORDER_NO_PATTERN.test(orderNo)) return null;
  try {
    const answer = await client.read(
      { type: 'pdd.order.information.get', node: 'order_info_get_response' },
      { order_sn: orderNo },
      accessToken,
    );
    return remoteOrderOf(fieldsOf(answer.order_info));
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

/** A page of the orders that wait for shipping, by confirmation time; includes those with a pending refund. */
export async function listPage(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { rows, next } = await readSpan(
    {
      platform: PLATFORM,
      longestMs: DAY_MS,
      momentOf: sealedAt,
      read: async ({ from, to }, page) => {
        const answer = await client.read(
          { type: 'pdd.order.list.get', node: 'order_list_get_response' },
          {
            order_status: '1',
            refund_status: '5',
            start_confirm_at: secondsOf(from),
            end_confirm_at: secondsOf(to),
            page: String(page),
            page_size: String(PAGE_SIZE),
            use_has_next: 'true',
          },
          accessToken,
        );
        return { rows: listOf(answer.order_list), hasMore: answer.has_next === true };
      },
    },
    window,
    cursor,
  );
  return { orders: rows.map(remoteOrderOf).filter(({ status }) => status === 2), next };
}

/** The return addresses: Pinduoduo does not return sender addresses. */
export async function readAddresses(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
): Promise<RemoteAddress[]> {
  const answer = await client.read(
    { type: 'pdd.refund.address.list.get', node: 'refund_address_list_get_response' },
    {},
    accessToken,
  );
  return listOf(answer.refund_address_list).map((address) => ({
    remoteAddressId: textOf(address.refund_address_id) || textOf(address.id),
    name: textOf(address.refund_name),
    phone: textOf(address.refund_phone) || textOf(address.refund_tel),
    province: textOf(address.province_name),
    city: textOf(address.city_name),
    district: textOf(address.district_name),
    address: textOf(address.refund_address),
    isDefault: address.is_default === true || numberOf(address.is_default) === 1,
  }));
}

function secondsOf(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1_000));
}
