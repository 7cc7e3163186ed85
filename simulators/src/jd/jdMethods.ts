import type { CallKind } from '../shops/faults.ts';
import { fromBeijingTime } from '../shops/forms.ts';
import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import type { OrderBook } from '../shops/orderBook.ts';
import type { PriceError } from '../shops/priceBook.ts';
import type { SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import {
  COURIER_UNKNOWN,
  type JdResult,
  ORDER_UNKNOWN,
  PARAMETER_INVALID,
  SHIP_RESULTS,
} from './jdErrors.ts';
import { skuById, skuList } from './jdGoods.ts';
import { COMPANIES, FLAGS, orderOf, stateOf } from './jdOrders.ts';

const LONGEST_MS = 31 * 86_400_000;
const LARGEST_PAGE = 100;
const BY_CREATION = '1';
const DESCENDING = '1';
const PRICE_REFUSALS: Record<PriceError, string> = {
  unknown: 'SKU不存在',
  invalid: '京东价不正确',
  inPromotion: '商品参加促销活动，不能修改价格',
  inReview: '商品审核中，不能修改价格',
};
const SUCCESS = { success: true, numberCode: 0, chineseErrCode: '', englishErrCode: '' };

/** What a method answers inside its node. */
export type Method = {
  call: CallKind;
  answer: (shop: SimulatedShop, input: Given) => Record<string, unknown>;
};

/** The methods, by the names JD gives them; each needs a shop's access. */
export function jdMethods({ orders, goods, stocks, prices }: PlatformWorld): Record<string, Method> {
  /** An unpaid order is invisible to the shop. */
  function seen(shopId: string, orderNo: string): SimulatedOrder | undefined {
    const order = orders.find(shopId, orderNo);
    return order?.state === 'waitPay' ? undefined : order;
  }

  return {
    'jingdong.pop.order.search': {
      call: 'list',
      answer: ({ shopId }, input) => ({ searchorderinfo_result: found(orders.ofShop(shopId), input) }),
    },

    'jingdong.pop.order.get': {
      call: 'get',
      answer: ({ shopId }, input) => {
        const order = seen(shopId, textIn(input.order_id));
        return {
          orderDetailInfo: order
            ? { apiResult: { ...SUCCESS, success: 'true' }, orderInfo: orderOf(order, fieldsIn(input)) }
            : { apiResult: ORDER_UNKNOWN, orderInfo: {} },
        };
      },
    },

    'jingdong.vender.shipaddress.query': {
      call: 'addresses',
      answer: ({ sendAddresses }) => ({
        returnAddressResult: {
          is_success: true,
          total_count: sendAddresses.length,
          ship_address_s: sendAddresses.map(
            ({ addressId, name, phone, province, city, district, address }) => ({
              id: wholeNumber(addressId),
              contact: name,
              phone,
              full_address: province + city + district + address,
            }),
          ),
        },
      }),
    },

    'jingdong.sku.read.searchSkuList': {
      call: 'goods',
      answer: ({ shopId }, input) => skuList(goods.goods(shopId), input),
    },

    'jingdong.sku.read.findSkuById': {
      call: 'goods',
      answer: ({ shopId }, input) => skuById(goods.goods(shopId), input),
    },

    'jingdong.price.write.updateSkuJdPrice': {
      call: 'price',
      answer: ({ shopId }, input) => {
        const skuId = textIn(input.skuId);
        const skus = goods.goods(shopId).flatMap((good) => good.skus);
        const goodId = skus.find((sku) => sku.skuId === skuId)?.goodId ?? '';
        const price = Math.round(numberIn(input.jdPrice) * 100);
        const error = prices.set(shopId, { goodId, skuId, price });
        return error ? { success: false, message: PRICE_REFUSALS[error] } : { success: true };
      },
    },

    'jingdong.ware.stock.sku.set': {
      call: 'stock',
      answer: ({ shopId }, input) => {
        const requested = listIn(givenIn(input.req).skuStocks);
        if (requested.length === 0) return { returnType: { success: false, code: 'PARAM' } };
        const skus = goods.goods(shopId).flatMap((good) => good.skus);
        const updateStockResult = requested.map(({ skuId, stockNum }) => {
          const id = textIn(skuId);
          const isKnown = skus.some((sku) => sku.skuId === id) && Number.isInteger(stockNum);
          const error = isKnown ? stocks.set(shopId, id, Number(stockNum)) : 'unknown';
          const message = error === 'unknown' ? 'SKU不存在' : '库存更新失败';
          return { data: id, storeId: 0, success: error === null, ...(error && { message }) };
        });
        return { returnType: { success: true, obj: { updateStockResult } } };
      },
    },

    'jingdong.pop.order.shipment': {
      call: 'ship',
      answer: ({ shopId }, input) => {
        const parcel = { waybillNo: textIn(input.logiNo), company: textIn(input.logiCoprId) };
        const result = (): Record<string, unknown> => {
          if (!parcel.waybillNo) return PARAMETER_INVALID;
          if (!COMPANIES.includes(parcel.company)) return COURIER_UNKNOWN;
          const trouble = orders.ship(shopId, textIn(input.orderId), {
            ...parcel,
            addressId: null,
            skuIds: null,
          });
          return trouble ? SHIP_RESULTS[trouble] : SUCCESS;
        };
        return { sopjosshipment_result: result() };
      },
    },

    'jingdong.pop.order.waybill.update': {
      call: 'change',
      answer: ({ shopId }, input) => {
        const data = givenIn(givenIn(input.request).data);
        const parcels = listIn(data.partialShipmentInfoList).map(({ waybillId, logicId }) => ({
          ...{ waybillNo: textIn(waybillId), company: textIn(logicId) },
          ...{ addressId: null, skuIds: null },
        }));
        const failed = renumbered(orders, shopId, textIn(data.orderId), parcels);
        return {
          response: failed ? { code: failed.numberCode, msg: failed.chineseErrCode } : { code: 0, msg: '' },
        };
      },
    },

    'jingdong.pop.order.modifyVenderRemark': {
      call: 'remark',
      answer: ({ shopId }, input) => {
        const flag = FLAGS[Number(input.flag)];
        const order = seen(shopId, textIn(input.order_id));
        if (flag === undefined || !order) {
          return { modifyvenderremark_result: order ? PARAMETER_INVALID : ORDER_UNKNOWN };
        }
        const remark = { sellerMemo: textIn(input.remark), flag: flag === 'none' ? null : flag };
        orders.remark(shopId, order.orderNo, remark);
        return { modifyvenderremark_result: SUCCESS };
      },
    },

    'jingdong.vender.shop.query': {
      call: 'get',
      answer: ({ shopId, name }) => ({
        shop_jos_result: {
          vender_id: wholeNumber(shopId),
          shop_id: wholeNumber(shopId),
          shop_name: name,
        },
      }),
    },
  };
}

type Parcel = Parameters<OrderBook['ship']>[2];

/** Gives a shipped order these numbers in the place of those that it has; the further ones are added. */
function renumbered(orders: OrderBook, shopId: string, orderNo: string, parcels: Parcel[]): JdResult | null {
  if (parcels.length === 0 || parcels.some(({ waybillNo }) => !waybillNo)) return PARAMETER_INVALID;
  if (parcels.some(({ company }) => !COMPANIES.includes(company))) return COURIER_UNKNOWN;
  const before = orders.find(shopId, orderNo)?.shipments.map(({ waybillNo }) => waybillNo) ?? [];
  if (parcels.length < before.length) return PARAMETER_INVALID;
  for (const [index, parcel] of parcels.entries()) {
    const of = before[index];
    if (of === parcel.waybillNo) continue;
    const trouble =
      of === undefined && index > 0
        ? orders.addNumber(shopId, orderNo, { ...parcel, skuIds: [] })
        : orders.reship(shopId, orderNo, parcel, of ?? null);
    if (trouble) return SHIP_RESULTS[trouble];
  }
  return null;
}

/** The oldest first, unless asked otherwise. */
function found(orders: readonly SimulatedOrder[], input: Given): Record<string, unknown> {
  const from = fromBeijingTime(textIn(input.start_date));
  const to = fromBeijingTime(textIn(input.end_date));
  const page = Number(input.page);
  const size = Number(input.page_size);
  const isWindow = from !== null && to !== null && to >= from && to.getTime() - from.getTime() <= LONGEST_MS;
  const isPage = page >= 1 && size >= 1 && size <= LARGEST_PAGE;
  if (!isWindow || !isPage || !textIn(input.source_id)) return { apiResult: PARAMETER_INVALID };
  const states = textIn(input.order_state).split(',');
  const momentOf = ({ createdAt, updatedAt }: SimulatedOrder) =>
    textIn(input.dateType) === BY_CREATION ? createdAt : updatedAt;
  const all = orders
    .filter((order) => states.includes(stateOf(order)))
    .filter((order) => momentOf(order) >= from && momentOf(order) <= to)
    .toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
  const sorted = textIn(input.sortType) === DESCENDING ? all.toReversed() : all;
  return {
    apiResult: SUCCESS,
    orderTotal: all.length,
    orderInfoList: sorted
      .slice((page - 1) * size, page * size)
      .map((order) => orderOf(order, fieldsIn(input))),
  };
}

function fieldsIn(input: Given): string[] {
  return textIn(input.optional_fields)
    .split(',')
    .map((name) => name.trim());
}
