import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS, type DouyinError } from './douyinErrors.ts';
import { douyinOrder, openAddressId, statusOf } from './douyinOrders.ts';

/** The `data` of an answer, or a refusal. */
export type Answered = { data: unknown } | DouyinError;

const MAX_PAGE_SIZE = 100;
const MAX_ROWS = 50_000;
const MAX_MERGED = 100;
const DAY_S = 86_400;
const LISTED_DAYS = 90;
const MERGED_DAYS = 15;

export function searchList({ orders, now }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.size), numberIn(input.page)];
  const [start, end] = [numberIn(input.create_time_start), numberIn(input.create_time_end)];
  const requested = listIn(input.combine_status);
  if (!(size >= 1 && size <= MAX_PAGE_SIZE)) return DOUYIN_ERRORS.sizeTooBig;
  if (!(page >= 0)) return DOUYIN_ERRORS.pageInvalid;
  if (!(start > 0)) return DOUYIN_ERRORS.startMissing;
  if (start < now().getTime() / 1_000 - LISTED_DAYS * DAY_S) return DOUYIN_ERRORS.startTooOld;
  if (requested.length > 1) return DOUYIN_ERRORS.statusesTooMany;
  if ((page + 1) * size > MAX_ROWS) return DOUYIN_ERRORS.tooDeep;
  const statuses = textIn(requested[0]?.order_status).split(',').filter(Boolean).map(Number);
  const ordered = input.order_asc === true ? 1 : -1;
  const found = orders
    .ofShop(shop.shopId)
    .filter((order) => statuses.length === 0 || statuses.includes(statusOf(order)))
    .filter(({ createdAt }) => {
      const at = createdAt.getTime() / 1_000;
      return at >= start && !(at > end);
    })
    .toSorted((one, other) => ordered * (one.createdAt.getTime() - other.createdAt.getTime()));
  const shown = found.slice(page * size, (page + 1) * size);
  return {
    data: {
      page,
      size,
      total: found.length,
      shop_order_list: shown.map((order) => douyinOrder(order, shop)),
    },
  };
}

export function orderDetail({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const order = orders.find(shop.shopId, textIn(input.shop_order_id));
  return order ? { data: { shop_order_detail: douyinOrder(order, shop) } } : DOUYIN_ERRORS.detailUnknown;
}

export function addressList(_world: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.page_size), numberIn(input.page_no)];
  if (!['asc', 'desc'].includes(textIn(input.order_by)) || !(size > 0) || !(page >= 1))
    return DOUYIN_ERRORS.sortInvalid;
  const addresses = shop.sendAddresses.slice((page - 1) * size, page * size);
  return {
    data: {
      total: shop.sendAddresses.length,
      page_no: page,
      page_size: size,
      address_list: addresses.map((address) => ({
        address_id: Number(address.addressId),
        reciever_name: address.name,
        is_default: 0,
        is_send_default: address.isDefault ? 1 : 0,
        receiver_provinc: address.province,
        receiver_city: address.city,
        receiver_district: address.district,
        receiver_street: '',
        receiver_detail: address.address,
        remark: '',
      })),
    },
  };
}

/** Which orders have one receiver, whatever days they are of; those of the last fifteen days that wait. */
export function mergeV2({ orders, now }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const requested = listIn(input.merge_list);
  if (requested.length < 2 || requested.length > MAX_MERGED) return DOUYIN_ERRORS.mergeInvalid;
  const failed: Record<string, string> = {};
  const waiting: SimulatedOrder[] = [];
  for (const { order_id: orderId, open_address_id: addressId } of requested) {
    const order = orders.find(shop.shopId, textIn(orderId));
    const age = order ? now().getTime() - order.createdAt.getTime() : Number.POSITIVE_INFINITY;
    const stands = order?.state === 'waitShip' && age <= MERGED_DAYS * DAY_S * 1_000;
    if (order && stands && openAddressId(order) === textIn(addressId)) waiting.push(order);
    else failed[textIn(orderId)] = '订单不在发货状态';
  }
  const groups = Map.groupBy(waiting, ({ receiver }) => receiver.receiverId);
  const order_list = [...groups.values()].map((group) => group.map(({ orderNo }) => orderNo).join());
  return { data: { order_list, failed_order: failed } };
}
