import { beijingTime, fromBeijingTime } from '../beijingTime.ts';
import { type Fields, fieldsOf, listOf } from '../fields.ts';
import type { Window } from '../parts.ts';
import type { RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { JushuitanClient } from './jushuitanClient.ts';
import { PLATFORM } from './jushuitanErrors.ts';
import { remoteOrderOf, waitsForOthers } from './jushuitanOrders.ts';

const ORDERS = '/open/orders/single/query';
const WEEK_MS = 7 * 86_400_000;
const PAGE_SIZE = 100;
/** Of `date_type`: when the order was made. */
const BY_CREATION = 2;

/** An order as it stands, in the company's own words; null where there is none with this number. */
export async function readOrder(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  orderNo: string,
): Promise<Fields | null> {
  if (!/^[1-9]\d{0,14}$/.test(orderNo)) return null;
  const biz = { o_ids: [Number(orderNo)], page_index: 1, page_size: 1 };
  const answer = await client.read(ORDERS, biz, accessToken);
  return listOf(fieldsOf(answer.data).orders)[0] ?? null;
}

/** A page of the orders that wait for a supplier, by the moment they were made. */
export async function listPage(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { rows, next } = await readSpan(
    {
      platform: PLATFORM,
      longestMs: WEEK_MS,
      momentOf: (order: Fields) => fromBeijingTime(order.order_date),
      read: async ({ from, to }, page) => {
        const biz = {
          modified_begin: beijingTime(from),
          modified_end: beijingTime(to),
          date_type: BY_CREATION,
          page_index: page,
          page_size: PAGE_SIZE,
        };
        const data = fieldsOf((await client.read(ORDERS, biz, accessToken)).data);
        return { rows: listOf(data.orders), hasMore: data.has_next === true };
      },
    },
    window,
    cursor,
  );
  const orders = rows.filter(waitsForOthers).map(remoteOrderOf);
  return { orders: orders.filter(({ status }) => status === 2), next };
}
