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

/** The second from which a page reads, and the page number from there. */
type Mark = { start: number; page: number };

/**
 * A page of orders that wait for shipping, in the order of their creation. The cursor is a time, not a page number:
 * shipped orders leave the list while it is read, and numbered pages would skip as many. It also avoids the limit of
 * 50,000 rows for numbered pages. Requests before `reach` are errors.
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
      // It is undocumented whether the bounds are inclusive: request a second more on both sides and filter here.
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
  // The next page may contain more orders of the last second, so all of them are left to it.
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
