import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { Answered, WeixinMethod } from './component.ts';
import { assignedMethods } from './weixinAssigned.ts';
import { WEIXIN_ERRORS, type WeixinError } from './weixinErrors.ts';
import { productList, productOf } from './weixinGoods.ts';
import { productMethods } from './weixinListings.ts';
import { statusOf, weixinOrder } from './weixinOrders.ts';
import { updateStock } from './weixinStocks.ts';

const WIDEST_S = 7 * 86_400;
const MAX_PAGE_SIZE = 100;
const MAX_CHANGES = 3;
const WAYBILL_PATTERN = /^[A-Za-z0-9]{8,24}$/;
const COMPANIES = ['YTO', 'ZTO', 'STO', 'YD', 'SF', 'JD', 'EMS', 'JTSD', 'DBL', 'YZPY', 'OTHER'];

/** What the shop's own token calls, by the path below /channels/ec. */
export function weixinMethods(world: PlatformWorld): Record<string, WeixinMethod> {
  const { orders } = world;
  return {
    ...assignedMethods(world),
    ...productMethods(world),
    'order/list/get': { call: 'list', answer: (input, shop) => listOrders(world, shop, input) },

    'order/get': {
      call: 'get',
      answer(input, shop) {
        const order = orders.find(shop.shopId, textIn(input.order_id));
        return order ? { order: weixinOrder(order) } : WEIXIN_ERRORS.orderUnknown;
      },
    },

    'product/list/get': { call: 'goods', answer: (input, shop) => productList(world, shop, input) },
    'product/get': { call: 'goods', answer: (input, shop) => productOf(world, shop, input) },

    'product/stock/update': { call: 'stock', answer: (input, shop) => updateStock(world, shop, input) },

    'merchant/address/list': {
      call: 'addresses',
      answer({ offset, limit }, shop) {
        if (!(numberIn(offset) >= 0) || !(numberIn(limit) > 0)) return WEIXIN_ERRORS.argsInvalid;
        const ids = shop.sendAddresses.map(({ addressId }) => addressId);
        return { address_id_list: ids.slice(numberIn(offset), numberIn(offset) + numberIn(limit)) };
      },
    },

    'merchant/address/get': {
      call: 'addresses',
      answer(input, shop) {
        const found = shop.sendAddresses.find(({ addressId }) => addressId === textIn(input.address_id));
        if (!found) return WEIXIN_ERRORS.addressUnknown;
        const { addressId, name, phone, province, city, district, address, isDefault } = found;
        return {
          address_detail: {
            address_id: addressId,
            name,
            address_info: {
              user_name: name,
              tel_number: phone,
              province_name: province,
              city_name: city,
              county_name: district,
              detail_info: address,
              house_number: '',
            },
            send_addr: true,
            recv_addr: false,
            default_send: isDefault,
            default_recv: false,
          },
        };
      },
    },

    'order/delivery/send': {
      call: 'ship',
      answer(input, shop) {
        const order = orders.find(shop.shopId, textIn(input.order_id));
        const parcel = order && parcelIn(input, order);
        if (!order || !parcel) return WEIXIN_ERRORS.orderUnknown;
        if ('errcode' in parcel) return parcel;
        const refused = orders.ship(shop.shopId, order.orderNo, parcel);
        if (refused === 'waybillUsed') return WEIXIN_ERRORS.waybillInvalid;
        return refused ? WEIXIN_ERRORS.stateRefused : {};
      },
    },

    'order/deliveryinfo/update': {
      call: 'change',
      answer(input, shop) {
        const order = orders.find(shop.shopId, textIn(input.order_id));
        const parcel = order && parcelIn(input, order);
        if (!order || !parcel) return WEIXIN_ERRORS.orderUnknown;
        if ('errcode' in parcel) return parcel;
        if (order.shipments.length > 1) return WEIXIN_ERRORS.splitFixed;
        if (order.shipments.some(({ replaced }) => replaced.length >= MAX_CHANGES))
          return WEIXIN_ERRORS.changesUsedUp;
        const refused = orders.reship(shop.shopId, order.orderNo, parcel);
        if (refused === 'waybillUsed') return WEIXIN_ERRORS.waybillInvalid;
        return refused ? WEIXIN_ERRORS.stateRefused : {};
      },
    },

    'order/merchantnotes/update': {
      call: 'remark',
      answer(input, shop) {
        const sellerMemo = textIn(input.merchant_notes);
        const isKnown = orders.remark(shop.shopId, textIn(input.order_id), { sellerMemo });
        return isKnown ? {} : WEIXIN_ERRORS.orderUnknown;
      },
    },
  };
}

/** Numbers only. A page goes on after the last order of the one before, which is its key. */
function listOrders({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const range = givenIn(input.create_time_range);
  const [start, end] = [numberIn(range.start_time), numberIn(range.end_time)];
  const size = numberIn(input.page_size);
  const isRight = end >= start && end - start <= WIDEST_S && size >= 1 && size <= MAX_PAGE_SIZE;
  if (!isRight) return WEIXIN_ERRORS.argsInvalid;
  const after = textIn(input.next_key);
  const found = orders
    .ofShop(shop.shopId)
    .filter((order) => input.status === undefined || input.status === statusOf(order))
    .filter(({ createdAt }) => secondsOf(createdAt) >= start && secondsOf(createdAt) <= end)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .filter((order) => keyOf(order) > after);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    order_id_list: shown.map(({ orderNo }) => orderNo),
    next_key: last ? keyOf(last) : after,
    has_more: found.length > shown.length,
  };
}

/** The one parcel that is told of: whole, or a refusal. */
function parcelIn(input: Given, order: SimulatedOrder) {
  const [delivery, ...more] = listIn(input.delivery_list);
  if (!delivery || more.length > 0 || delivery.deliver_type !== 1) return WEIXIN_ERRORS.argsInvalid;
  const company = textIn(delivery.delivery_id);
  const waybillNo = textIn(delivery.waybill_id);
  if (!COMPANIES.includes(company)) return WEIXIN_ERRORS.companyInvalid;
  if (!WAYBILL_PATTERN.test(waybillNo)) return WEIXIN_ERRORS.waybillInvalid;
  const skuIds = skuIdsIn(delivery, order);
  if ('errcode' in skuIds) return skuIds;
  const isWhole = skuIds.length === order.items.length;
  return { waybillNo, company, addressId: null, skuIds: isWhole ? null : skuIds };
}

function skuIdsIn(delivery: Given, order: SimulatedOrder): string[] | WeixinError {
  const packed = listIn(delivery.product_infos);
  const isTheirs = packed.every(({ product_id: goodId, sku_id: skuId, product_cnt: count }) =>
    order.items.some(
      (item) => item.goodId === textIn(goodId) && item.skuId === textIn(skuId) && item.num === count,
    ),
  );
  // Goods that the money was given back for are left out, and orders of such goods alone are closed.
  const isSomething = packed.length > 0 || order.state === 'closed';
  if (!isTheirs || !isSomething) return WEIXIN_ERRORS.productsInvalid;
  return packed.map(({ sku_id: skuId }) => textIn(skuId));
}

function keyOf({ createdAt, orderNo }: SimulatedOrder): string {
  return `${secondsOf(createdAt)}_${orderNo}`;
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
