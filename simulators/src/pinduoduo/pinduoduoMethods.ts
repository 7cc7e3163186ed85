import type { CallKind } from '../shops/faults.ts';
import type { Form } from '../shops/forms.ts';
import { listIn, textIn } from '../shops/given.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole, wholeNumber } from '../shops/wholeNumbers.ts';
import { assignedMethods } from './pinduoduoAssigned.ts';
import {
  type Answered,
  COURIER_UNKNOWN,
  PINDUODUO_ERRORS,
  SHIP_ERRORS,
  STOCK_ERRORS,
} from './pinduoduoErrors.ts';
import { goodsDetail, goodsList } from './pinduoduoGoods.ts';
import { listingMethods } from './pinduoduoListings.ts';
import { COMPANIES, orderOf, orderStatusOf, TAGS } from './pinduoduoOrders.ts';
import { updatePrices } from './pinduoduoPrices.ts';

const LONGEST_S = 86_400;
const LARGEST_PAGE = 100;
const ALL = '5';
const CHANGED = '2';
const RELATIVE = '2';
/** 1 分包发货 2 补发商品 3 发放赠品. */
const EXTRA_TYPES = ['1', '2', '3'];

export type Method = { call: CallKind; answer: (shop: SimulatedShop, form: Form) => Answered };

/** The methods that need a shop's access, by their types. */
export function pinduoduoMethods(world: PlatformWorld): Record<string, Method> {
  const { orders, goods, stocks } = world;
  return {
    ...assignedMethods(world),
    ...listingMethods(world),

    'pdd.order.list.get': {
      call: 'list',
      answer: ({ shopId }, form) => orderList(orders.ofShop(shopId), form),
    },

    'pdd.order.information.get': {
      call: 'get',
      answer: ({ shopId }, form) => {
        const order = orders.find(shopId, form.get('order_sn') ?? '');
        return order
          ? { answer: { order_info_get_response: { order_info: orderOf(order) } } }
          : PINDUODUO_ERRORS.orderUnknown;
      },
    },

    'pdd.refund.address.list.get': {
      call: 'addresses',
      answer: ({ shopId, sendAddresses }) => ({
        answer: {
          refund_address_list_get_response: {
            refund_address_list: sendAddresses.map((address) => ({
              refund_address_id: wholeNumber(address.addressId),
              mall_id: wholeNumber(shopId),
              refund_name: address.name,
              refund_phone: address.phone,
              province_name: address.province,
              city_name: address.city,
              district_name: address.district,
              refund_address: address.address,
              is_default: address.isDefault,
            })),
          },
        },
      }),
    },

    'pdd.goods.list.get': {
      call: 'goods',
      answer: ({ shopId }, form) => goodsList(goods, shopId, form),
    },

    'pdd.goods.detail.get': {
      call: 'goods',
      answer: ({ shopId }, form) => goodsDetail(world, shopId, form),
    },

    'pdd.goods.quantity.update': {
      call: 'stock',
      answer: ({ shopId }, form) => {
        const skuId = form.get('sku_id') ?? '';
        if (!goods.findSku(shopId, form.get('goods_id') ?? '', skuId)) return PINDUODUO_ERRORS.goodsUnknown;
        const number = Number(form.get('quantity') ?? 'NaN');
        if (!Number.isInteger(number)) return PINDUODUO_ERRORS.parameterInvalid;
        const before = form.get('update_type') === RELATIVE ? stocks.of(shopId, skuId).quantity : 0;
        const error = stocks.set(shopId, skuId, before + number);
        return error
          ? STOCK_ERRORS[error]
          : { answer: { goods_quantity_update_response: { is_success: true } } };
      },
    },

    'pdd.goods.sku.price.update': {
      call: 'price',
      answer: (shop, form) => updatePrices(world, shop, form),
    },

    'pdd.logistics.online.send': {
      call: 'ship',
      answer: ({ shopId, sendAddresses }, form) => {
        const orderNo = form.get('order_sn') ?? '';
        const waybillNo = form.get('tracking_number') ?? '';
        const company = form.get('logistics_id') ?? '';
        const addressId = form.get('refund_address_id') ?? null;
        const isAddress = addressId === null || sendAddresses.some((each) => each.addressId === addressId);
        if (!waybillNo || !isAddress) return PINDUODUO_ERRORS.parameterInvalid;
        if (!COMPANIES.includes(company)) return COURIER_UNKNOWN;
        const parcel = { waybillNo, company, addressId, skuIds: null };
        const trouble =
          form.get('redelivery_type') === CHANGED
            ? orders.reship(shopId, orderNo, parcel)
            : orders.ship(shopId, orderNo, parcel);
        return trouble
          ? SHIP_ERRORS[trouble]
          : { answer: { logistics_online_send_response: { is_success: true } } };
      },
    },

    'pdd.order.upload.extra.logistics': {
      call: 'ship',
      answer: ({ shopId }, form) => {
        const tracks = listIn(parseWhole(form.get('extra_track_list') ?? ''));
        const isRight = tracks.length > 0 && EXTRA_TYPES.includes(form.get('extra_track_type') ?? '');
        if (!isRight || tracks.some(({ tracking_number }) => !textIn(tracking_number)))
          return PINDUODUO_ERRORS.parameterInvalid;
        for (const { shipping_id, tracking_number } of tracks) {
          const company = textIn(shipping_id);
          if (!COMPANIES.includes(company)) return COURIER_UNKNOWN;
          const parcel = { waybillNo: textIn(tracking_number), company, addressId: null, skuIds: [] };
          const trouble = orders.addNumber(shopId, form.get('order_sn') ?? '', parcel);
          if (trouble) return SHIP_ERRORS[trouble];
        }
        return { answer: { upload_extra_logistics_response: { success: true } } };
      },
    },

    'pdd.order.note.update': {
      call: 'remark',
      answer: ({ shopId }, form) => {
        const tag = TAGS[Number(form.get('tag') ?? '0')];
        const isPaired = form.has('tag') === form.has('tag_name');
        if (tag === undefined || !isPaired) return PINDUODUO_ERRORS.parameterInvalid;
        const isKnown = orders.remark(shopId, form.get('order_sn') ?? '', {
          sellerMemo: form.get('note') ?? '',
          ...(form.has('tag') && tag !== 'none' && { flag: tag }),
        });
        return isKnown
          ? { answer: { response: { success: true, error_code: 0, error_msg: '' } } }
          : PINDUODUO_ERRORS.orderUnknown;
      },
    },

    'pdd.mall.info.get': {
      call: 'get',
      answer: ({ shopId, name }) => ({
        answer: { mall_info_get_response: { mall_id: wholeNumber(shopId), mall_name: name } },
      }),
    },
  };
}

/** The newest first, by when they were sealed: here, when they were paid. */
function orderList(orders: readonly SimulatedOrder[], form: Form): Answered {
  const from = Number(form.get('start_confirm_at') ?? Number.NaN);
  const to = Number(form.get('end_confirm_at') ?? Number.NaN);
  const page = Number(form.get('page') ?? '1');
  const size = Number(form.get('page_size') ?? '100');
  const isRight = to >= from && to - from <= LONGEST_S && page >= 1 && size >= 1 && size <= LARGEST_PAGE;
  if (!isRight) return PINDUODUO_ERRORS.parameterInvalid;
  const sealedS = ({ paidAt }: SimulatedOrder) =>
    paidAt ? Math.floor(paidAt.getTime() / 1_000) : Number.NaN;
  const found = orders
    .filter((order) => sealedS(order) >= from && sealedS(order) <= to)
    .filter(
      (order) =>
        form.get('order_status') === ALL || String(orderStatusOf(order)) === form.get('order_status'),
    )
    .filter(({ refund }) => form.get('refund_status') === ALL || refund === 'none')
    .toSorted((one, other) => sealedS(other) - sealedS(one));
  const order_list = found.slice((page - 1) * size, page * size).map(orderOf);
  const length =
    form.get('use_has_next') === 'true'
      ? { has_next: found.length > page * size }
      : { total_count: found.length };
  return { answer: { order_list_get_response: { order_list, ...length } } };
}
