import type { CallKind } from '../shops/faults.ts';
import { beijingTime, type Form, fromBeijingTime } from '../shops/forms.ts';
import { givenIn, listIn, textIn } from '../shops/given.ts';
import type { ShipError } from '../shops/orderBook.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole, wholeNumber } from '../shops/wholeNumbers.ts';
import {
  type Answered,
  COURIER_UNKNOWN,
  invalidParameter,
  SHIP_ERRORS,
  TAOBAO_ERRORS,
  type TaobaoError,
} from './taobaoErrors.ts';
import { itemDetails, itemsOnSale } from './taobaoGoods.ts';
import { updatePrice } from './taobaoPrices.ts';
import { updateQuantities } from './taobaoStocks.ts';
import { COMPANIES, FLAGS, oaidOf, statusOf, subOrderId, tradeOf } from './taobaoTrades.ts';

const DAY_MS = 86_400_000;
const TOLD_MS = 92 * DAY_MS;
const LARGEST_PAGE = 100;
const MERGED_AT_ONCE = 100;

export type Method = { call: CallKind; answer: (shop: SimulatedShop, form: Form) => Answered };

/** The methods that need a seller's session, by the names TOP gives them. */
export function taobaoMethods(world: PlatformWorld): Record<string, Method> {
  const { orders } = world;
  return {
    'taobao.trades.sold.get': {
      call: 'list',
      answer: ({ shopId }, form) => soldTrades(world, orders.ofShop(shopId), form),
    },

    'taobao.trade.fullinfo.get': {
      call: 'get',
      answer: ({ shopId }, form) => {
        const order = orders.find(shopId, form.get('tid') ?? '');
        return order ? { node: { trade: tradeOf(order, fieldsIn(form)) } } : TAOBAO_ERRORS.tradeUnknown;
      },
    },

    'taobao.top.oaid.merge': {
      call: 'merge',
      answer: ({ shopId }, form) => {
        const requested = listIn(parseWhole(form.get('merge_list') ?? ''));
        if (requested.length === 0 || requested.length > MERGED_AT_ONCE)
          return invalidParameter('merge_list');
        const found = requested.map(({ tid, oaid }) => {
          const order = orders.find(shopId, textIn(tid));
          return order && oaidOf(order) === oaid ? order : undefined;
        });
        if (found.includes(undefined)) return invalidParameter('merge_list');
        const groups = Map.groupBy(
          found.filter((order) => order !== undefined),
          ({ receiver }) => receiver.receiverId,
        );
        const string = [...groups.values()].map((group) => group.map(({ orderNo }) => orderNo).join(','));
        return { node: { tid_list: { string } } };
      },
    },

    'taobao.logistics.address.search': {
      call: 'addresses',
      answer: ({ sendAddresses }) => ({
        node: {
          addresses: {
            address_result: sendAddresses.map((address) => ({
              contact_id: wholeNumber(address.addressId),
              contact_name: address.name,
              mobile_phone: address.phone,
              province: address.province,
              city: address.city,
              country: address.district,
              addr: address.address,
              get_def: address.isDefault,
            })),
          },
        },
      }),
    },

    'taobao.items.onsale.get': {
      call: 'goods',
      answer: ({ shopId }, form) => itemsOnSale(world.goods.goods(shopId), form),
    },

    'taobao.items.seller.list.get': {
      call: 'goods',
      answer: ({ shopId }, form) => itemDetails(world.goods.goods(shopId), form),
    },

    'taobao.skus.quantity.update': {
      call: 'stock',
      answer: (shop, form) => updateQuantities(world, shop, form),
    },

    'taobao.item.sku.price.update': {
      call: 'price',
      answer: (shop, form) => updatePrice(world, shop, form),
    },

    'alibaba.ascp.logistics.offline.send': {
      call: 'ship',
      answer: ({ shopId, sendAddresses }, form) => {
        const addressId = form.get('sender_id') ?? null;
        if (addressId !== null && !sendAddresses.some((address) => address.addressId === addressId))
          return invalidParameter('sender_id');
        const skuIds = skuIdsIn(form, 'sub_tid', orders.find(shopId, form.get('tid') ?? ''));
        if (skuIds && 'code' in skuIds) return skuIds;
        return consigned(form, (tid, parcel) => orders.ship(shopId, tid, { ...parcel, addressId, skuIds }));
      },
    },

    'alibaba.ascp.logistics.consign.resend': {
      call: 'change',
      answer: ({ shopId }, form) => {
        const order = orders.find(shopId, form.get('tid') ?? '');
        const skuIds = skuIdsIn(form, 'sub_tids', order);
        if (skuIds && 'code' in skuIds) return skuIds;
        const [skuId = ''] = skuIds ?? [];
        const of = skuIds && (order?.shipments.find((each) => each.skuIds?.includes(skuId))?.waybillNo ?? '');
        return consigned(form, (tid, parcel) =>
          orders.reship(shopId, tid, { ...parcel, addressId: null, skuIds }, of),
        );
      },
    },

    'taobao.trade.memo.update': {
      call: 'remark',
      answer: ({ shopId }, form) => {
        const tid = form.get('tid') ?? '';
        const memo = form.get('memo') ?? '';
        const flag = FLAGS[Number(form.get('flag') ?? '0')];
        if (flag === undefined) return invalidParameter('flag');
        const isKept = memo === '' && form.get('reset') !== 'true';
        const isKnown = orders.remark(shopId, tid, {
          flag: flag === 'none' ? null : flag,
          ...(!isKept && { sellerMemo: form.get('reset') === 'true' ? '' : memo }),
        });
        return isKnown
          ? { node: { trade: { tid: wholeNumber(tid), modified: beijingTime(world.now()) } } }
          : TAOBAO_ERRORS.tradeUnknown;
      },
    },

    'taobao.shop.seller.get': {
      call: 'get',
      answer: ({ shopId, name }) => ({ node: { shop: { sid: wholeNumber(shopId), title: name } } }),
    },
  };
}

/** The newest first. */
function soldTrades({ now }: PlatformWorld, orders: readonly SimulatedOrder[], form: Form): Answered {
  const from = fromBeijingTime(form.get('start_created') ?? '');
  const to = fromBeijingTime(form.get('end_created') ?? '');
  const page = Number(form.get('page_no') ?? '1');
  const size = Number(form.get('page_size') ?? '40');
  if (!from || from.getTime() < now().getTime() - TOLD_MS) return invalidParameter('start_created');
  if (!to || to < from) return invalidParameter('end_created');
  if (!(page >= 1)) return invalidParameter('page_no');
  if (!(size >= 1 && size <= LARGEST_PAGE)) return invalidParameter('page_size');
  const status = form.get('status');
  const found = orders
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    .filter((order) => !status || statusOf(order) === status)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const trade = found.slice((page - 1) * size, page * size).map((order) => tradeOf(order, fieldsIn(form)));
  const length =
    form.get('use_has_next') === 'true'
      ? { has_next: found.length > page * size }
      : { total_results: found.length };
  return { node: { trades: { trade }, ...length } };
}

function fieldsIn(form: Form): string[] {
  return (form.get('fields') ?? '').split(',').map((name) => name.trim());
}

/** The SKUs of the sub orders that a parcel is to hold, which are some of the trade's; null for all. */
function skuIdsIn(
  form: Form,
  name: string,
  order: SimulatedOrder | undefined,
): string[] | TaobaoError | null {
  const given = form.get(name);
  if (given === undefined || !order) return null;
  const known = order.items.map(({ skuId }, index) => ({ skuId, id: subOrderId(order, index) }));
  const found = given.split(',').map((requested) => known.find(({ id }) => id === requested));
  const isPart = found.length < known.length && new Set(found).size === found.length;
  if (!isPart || found.includes(undefined)) return invalidParameter(name);
  return found.flatMap((each) => each?.skuId ?? []);
}

function consigned(
  form: Form,
  action: (tid: string, parcel: { waybillNo: string; company: string }) => ShipError | null,
): Answered {
  const [pack, ...others] = listIn(parseWhole(form.get('consign_pkgs') ?? ''));
  const { company_code, out_sid } = givenIn(pack);
  if (others.length > 0 || !textIn(out_sid)) return invalidParameter('consign_pkgs');
  if (!Object.hasOwn(COMPANIES, textIn(company_code))) return COURIER_UNKNOWN;
  const trouble = action(form.get('tid') ?? '', {
    waybillNo: textIn(out_sid),
    company: textIn(company_code),
  });
  return trouble ? SHIP_ERRORS[trouble] : { node: { result: { success: true } } };
}
