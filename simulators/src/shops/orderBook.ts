import type { GoodsBook } from './goodsBook.ts';
import { seededRandom, someItem, someReceiver } from './people.ts';
import type { FlagColor, OrderItem, PostedShipment, SimulatedOrder, SimulatedShop } from './shopTypes.ts';

/** What buyers are to order. */
export type NewOrder = {
  count: number;
  /** So many of them by one and the same receiver, the rest by others. */
  sameReceiver: number;
  /** Instead of a good's own title; null for any good. */
  title: string | null;
  /** What is on sale under this merchant code instead of any good. */
  merchantCode?: string;
  /** Different goods in each order; all but the first of a title are numbered. */
  items?: number;
  isPaid: boolean;
  /** They came evenly over these hours until now. */
  overHours: number;
  /** So long after the payment they are to be sent at the latest; otherwise 48. */
  shipHours?: number;
};

/** Why a shop takes no shipment of an order. */
export type ShipError =
  | 'unknownOrder'
  | 'notPaid'
  | 'alreadyShipped'
  | 'notShipped'
  | 'refunding'
  | 'closed'
  | 'waybillUsed';

type Parcel = Pick<PostedShipment, 'waybillNo' | 'company' | 'addressId' | 'skuIds'>;

const KEPT_PER_SHOP = 2_000;
const HOUR_MS = 3_600_000;
const SHIP_HOURS = 48;

/** The orders of one platform's shops, the newest two thousand of each. Every change moves `updatedAt`. */
export function orderBook(
  now: () => Date,
  seed: number,
  orderNoOf: (serial: number, at: Date) => string,
  findOnSale: GoodsBook['find'],
) {
  const random = seededRandom(seed);
  const byShop = new Map<string, SimulatedOrder[]>();
  let serial = 0;

  const ofShop = (shopId: string): readonly SimulatedOrder[] => byShop.get(shopId) ?? [];
  const find = (shopId: string, orderNo: string) => ofShop(shopId).find((each) => each.orderNo === orderNo);

  function change(shopId: string, orderNo: string, apply: (order: SimulatedOrder) => void): boolean {
    const order = find(shopId, orderNo);
    if (!order) return false;
    apply(order);
    order.updatedAt = now();
    return true;
  }

  /** A waybill number belongs to one parcel, and one parcel goes to one receiver. */
  function isUsedElsewhere(order: SimulatedOrder, waybillNo: string): boolean {
    return [...byShop.values()]
      .flat()
      .some(
        (other) =>
          other.receiver.receiverId !== order.receiver.receiverId &&
          other.shipments.some((shipment) => shipment.waybillNo === waybillNo),
      );
  }

  function someItems(shopId: string, { title, merchantCode, items: count = 1 }: NewOrder): OrderItem[] {
    const onSale = merchantCode === undefined ? undefined : findOnSale(shopId, merchantCode);
    if (onSale) return [{ ...onSale, num: 1 }];
    const items: OrderItem[] = [];
    while (items.length < count) {
      const item = someItem(random, title && items.length > 0 ? `${title} ${items.length + 1}` : title);
      if (!items.some(({ skuId }) => skuId === item.skuId)) items.push(item);
    }
    return items;
  }

  function bought(shopId: string, what: NewOrder, createdAt: Date): SimulatedOrder {
    const { isPaid, shipHours = SHIP_HOURS } = what;
    serial += 1;
    const items = someItems(shopId, what);
    const receiver = someReceiver(random);
    return {
      orderNo: orderNoOf(serial, createdAt),
      shopId,
      state: isPaid ? 'waitShip' : 'waitPay',
      refund: 'none',
      items,
      payAmount: items.reduce((sum, { price, num }) => sum + price * num, 0),
      createdAt,
      paidAt: isPaid ? createdAt : null,
      promisedShipAt: isPaid ? new Date(createdAt.getTime() + shipHours * HOUR_MS) : null,
      updatedAt: createdAt,
      buyerNick: `买家${serial}`,
      receiver,
      buyerMemo: '',
      sellerMemo: '',
      flag: null,
      shipments: [],
    };
  }

  return {
    ofShop,
    find,

    /** Lets people buy; answers the new orders, the oldest first. */
    add({ shopId }: Pick<SimulatedShop, 'shopId'>, what: NewOrder): SimulatedOrder[] {
      const end = Math.floor(now().getTime() / 1_000) * 1_000;
      const step = what.count > 1 ? (what.overHours * HOUR_MS) / (what.count - 1) : 0;
      const added = Array.from({ length: what.count }, (_, index) =>
        bought(shopId, what, new Date(end - Math.round(((what.count - 1 - index) * step) / 1_000) * 1_000)),
      );
      const [first] = added;
      for (const order of added.slice(0, what.sameReceiver)) if (first) order.receiver = first.receiver;
      byShop.set(shopId, [...ofShop(shopId), ...added].slice(-KEPT_PER_SHOP));
      return added;
    },

    pay: (shopId: string, orderNo: string) =>
      change(shopId, orderNo, (order) => {
        if (order.state !== 'waitPay') return;
        order.state = 'waitShip';
        order.paidAt = now();
        order.promisedShipAt = new Date(now().getTime() + SHIP_HOURS * HOUR_MS);
      }),

    /** The buyer asks their money back, gets it back, or asks no more; what was never sent closes with the money. */
    refund: (shopId: string, orderNo: string, refund: SimulatedOrder['refund']) =>
      change(shopId, orderNo, (order) => {
        order.refund = refund;
        if (refund === 'done' && order.shipments.length === 0) order.state = 'closed';
      }),

    close: (shopId: string, orderNo: string) =>
      change(shopId, orderNo, (order) => {
        order.state = 'closed';
      }),

    finish: (shopId: string, orderNo: string) =>
      change(shopId, orderNo, (order) => {
        order.state = 'finished';
      }),

    /** The buyer moves to another address, as another receiver. */
    changeReceiver: (shopId: string, orderNo: string) =>
      change(shopId, orderNo, (order) => {
        order.receiver = someReceiver(random);
      }),

    /** What is not given stays. */
    remark: (
      shopId: string,
      orderNo: string,
      { sellerMemo, buyerMemo, flag }: { sellerMemo?: string; buyerMemo?: string; flag?: FlagColor | null },
    ) =>
      change(shopId, orderNo, (order) => {
        order.sellerMemo = sellerMemo ?? order.sellerMemo;
        order.buyerMemo = buyerMemo ?? order.buyerMemo;
        if (flag !== undefined) order.flag = flag;
      }),

    /** Takes a shipment; what stands against it is answered and nothing has changed. */
    ship(shopId: string, orderNo: string, parcel: Parcel): ShipError | null {
      const order = find(shopId, orderNo);
      if (!order) return 'unknownOrder';
      if (order.state === 'closed') return 'closed';
      if (order.state === 'waitPay') return 'notPaid';
      if (order.state === 'shipped' || order.state === 'finished') return 'alreadyShipped';
      if (order.refund !== 'none') return 'refunding';
      const sent = order.shipments.flatMap(({ skuIds }) => skuIds ?? []);
      if (parcel.skuIds?.some((skuId) => sent.includes(skuId))) return 'alreadyShipped';
      if (isUsedElsewhere(order, parcel.waybillNo)) return 'waybillUsed';
      // All of an order that went out in part is what is left of it.
      const left = order.items.map(({ skuId }) => skuId).filter((skuId) => !sent.includes(skuId));
      const skuIds = parcel.skuIds ?? (sent.length > 0 ? left : null);
      change(shopId, orderNo, () => {
        order.shipments.push({ ...parcel, skuIds, at: now(), replaced: [] });
        const isWhole = skuIds === null || left.every((skuId) => skuIds.includes(skuId));
        order.state = isWhole ? 'shipped' : 'partShipped';
      });
      return null;
    },

    /** Adds the number of a further parcel to a shipped order, once. */
    addNumber(shopId: string, orderNo: string, parcel: Parcel): ShipError | null {
      const order = find(shopId, orderNo);
      if (!order) return 'unknownOrder';
      if (order.state === 'closed' || order.state === 'finished') return 'closed';
      if (order.shipments.length === 0) return 'notShipped';
      if (isUsedElsewhere(order, parcel.waybillNo)) return 'waybillUsed';
      if (order.shipments.some(({ waybillNo }) => waybillNo === parcel.waybillNo)) return null;
      change(shopId, orderNo, () => order.shipments.push({ ...parcel, at: now(), replaced: [] }));
      return null;
    },

    /** Forgets shipments with these numbers; the order waits again for what they held. */
    unship: (shopId: string, orderNo: string, waybillNos: readonly string[]) =>
      change(shopId, orderNo, (order) => {
        order.shipments = order.shipments.filter(({ waybillNo }) => !waybillNos.includes(waybillNo));
        order.state = order.shipments.length > 0 ? 'partShipped' : 'waitShip';
      }),

    /** Replaces the number of the newest shipment, or of the one with the number `of`. */
    reship(shopId: string, orderNo: string, parcel: Parcel, of: string | null = null): ShipError | null {
      const order = find(shopId, orderNo);
      if (!order) return 'unknownOrder';
      if (order.state === 'closed' || order.state === 'finished') return 'closed';
      const shipment =
        of === null ? order.shipments.at(-1) : order.shipments.find(({ waybillNo }) => waybillNo === of);
      if (!shipment) return 'notShipped';
      if (isUsedElsewhere(order, parcel.waybillNo)) return 'waybillUsed';
      change(shopId, orderNo, () => {
        shipment.replaced.push(shipment.waybillNo);
        shipment.waybillNo = parcel.waybillNo;
        shipment.company = parcel.company;
      });
      return null;
    },

    /** Makes everything older by `ms`. */
    age(ms: number): void {
      const older = (at: Date) => new Date(at.getTime() - ms);
      for (const order of [...byShop.values()].flat()) {
        order.createdAt = older(order.createdAt);
        order.updatedAt = older(order.updatedAt);
        order.paidAt = order.paidAt && older(order.paidAt);
        order.promisedShipAt = order.promisedShipAt && older(order.promisedShipAt);
        for (const shipment of order.shipments) shipment.at = older(shipment.at);
      }
    },
  };
}

export type OrderBook = ReturnType<typeof orderBook>;
