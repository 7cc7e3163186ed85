import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { FlagColor, OrderItem, OrderState, SimulatedOrder, SimulatedShop } from '../shops/shopTypes.ts';

const STATUSES: Record<OrderState, number> = {
  waitPay: 1,
  waitShip: 2,
  partShipped: 101,
  shipped: 3,
  finished: 5,
  closed: 4,
};
const STARS: Record<FlagColor, number> = { purple: 1, blue: 2, green: 3, yellow: 4, red: 5 };
const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

export function statusOf({ state }: SimulatedOrder): number {
  return STATUSES[state];
}

export function flagOf(star: number): FlagColor | null {
  const [found] = Object.entries(STARS).find(([, each]) => each === star) ?? [];
  return (found as FlagColor | undefined) ?? null;
}

/** Unique per receiver and day. */
export function openAddressId({ receiver, createdAt }: SimulatedOrder): string {
  return `#${opaqueId('open_address_id', receiver.receiverId, dayOf(createdAt))}`;
}

function dayOf(at: Date): string {
  return String(Math.floor((at.getTime() + BEIJING_MS) / DAY_MS));
}

/** An item is an order of its own below the order. */
export function itemOrderId({ orderNo }: SimulatedOrder, index: number): string {
  return `${orderNo}${index + 1}`;
}

export function packId({ orderNo }: SimulatedOrder, index: number): string {
  return `${orderNo}9${index + 1}`;
}

/** An order in Douyin's format: the receiver encrypted and masked, never plain. */
export function douyinOrder(order: SimulatedOrder, shop: SimulatedShop) {
  const { receiver, shipments } = order;
  const area = (name: string) => ({ name, id: opaqueId(name).slice(0, 6) });
  const address = {
    province: area(receiver.province),
    city: area(receiver.city),
    town: area(receiver.district),
    street: { name: '', id: '' },
  };
  return {
    shop_id: Number(shop.shopId),
    shop_name: shop.name,
    order_id: order.orderNo,
    order_status: statusOf(order),
    create_time: seconds(order.createdAt),
    update_time: seconds(order.updatedAt),
    pay_time: seconds(order.paidAt),
    exp_ship_time: seconds(order.promisedShipAt),
    ship_time: seconds(shipments.at(-1)?.at ?? null),
    order_amount: order.payAmount,
    pay_amount: order.payAmount,
    post_amount: 0,
    buyer_words: order.buyerMemo,
    seller_words: order.sellerMemo,
    seller_remark_stars: order.flag ? STARS[order.flag] : 0,
    doudian_open_id: `1@#${opaqueId('buyer', order.buyerNick)}`,
    open_address_id: openAddressId(order),
    post_receiver: '',
    post_tel: '',
    encrypt_post_receiver: `##${opaqueId('name', order.orderNo)}##`,
    encrypt_post_tel: `$$${opaqueId('phone', order.orderNo)}$$`,
    post_addr: { ...address, detail: '', encrypt_detail: `##${opaqueId('address', order.orderNo)}##` },
    mask_post_receiver: maskedName(receiver.name),
    mask_post_tel: maskedPhone(receiver.phone),
    mask_post_addr: { ...address, detail: maskedAddress(receiver.address) },
    logistics_info: shipments.map(({ waybillNo, company, at }, index) => ({
      tracking_no: waybillNo,
      company,
      ship_time: seconds(at),
      delivery_id: packId(order, index),
    })),
    sku_order_list: order.items.map((item, index) => itemOrder(order, item, index)),
  };
}

function itemOrder(order: SimulatedOrder, item: OrderItem, index: number) {
  const isSent = order.shipments.some(({ skuIds }) => skuIds === null || skuIds.includes(item.skuId));
  return {
    order_id: itemOrderId(order, index),
    parent_order_id: order.orderNo,
    order_status: order.state === 'partShipped' ? STATUSES[isSent ? 'shipped' : 'waitShip'] : statusOf(order),
    product_id: Number(item.goodId),
    product_id_str: item.goodId,
    sku_id: Number(item.skuId),
    product_name: item.title,
    product_pic: item.pic,
    spec: [{ name: '规格', value: item.sku }],
    code: item.merchantCode,
    item_num: item.num,
    origin_amount: item.price,
    sum_amount: item.price * item.num,
    after_sale_info: AFTER_SALES[order.refund],
  };
}

const AFTER_SALES: Record<SimulatedOrder['refund'], Record<string, number>> = {
  none: { after_sale_status: 0, after_sale_type: 0, refund_status: 0 },
  applying: { after_sale_status: 6, after_sale_type: 2, refund_status: 1 },
  done: { after_sale_status: 12, after_sale_type: 2, refund_status: 3 },
};

function seconds(at: Date | null): number {
  return at ? Math.floor(at.getTime() / 1_000) : 0;
}
