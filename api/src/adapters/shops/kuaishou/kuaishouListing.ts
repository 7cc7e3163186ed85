import { fieldsOf, listOf, textOf } from '../fields.ts';
import { afterPart, cursorOf, isWithin, partOf, placeOf, since, type Window } from '../parts.ts';
import type { RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import type { KuaishouClient } from './kuaishouClient.ts';
import { PLATFORM } from './kuaishouErrors.ts';
import { remoteOrderOf } from './kuaishouOrders.ts';

const WAITS_TO_BE_SHIPPED = 3;
const OLDEST_FIRST = 2;
const BY_CREATION = 1;
const ALL_SOURCES = 0;
const PAGE_SIZE = 50;
const PART_MS = 7 * 86_400_000;
const THE_END = 'nomore';

/**
 * A page of the orders that wait for shipping. A call covers at most a week and nothing before `reach`; its cursor
 * is Kuaishou's own.
 */
export async function listPage(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  window: Window,
  reach: Date,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { part, mark } = placeOf(cursor, PLATFORM, window, PART_MS);
  const whole = partOf(window, PART_MS, part);
  const requested = whole && since(reach, whole);
  if (!requested) return { orders: [], next: whole && afterPart(window, PART_MS, part) };
  const answer = await client.read(
    'open.order.cursor.list',
    {
      orderViewStatus: WAITS_TO_BE_SHIPPED,
      pageSize: PAGE_SIZE,
      sort: OLDEST_FIRST,
      queryType: BY_CREATION,
      beginTime: requested.from.getTime(),
      endTime: requested.to.getTime(),
      cpsType: ALL_SOURCES,
      cursor: mark,
    },
    accessToken,
  );
  const { orderList, cursor: next } = fieldsOf(answer.data);
  const goesOn = textOf(next) !== '' && textOf(next) !== THE_END;
  return {
    // It is undocumented whether `endTime` is inclusive; here it belongs to the next part.
    orders: listOf(orderList)
      .map(remoteOrderOf)
      .filter(({ status, createdAt }) => status === 2 && isWithin(requested, createdAt)),
    next: goesOn ? cursorOf({ part, mark: textOf(next) }) : afterPart(window, PART_MS, part),
  };
}
