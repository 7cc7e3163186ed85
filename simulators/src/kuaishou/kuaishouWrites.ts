import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { ShipError } from '../shops/orderBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { type Answered, KUAISHOU_ERRORS, type KuaishouError } from './kuaishouErrors.ts';
import { flagOf, logisticsId } from './kuaishouOrders.ts';

/** 2 EMS, 3 申通, 4 顺丰, 6 圆通, 8 邮政, 9 中通, 11 韵达, 14 京东, 17 and 53 德邦, 109 极兔. */
const COMPANIES = [2, 3, 4, 6, 8, 9, 11, 14, 17, 53, 109];
const WAYBILL_PATTERN = /^[A-Za-z0-9]{8,24}$/;
const LONGEST_NOTE = 200;

const SHIP_TROUBLES: Record<ShipError, KuaishouError> = {
  unknownOrder: KUAISHOU_ERRORS.notTheirs,
  notPaid: KUAISHOU_ERRORS.stateRefused,
  alreadyShipped: KUAISHOU_ERRORS.stateRefused,
  notShipped: KUAISHOU_ERRORS.stateRefused,
  refunding: KUAISHOU_ERRORS.stateRefused,
  closed: KUAISHOU_ERRORS.stateRefused,
  waybillUsed: KUAISHOU_ERRORS.waybillUsed,
};

/** A number that the order has gone out with already is taken again, and nothing happens. */
export function deliver({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const trouble = parcelTrouble(input);
  if (trouble) return trouble;
  const { orderNo, waybillNo, company } = parcelIn(input);
  const order = orders.find(shop.shopId, orderNo);
  if (order?.shipments.some((each) => each.waybillNo === waybillNo && each.company === company))
    return { data: true };
  const refused = orders.ship(shop.shopId, orderNo, { waybillNo, company, addressId: null, skuIds: null });
  return refused ? SHIP_TROUBLES[refused] : { data: true };
}

/** A further parcel of an order that has gone out. */
export function appendLogistics({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const trouble = parcelTrouble(input);
  if (trouble) return trouble;
  const { waybillNo, company } = parcelIn(input);
  const parcel = { waybillNo, company, addressId: null, skuIds: [] };
  const refused = orders.addNumber(shop.shopId, textIn(input.oid), parcel);
  return refused ? SHIP_TROUBLES[refused] : { data: true };
}

export function updateLogistics({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const trouble = parcelTrouble(input);
  if (trouble) return trouble;
  const { orderNo, waybillNo, company } = parcelIn(input);
  const order = orders.find(shop.shopId, orderNo);
  if (!order) return KUAISHOU_ERRORS.notTheirs;
  const requested = textIn(input.logisticsId);
  const shipment = order.shipments.find((_, index) => !requested || logisticsId(order, index) === requested);
  if (!shipment) return KUAISHOU_ERRORS.stateRefused;
  const { addressId, skuIds } = shipment;
  const parcel = { waybillNo, company, addressId, skuIds };
  const refused = orders.reship(shop.shopId, orderNo, parcel, shipment.waybillNo);
  return refused ? SHIP_TROUBLES[refused] : { data: true };
}

/** A note follows the one before; a flag cannot be taken away. */
export function addNote({ orders }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const note = textIn(input.note);
  if ([...note].length > LONGEST_NOTE) return KUAISHOU_ERRORS.fieldInvalid;
  const flag = flagOf(numberIn(input.flag));
  const isKnown = orders.remark(shop.shopId, textIn(input.orderId), {
    sellerMemo: note,
    ...(flag && { flag }),
  });
  return isKnown ? { data: true } : KUAISHOU_ERRORS.notTheirs;
}

function parcelIn(input: Given) {
  return {
    orderNo: textIn(input.orderId),
    waybillNo: textIn(input.expressNo),
    company: textIn(input.expressCode),
  };
}

function parcelTrouble(input: Given): KuaishouError | null {
  if (!COMPANIES.includes(numberIn(input.expressCode))) return KUAISHOU_ERRORS.companyUnknown;
  return WAYBILL_PATTERN.test(textIn(input.expressNo)) ? null : KUAISHOU_ERRORS.waybillInvalid;
}
