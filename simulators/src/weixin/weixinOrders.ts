import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { OrderState, SimulatedOrder } from '../shops/shopTypes.ts';

const STATUSES: Record<OrderState, number> = {
  waitPay: 10,
  waitShip: 20,
  partShipped: 21,
  shipped: 30,
  finished: 100,
  closed: 250,
};
const CLOSED_BY_REFUNDS = 200;
const BY_COURIER = 1;

export function statusOf({ state, refund }: SimulatedOrder): number {
  return state === 'closed' && refund === 'done' ? CLOSED_BY_REFUNDS : STATUSES[state];
}

/** An order in WeChat's shape: its receiver masked, with the hash of the address. */
export function weixinOrder(order: SimulatedOrder) {
  const { receiver, refund } = order;
  return {
    order_id: order.orderNo,
    status: statusOf(order),
    openid: opaqueId('openid', order.buyerNick).slice(0, 28),
    create_time: seconds(order.createdAt),
    update_time: seconds(order.updatedAt),
    aftersale_detail: {
      on_aftersale_order_cnt: refund === 'applying' ? 1 : 0,
      aftersale_order_list: refund === 'none' ? [] : [{ aftersale_order_id: `${order.orderNo}1` }],
    },
    order_detail: {
      product_infos: order.items.map((item) => ({
        product_id: item.goodId,
        sku_id: item.skuId,
        title: item.title,
        sku_code: item.merchantCode,
        thumb_img: item.pic,
        sku_cnt: item.num,
        sale_price: item.price,
        real_price: item.price * item.num,
        sku_attrs: [{ attr_key: '规格', attr_value: item.sku }],
        on_aftersale_sku_cnt: refund === 'applying' ? item.num : 0,
        finish_aftersale_sku_cnt: refund === 'done' ? item.num : 0,
        delivery_deadline: seconds(order.promisedShipAt),
      })),
      pay_info: { pay_time: seconds(order.paidAt) },
      price_info: { product_price: order.payAmount, order_price: order.payAmount, freight: 0 },
      ext_info: { customer_notes: order.buyerMemo, merchant_notes: order.sellerMemo },
      delivery_info: {
        deliver_method: 0,
        address_info: {
          user_name: maskedName(receiver.name),
          tel_number: maskedPhone(receiver.phone),
          province_name: receiver.province,
          city_name: receiver.city,
          county_name: receiver.district,
          detail_info: maskedAddress(receiver.address),
          house_number: '',
          hash_code: opaqueId('hash_code', order.shopId, receiver.receiverId),
        },
        delivery_product_info: order.shipments.map(({ waybillNo, company, at, skuIds }) => ({
          waybill_id: waybillNo,
          delivery_id: company,
          delivery_time: seconds(at),
          deliver_type: BY_COURIER,
          product_infos: order.items
            .filter(({ skuId }) => skuIds === null || skuIds.includes(skuId))
            .map(({ goodId, skuId, num }) => ({ product_id: goodId, sku_id: skuId, product_cnt: num })),
        })),
      },
    },
  };
}

function seconds(at: Date | null): number {
  return at ? Math.floor(at.getTime() / 1_000) : 0;
}
