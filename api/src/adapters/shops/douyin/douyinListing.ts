import { listOf } from '../fields.ts';
import { isWithin, since, type Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteOrder, RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';
import { PLATFORM } from './douyinErrors.ts';
import { remoteOrderOf } from './douyinOrders.ts';

const PAGE_SIZE = 100;
const WAITS_TO_BE_SHIPPED = '2';
const SECOND = 1_000;

/** From which second a page reads, and which page of what was created from then on. */
type Mark = { start: number; page: number };

/**
 * A page of the orders that wait to be shipped, in the order of their creation. Pages are told by time and not by
 * number: while they are read orders are shipped and leave the list, and numbered pages would skip as many. It also
 * keeps clear of the 50,000 rows that numbered pages end at. Nothing from before `reach` may be asked for.
 */
export async function listPage(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  window: Window,
  reach: Date,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const requested = since(reach, window);
  if (!requested) return { orders: [], next: null };
  const { start, page } = cursor === null ? { start: secondsOf(requested.from), page: 0 } : markOf(cursor);
  const answer = await client.read(
    'order.searchList',
    {
      combine_status: [{ order_status: WAITS_TO_BE_SHIPPED }],
      // Whether the bounds belong to the range is not said: a second more on both sides, and both are judged here.
      create_time_start: start - 1,
      create_time_end: secondsOf(window.to) + 1,
      order_by: 'create_time',
      order_asc: true,
      page,
      size: PAGE_SIZE,
    },
    accessToken,
  );
  const rows = listOf(answer.shop_order_list).map(remoteOrderOf);
  const last = rows.at(-1);
  if (!last || rows.length < PAGE_SIZE) return pageOf(rows, start, window, null);
  const lastSecond = secondsOf(last.createdAt);
  if (lastSecond <= start) return pageOf(rows, start, window, { start, page: page + 1 });
  // More orders of the last second may be on the next page, so all of them are left to it.
  const whole = rows.filter(({ createdAt }) => secondsOf(createdAt) < lastSecond);
  return pageOf(whole, start, window, { start: lastSecond, page: 0 });
}

function pageOf(rows: RemoteOrder[], start: number, window: Window, next: Mark | null): RemoteOrderPage {
  const orders = rows.filter(({ createdAt }) => secondsOf(createdAt) >= start && isWithin(window, createdAt));
  return { orders, next: next && `${next.start}.${next.page}` };
}

function markOf(cursor: string): Mark {
  const [, start = '', page = ''] = /^(\d{1,12})\.(\d{1,6})$/.exec(cursor) ?? [];
  if (!start) throw new ShopError(PLATFORM, 'invalid', 'CURSOR');
  return { start: Number(start), page: Number(page) };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / SECOND);
}
