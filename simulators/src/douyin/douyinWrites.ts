import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { ShipError } from '../shops/orderBook.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS, type DouyinError } from './douyinErrors.ts';
import { flagOf, itemOrderId, packId } from './douyinOrders.ts';
import type { Answered } from './douyinReads.ts';

export const COMPANIES = [
  'yuantong',
  'zhongtong',
  'shentong',
  'yunda',
  'shunfeng',
  'jd',
  'ems',
  'jtexpress',
  'debangwuliu',
  'youzhengguonei',
];
const WAYBILL_PATTERN = /^[A-Za-z0-9]{8,24}$/;
const LONGEST_REMARK = 500;
const REQUESTS_KEPT = 1_000;

const SHIP_TROUBLES: Record<ShipError, DouyinError> = {
  unknownOrder: DOUYIN_ERRORS.orderUnknown,
  notPaid: DOUYIN_ERRORS.cancelled,
  alreadyShipped: DOUYIN_ERRORS.alreadyShipped,
  notShipped: DOUYIN_ERRORS.packUnknown,
  refunding: DOUYIN_ERRORS.refunding,
  closed: DOUYIN_ERRORS.cancelled,
  waybillUsed: DOUYIN_ERRORS.waybillUsed,
};

/** What shipping has answered, by shop and request id: asked again it answers the same and does nothing. */
export type Requests = Map<string, Answered>;

/** One parcel for one or several orders of one receiver. */
export function addSinglePack(
  { orders }: PlatformWorld,
  shop: SimulatedShop,
  input: Given,
  requests: Requests,
): Answered {
  const orderNos = Array.isArray(input.order_id_list) ? input.order_id_list.map(textIn) : [];
  const company = textIn(input.company_code);
  const waybillNo = textIn(input.logistics_code);
  const requestId = textIn(input.request_id);
  if (orderNos.length === 0) return DOUYIN_ERRORS.orderNoMissing;
  if (!requestId) return DOUYIN_ERRORS.requestIdMissing;
  const before = requests.get(`${shop.shopId} ${requestId}`);
  if (before) return before;
  if (!company) return DOUYIN_ERRORS.companyMissing;
  if (!COMPANIES.includes(company)) return DOUYIN_ERRORS.companyUnknown;
  if (!WAYBILL_PATTERN.test(waybillNo)) return DOUYIN_ERRORS.waybillInvalid;
  const addressId = textIn(input.address_id) || null;
  if (addressId && !shop.sendAddresses.some((each) => each.addressId === addressId))
    return DOUYIN_ERRORS.addressUnknown;
  const found = orderNos.map((orderNo) => orders.find(shop.shopId, orderNo));
  const requested = found.filter((order) => order !== undefined);
  if (requested.length < found.length) return DOUYIN_ERRORS.orderUnknown;
  const fault =
    requested.map(stateTrouble).find((trouble) => trouble !== null) ?? packTrouble(requested, input);
  if (fault) return fault;
  for (const order of requested) {
    const parcel = { waybillNo, company, addressId, skuIds: skuIdsOf(order, input) };
    const trouble = orders.ship(shop.shopId, order.orderNo, parcel);
    if (trouble) return SHIP_TROUBLES[trouble];
  }
  const [first] = requested;
  const answer = { data: { pack_id: first ? packId(first, first.shipments.length - 1) : '' } };
  requests.set(`${shop.shopId} ${requestId}`, answer);
  const [oldest] = requests.keys();
  if (oldest !== undefined && requests.size > REQUESTS_KEPT) requests.delete(oldest);
  return answer;
}

export function editByPack({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const company = textIn(input.company_code);
  const waybillNo = textIn(input.logistics_code);
  const order = orders.find(shop.shopId, textIn(input.order_id));
  if (!order) return DOUYIN_ERRORS.cancelled;
  if (!company) return DOUYIN_ERRORS.companyMissing;
  if (!COMPANIES.includes(company)) return DOUYIN_ERRORS.companyUnknown;
  if (!WAYBILL_PATTERN.test(waybillNo)) return DOUYIN_ERRORS.waybillInvalid;
  const pack = order.shipments.find((_, index) => packId(order, index) === textIn(input.pack_id));
  if (!pack) return DOUYIN_ERRORS.packUnknown;
  const parcel = { waybillNo, company, addressId: pack.addressId, skuIds: pack.skuIds };
  const trouble = orders.reship(shop.shopId, order.orderNo, parcel, pack.waybillNo);
  return trouble ? SHIP_TROUBLES[trouble] : { data: {} };
}

export function addOrderRemark({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const remark = textIn(input.remark);
  if ([...remark].length > LONGEST_REMARK) return DOUYIN_ERRORS.remarkTooLong;
  const star = input.is_add_star === 'true' ? flagOf(Number(textIn(input.star))) : undefined;
  const flag = star === undefined ? {} : { flag: star };
  const isKnown = orders.remark(shop.shopId, textIn(input.order_id), { sellerMemo: remark, ...flag });
  return isKnown ? { data: {} } : DOUYIN_ERRORS.remarkUnknown;
}

function stateTrouble({ state, refund }: SimulatedOrder): DouyinError | null {
  if (state === 'closed' || state === 'waitPay') return DOUYIN_ERRORS.cancelled;
  if (state === 'finished') return DOUYIN_ERRORS.finished;
  if (state === 'shipped') return DOUYIN_ERRORS.alreadyShipped;
  return refund === 'none' ? null : DOUYIN_ERRORS.refunding;
}

/** What is packed has to be the orders' own, whole, and for one receiver. */
function packTrouble(requested: SimulatedOrder[], input: Given): DouyinError | null {
  const [first] = requested;
  if (requested.some(({ receiver }) => receiver.receiverId !== first?.receiver.receiverId))
    return DOUYIN_ERRORS.addressesDiffer;
  const packed = listIn(input.shipped_order_info);
  const known = requested.flatMap((order) =>
    order.items.map(({ num }, index) => ({ id: itemOrderId(order, index), num })),
  );
  const isTheirs = packed.every(({ shipped_order_id: id, shipped_num: num }) =>
    known.some((item) => item.id === textIn(id) && item.num === numberIn(num)),
  );
  const isEach = requested.every((order) =>
    packed.some(({ shipped_order_id: id }) => textIn(id).startsWith(order.orderNo)),
  );
  return isTheirs && isEach ? null : DOUYIN_ERRORS.itemInvalid;
}

function skuIdsOf(order: SimulatedOrder, input: Given): string[] | null {
  const packed = listIn(input.shipped_order_info).map(({ shipped_order_id: id }) => textIn(id));
  const skuIds = order.items
    .filter((_, index) => packed.includes(itemOrderId(order, index)))
    .map(({ skuId }) => skuId);
  return skuIds.length === order.items.length ? null : skuIds;
}
