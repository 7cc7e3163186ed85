import { beijingTime, fromBeijingTime } from '../beijingTime.ts';
import { fieldsOf, listOf, textOf, textsOf } from '../fields.ts';
import { mapBounded } from '../mapBounded.ts';
import { groupsByReceiver, isMergeable, joinGroups } from '../mergeable.ts';
import type { Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrder, RemoteOrderPage, ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { TaobaoClient } from './taobaoClient.ts';
import { PLATFORM, saysNoSuchTrade } from './taobaoErrors.ts';
import { remoteOrderOf, TRADE_FIELDS } from './taobaoOrders.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 100;
const MERGED_AT_ONCE = 100;

/** A trade in its current state; null when the shop has none with this number. */
export async function readOrder(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
  tid: string,
): Promise<RemoteOrder | null> {
  if (!/^\d+$/.test(tid)) return null;
  try {
    const { trade } = await client.read(
      'taobao.trade.fullinfo.get',
      { tid, fields: TRADE_FIELDS },
      accessToken,
    );
    return remoteOrderOf(fieldsOf(trade));
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchTrade(error)) return null;
    throw error;
  }
}

type Row = { tid: string; created: Date | null };

/**
 * A page of the trades that wait for shipping: the list returns only their ids, and each trade is read separately.
 */
export async function listPage(
  client: TaobaoClient,
  access: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<RemoteOrderPage> {
  const { rows, next } = await readSpan(
    {
      platform: PLATFORM,
      longestMs: DAY_MS,
      momentOf: ({ created }: Row) => created,
      read: (span, page) => readRows(client, access, span, page),
    },
    window,
    cursor,
  );
  const read = await mapBounded(rows, ({ tid }) => readOrder(client, access, tid));
  // Some may have been shipped or closed since they were listed.
  const orders = read.filter((order) => order !== null).filter(({ status }) => status === 2);
  return { orders, next };
}

async function readRows(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
  { from, to }: Window,
  page: number,
) {
  const answer = await client.read(
    'taobao.trades.sold.get',
    {
      fields: 'tid,created',
      status: 'WAIT_SELLER_SEND_GOODS',
      start_created: beijingTime(from),
      end_created: beijingTime(to),
      page_no: String(page),
      page_size: String(PAGE_SIZE),
      use_has_next: 'true',
    },
    accessToken,
  );
  return {
    rows: listOf(fieldsOf(answer.trades).trade).map((trade) => ({
      tid: textOf(trade.tid),
      created: fromBeijingTime(trade.created),
    })),
    hasMore: answer.has_next === true,
  };
}

/** The address book. */
export async function readAddresses(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
): Promise<RemoteAddress[]> {
  const answer = await client.read('taobao.logistics.address.search', {}, accessToken);
  return listOf(fieldsOf(answer.addresses).address_result).map((address) => ({
    remoteAddressId: textOf(address.contact_id),
    name: textOf(address.contact_name),
    phone: textOf(address.mobile_phone) || textOf(address.phone),
    province: textOf(address.province),
    city: textOf(address.city),
    // Taobao's name of a district.
    district: textOf(address.country),
    address: textOf(address.addr),
    isDefault: address.get_def === true,
  }));
}

/**
 * Equal oaids are one receiver. Different ones may be one too: taobao.top.oaid.merge decides, given one trade per
 * oaid.
 */
export async function mergeGroups(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
  orders: RemoteOrder[],
): Promise<string[][]> {
  const groups = groupsByReceiver(orders);
  const firsts = new Set(groups.map(([first]) => first));
  const requested = orders.filter((order) => firsts.has(order.remoteOrderNo) && isMergeable(order));
  const found: string[][] = [];
  for (const some of batchesOf(requested)) {
    const mergeList = some.map(({ remoteOrderNo, receiver }) => ({
      tid: remoteOrderNo,
      oaid: receiver.encryptedId,
    }));
    const parameters = { merge_list: JSON.stringify(mergeList) };
    const answer = await client.read('taobao.top.oaid.merge', parameters, accessToken);
    const { string: lines } = fieldsOf(answer.tid_list);
    found.push(...textsOf(lines).map((line) => line.split(',')));
  }
  return joinGroups(groups, found);
}

/** Taobao compares a hundred at once. Those of one district stay together, since only they can be one receiver. */
function batchesOf(orders: RemoteOrder[]): RemoteOrder[][] {
  const districts = Map.groupBy(orders, ({ receiver: { province, city, district } }) =>
    [province, city, district].join('\n'),
  );
  const batches: RemoteOrder[][] = [];
  for (const some of [...districts.values()].filter(({ length }) => length > 1)) {
    for (let start = 0; start < some.length; start += MERGED_AT_ONCE) {
      const part = some.slice(start, start + MERGED_AT_ONCE);
      const last = batches.at(-1);
      if (last && last.length + part.length <= MERGED_AT_ONCE) last.push(...part);
      else batches.push(part);
    }
  }
  return batches;
}
