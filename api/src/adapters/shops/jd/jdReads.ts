import { beijingTime, fromBeijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type { Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrder, RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { JdClient } from './jdClient.ts';
import { isSuccess, PLATFORM, resultError } from './jdErrors.ts';
import { ORDER_FIELDS, remoteOrderOf } from './jdOrders.ts';

const WEEK_MS = 7 * 86_400_000;
const PAGE_SIZE = 100;
const BY_CREATION = 1;
const SOURCE = 'JOS';

/** An order in its current state; null when the shop has none with this number. */
export async function readOrder(
  client: JdClient,
  { accessToken }: ShopAccess,
  orderNo: string,
): Promise<RemoteOrder | null> {
  if (!/^\d{1,15}$/.test(orderNo)) return null;
  const answer = await client.read(
    'jingdong.pop.order.get',
    { order_id: Number(orderNo), optional_fields: ORDER_FIELDS, source_id: SOURCE },
    accessToken,
  );
  const { apiResult, orderInfo } = fieldsOf(answer.orderDetailInfo);
  if (!isSuccess(fieldsOf(apiResult))) {
    const error = resultError(fieldsOf(apiResult));
    if (error.kind === 'invalid') return null;
    throw error;
  }
  return textOf(fieldsOf(orderInfo).orderId) ? remoteOrderOf(fieldsOf(orderInfo)) : null;
}

/** A page of the orders that wait for shipping. */
export async function listPage(
  client: JdClient,
  { accessToken }: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { rows, next } = await readSpan(
    {
      platform: PLATFORM,
      longestMs: WEEK_MS,
      momentOf: (order: Fields) => fromBeijingTime(order.orderStartTime),
      read: async ({ from, to }, page) => {
        const answer = await client.read(
          'jingdong.pop.order.search',
          {
            start_date: beijingTime(from),
            end_date: beijingTime(to),
            order_state: 'WAIT_SELLER_STOCK_OUT',
            optional_fields: ORDER_FIELDS,
            page: String(page),
            page_size: String(PAGE_SIZE),
            dateType: BY_CREATION,
            source_id: SOURCE,
          },
          accessToken,
        );
        const result = fieldsOf(answer.searchorderinfo_result);
        if (!isSuccess(fieldsOf(result.apiResult))) throw resultError(fieldsOf(result.apiResult));
        return {
          rows: listOf(result.orderInfoList),
          hasMore: numberOf(result.orderTotal) > page * PAGE_SIZE,
        };
      },
    },
    window,
    cursor,
  );
  return { orders: rows.map(remoteOrderOf), next };
}

/** The sender addresses; JD returns each as one text. */
export async function readAddresses(client: JdClient, { accessToken }: ShopAccess): Promise<RemoteAddress[]> {
  const answer = await client.read('jingdong.vender.shipaddress.query', {}, accessToken);
  const result = fieldsOf(answer.returnAddressResult);
  if (result.is_success !== true) throw new ShopError(PLATFORM, 'unknown', textOf(result.error_code));
  return listOf(result.ship_address_s).map((address, index) => ({
    remoteAddressId: textOf(address.id),
    name: textOf(address.contact),
    phone: textOf(address.phone),
    province: '',
    city: '',
    district: '',
    address: textOf(address.full_address),
    isDefault: index === 0,
  }));
}
