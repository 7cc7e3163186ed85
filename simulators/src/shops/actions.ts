import { text } from './consolePages.text.ts';
import { CALL_KINDS, FAULT_KINDS } from './faults.ts';
import { PUT_STATES } from './goodsBook.ts';
import type { FlagColor, SimulatedShop } from './shopTypes.ts';
import type { PlatformWorld, ShopWorld } from './shopWorld.ts';
import { STOCK_MOODS } from './stockBook.ts';

/** What a developer sends along, from a form or as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** A developer's request that cannot be fulfilled; names the field. */
export class FieldError extends Error {}

const FLAGS = ['red', 'yellow', 'green', 'blue', 'purple'] as const satisfies readonly FlagColor[];
const REFUNDS = ['none', 'applying', 'done'] as const;
const DELETED = 'deleted';
const MAX_ORDERS = 500;
const MAX_ITEMS = 5;
const MAX_FILLED = 20_000;
const MAX_SKUS_EACH = 100;
const MAX_PRICE = 100_000_000;
const MAX_STOCK = 10_000_000;
const MAX_HOURS = 90 * 24;
const HOUR_MS = 3_600_000;

/** What a developer can do to the world, by name; each answers what is worth telling. */
export const ACTIONS: Readonly<Record<string, (world: ShopWorld, fields: Fields) => Fields>> = {
  addOrders(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const code = textAt(fields, 'merchantCode');
    if (code && !platform.goods.find(shop.shopId, code)) throw new FieldError('merchantCode');
    const added = platform.orders.add(shop, {
      count: numberAt(fields, 'count', 1, MAX_ORDERS, 1),
      sameReceiver: numberAt(fields, 'sameReceiver', 0, MAX_ORDERS, 0),
      title: textAt(fields, 'title') || null,
      ...(code && { merchantCode: code }),
      items: numberAt(fields, 'items', 1, MAX_ITEMS, 1),
      isPaid: textAt(fields, 'isPaid') !== 'false',
      overHours: numberAt(fields, 'overHours', 0, MAX_HOURS, 0),
      shipHours: numberAt(fields, 'shipHours', 1, MAX_HOURS, 48),
    });
    return { orderNos: added.map(({ orderNo }) => orderNo) };
  },

  /** Puts goods on sale, or changes those with the merchant code. */
  putGoods(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const merchantCode = textAt(fields, 'merchantCode');
    if (!merchantCode) throw new FieldError('merchantCode');
    const price = numberAt(fields, 'price', 0, MAX_PRICE, 0);
    const { goodId, skuId } = platform.goods.put(shop.shopId, {
      merchantCode,
      ...(textAt(fields, 'title') && { title: textAt(fields, 'title') }),
      ...(textAt(fields, 'sku') && { sku: textAt(fields, 'sku') }),
      ...(price > 0 && { price }),
    });
    return { goodId, skuId };
  },
  removeGoods(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    if (!platform.goods.remove(shop.shopId, textAt(fields, 'merchantCode')))
      throw new FieldError('merchantCode');
    return {};
  },

  /** So many of the next goods that are put up wait for their review. */
  holdReviews(world, fields) {
    platformOf(world, fields).goods.holdReviews(numberAt(fields, 'reviews', 0, MAX_FILLED, 1));
    return {};
  },
  /** A shop may put up so many more goods today; 0 lifts the limit. */
  limitListings(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const listings = numberAt(fields, 'listings', 0, MAX_FILLED, 0);
    platform.goods.limitListings(shop.shopId, listings === 0 ? null : listings);
    return {};
  },
  /** What becomes of goods that were put up, by their id or by the merchant code of a combination. */
  judgeGoods(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const goodId =
      textAt(fields, 'goodId') ||
      (platform.goods.find(shop.shopId, textAt(fields, 'merchantCode'))?.goodId ?? '');
    const state = oneOf(fields, 'state', [...PUT_STATES, DELETED]);
    const words = textAt(fields, 'words');
    const isKnown =
      state === DELETED
        ? platform.goods.removePut(shop.shopId, goodId)
        : platform.goods.judge(goodId, state, words);
    if (!isKnown) throw new FieldError(textAt(fields, 'goodId') === '' ? 'merchantCode' : 'goodId');
    platform.goods.judged(shop.shopId, goodId, state, words);
    return { goodId };
  },

  /** Has so many goods on sale in a shop, and nothing else. */
  fillShop(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const goods = numberAt(fields, 'goods', 1, MAX_FILLED, 1);
    const skusEach = numberAt(fields, 'skusEach', 1, MAX_SKUS_EACH, 1);
    platform.goods.fill(shop.shopId, goods, skusEach);
    return { skus: goods * skusEach };
  },

  /** Sets how many pieces of goods are for sale, and how they refuse other quantities. */
  putStock(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const sku = platform.goods.find(shop.shopId, textAt(fields, 'merchantCode'));
    if (!sku) throw new FieldError('merchantCode');
    const { quantity, reserved, mood } = platform.stocks.of(shop.shopId, sku.skuId);
    platform.stocks.put(shop.shopId, sku.skuId, {
      quantity: numberAt(fields, 'quantity', 0, MAX_STOCK, quantity),
      reserved: numberAt(fields, 'reserved', 0, MAX_STOCK, reserved),
      mood: textAt(fields, 'mood') === '' ? mood : oneOf(fields, 'mood', STOCK_MOODS),
    });
    return { ...platform.stocks.of(shop.shopId, sku.skuId) };
  },

  payOrder: onOrder(({ orders }, shopId, orderNo) => orders.pay(shopId, orderNo)),
  closeOrder: onOrder(({ orders }, shopId, orderNo) => orders.close(shopId, orderNo)),
  finishOrder: onOrder(({ orders }, shopId, orderNo) => orders.finish(shopId, orderNo)),
  changeReceiver: onOrder(({ orders, assignments }, shopId, orderNo) => {
    const isKnown = orders.changeReceiver(shopId, orderNo);
    if (isKnown) assignments.orderChanged(shopId, orderNo, 'receiver');
    return isKnown;
  }),
  refundOrder: onOrder(({ orders }, shopId, orderNo, fields) =>
    orders.refund(shopId, orderNo, oneOf(fields, 'refund', REFUNDS)),
  ),
  remarkOrder: onOrder(({ orders, assignments }, shopId, orderNo, fields) => {
    const isKnown = orders.remark(shopId, orderNo, {
      sellerMemo: textAt(fields, 'sellerMemo'),
      buyerMemo: textAt(fields, 'buyerMemo'),
      flag: textAt(fields, 'flag') === '' ? null : oneOf(fields, 'flag', FLAGS),
    });
    if (isKnown) assignments.orderChanged(shopId, orderNo, 'remark');
    return isKnown;
  }),

  /** Binds a shop as a merchant to another one that supplies. */
  bindSupplier(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    if (!platform.assignments.bind(shop.shopId, supplierAt(platform, fields)))
      throw new FieldError('supplierId');
    return {};
  },
  unbindSupplier(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    if (!platform.assignments.unbind(shop.shopId, supplierAt(platform, fields)))
      throw new FieldError('supplierId');
    return {};
  },
  /** Assigns a paid order to a supplier that its shop is bound to; without `supplierId` to the first one. */
  assignOrder(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    const { assignments } = platform;
    const orderNo = textAt(fields, 'orderNo');
    const [first] = assignments.suppliersOf(shop.shopId);
    const supplierId = textAt(fields, 'supplierId') || first?.supplierId || '';
    if (!assignments.assign(shop.shopId, orderNo, supplierId)) throw new FieldError('orderNo');
    const made = assignments.ofOrder(shop.shopId, orderNo).filter(({ state }) => state !== 'cancelled');
    return { assignedIds: made.map(({ assignedId }) => assignedId) };
  },
  cancelAssignment: onOrder(({ assignments }, shopId, orderNo, fields) =>
    assignments.cancelOrder(shopId, orderNo, textAt(fields, 'reason') || text.cancelReason),
  ),

  repeatPushes(world, fields) {
    platformOf(world, fields).pushPlan.repeat(numberAt(fields, 'times', 1, 100, 1));
    return {};
  },
  dropPushes(world, fields) {
    platformOf(world, fields).pushPlan.drop(numberAt(fields, 'pushes', 0, 1_000, 1));
    return {};
  },

  expireAccess(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    platform.authorisations.expire(shop.shopId, textAt(fields, 'whole') === 'true');
    return {};
  },
  revokeAccess(world, fields) {
    const { platform, shop } = shopOf(world, fields);
    platform.authorisations.revoke(shop.shopId);
    return {};
  },

  failCalls(world, fields) {
    platformOf(world, fields).faults.add({
      kind: oneOf(fields, 'kind', FAULT_KINDS),
      call: textAt(fields, 'call') === '' ? null : oneOf(fields, 'call', CALL_KINDS),
      orderSuffix: textAt(fields, 'orderSuffix') || null,
      times: numberAt(fields, 'times', 1, 1_000, 1),
    });
    return {};
  },
  delayAnswers(world, fields) {
    platformOf(world, fields).faults.delay(numberAt(fields, 'ms', 0, 30_000, 0));
    return {};
  },
  limitCalls(world, fields) {
    platformOf(world, fields).limits.set({
      method: textAt(fields, 'method') || '*',
      calls: numberAt(fields, 'calls', 0, 1_000_000, 0),
      perMs: numberAt(fields, 'perMs', 1, 86_400_000, 1_000),
    });
    return {};
  },
  clearFaults(world, fields) {
    const { faults, limits, pushPlan } = platformOf(world, fields);
    faults.clear();
    limits.clear();
    pushPlan.clear();
    return {};
  },

  passTime(world, fields) {
    world.age(numberAt(fields, 'hours', 1, 400 * 24, 1) * HOUR_MS);
    return {};
  },
};

type OrderAction = (platform: PlatformWorld, shopId: string, orderNo: string, fields: Fields) => boolean;

function onOrder(act: OrderAction) {
  return (world: ShopWorld, fields: Fields): Fields => {
    const { platform, shop } = shopOf(world, fields);
    if (!act(platform, shop.shopId, textAt(fields, 'orderNo'), fields)) throw new FieldError('orderNo');
    return {};
  };
}

/** By number or by name: `1` or `taobao`. */
function platformOf(world: ShopWorld, fields: Fields): PlatformWorld {
  const requested = textAt(fields, 'platform');
  const found = world.platforms.find(
    ({ platform, slug }) => requested === slug || requested === String(platform),
  );
  if (!found) throw new FieldError('platform');
  return found;
}

export function shopOf(world: ShopWorld, fields: Fields): { platform: PlatformWorld; shop: SimulatedShop } {
  const platform = platformOf(world, fields);
  const shop = platform.shop(textAt(fields, 'shopId'));
  if (!shop) throw new FieldError('shopId');
  return { platform, shop };
}

function supplierAt({ shop }: PlatformWorld, fields: Fields): string {
  const supplier = shop(textAt(fields, 'supplierId'));
  if (!supplier) throw new FieldError('supplierId');
  return supplier.shopId;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw new FieldError(name);
  const text = String(value).trim();
  if (text.length > 200) throw new FieldError(name);
  return text;
}

function numberAt(fields: Fields, name: string, least: number, most: number, otherwise: number): number {
  const text = textAt(fields, name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new FieldError(name);
  return value;
}

function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === textAt(fields, name));
  if (!found) throw new FieldError(name);
  return found;
}
