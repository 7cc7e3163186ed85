import { type AssignmentBook, assignmentBook } from './assignmentBook.ts';
import { type AuthorisationStore, authorisationStore, type Lifetimes } from './authorisations.ts';
import { type FaultPlan, faultPlan } from './faults.ts';
import { type GoodsBook, goodsBook } from './goodsBook.ts';
import { type OrderBook, orderBook } from './orderBook.ts';
import { seededRandom, someSendAddress } from './people.ts';
import { type PriceBook, priceBook } from './priceBook.ts';
import { type PushPlan, pushPlan } from './pushPlan.ts';
import { type RateLimits, rateLimits } from './rateLimits.ts';
import type { PlatformId, PlatformSlug, SimulatedApp, SimulatedShop } from './shopTypes.ts';
import { type StockBook, stockBook } from './stockBook.ts';

/** What is particular to a platform, as far as its shops' lives go. */
export type PlatformTraits = {
  platform: PlatformId;
  slug: PlatformSlug;
  /** As people call it: 淘宝. */
  name: string;
  lifetimes: Lifetimes;
  /** An order's number as the platform writes it; `serial` counts from 1 and never repeats. */
  orderNo: (serial: number, createdAt: Date) => string;
  /** Merchants assign whole orders to suppliers, not item by item. */
  assignsWholeOrders?: boolean;
};

/** What one platform knows: its shops with their orders, who may ask about them, and how it is to fail. */
export type PlatformWorld = PlatformTraits & {
  app: SimulatedApp;
  now: () => Date;
  shops: readonly SimulatedShop[];
  shop: (shopId: string) => SimulatedShop | undefined;
  orders: OrderBook;
  goods: GoodsBook;
  assignments: AssignmentBook;
  stocks: StockBook;
  prices: PriceBook;
  authorisations: AuthorisationStore;
  faults: FaultPlan;
  limits: RateLimits;
  pushPlan: PushPlan;
};

export type ShopWorld = {
  platforms: readonly PlatformWorld[];
  /** Makes everything older by `ms`, as if the clock had gone on; the clock itself stays right, so calls still pass. */
  age: (ms: number) => void;
};

const OWNERS = ['橙子', '小满', '青禾', '白露', '立夏', '秋分'];

/** The world of the simulated shops, in memory and the same at every start but for tokens. */
export function shopWorld(
  platforms: readonly PlatformTraits[],
  apps: Readonly<Record<PlatformSlug, SimulatedApp>>,
  now: () => Date,
): ShopWorld {
  const worlds = platforms.map((traits) => platformWorld(traits, apps[traits.slug], now));
  return {
    platforms: worlds,
    age(ms) {
      for (const { orders, assignments, authorisations } of worlds) {
        orders.age(ms);
        assignments.age(ms);
        authorisations.age(ms);
      }
    },
  };
}

function platformWorld(traits: PlatformTraits, app: SimulatedApp, now: () => Date): PlatformWorld {
  const random = seededRandom(traits.platform * 1_000);
  const shops = OWNERS.map((owner, index): SimulatedShop => {
    const shopId = String(traits.platform * 1_000_000 + 1_001 + index);
    const sendAddresses = [1, 2].map((number) => someSendAddress(random, `${shopId}${number}`, number === 1));
    const name = `${owner}的${traits.name}店`;
    return { platform: traits.platform, shopId, name, sellerNick: `${owner}家`, sendAddresses };
  });
  const goods = goodsBook();
  const stocks = stockBook();
  const orders = orderBook(now, traits.platform, traits.orderNo, goods.find);
  return {
    ...traits,
    app,
    now,
    shops,
    shop: (shopId) => shops.find((each) => each.shopId === shopId),
    goods,
    stocks,
    prices: priceBook(goods, stocks),
    orders,
    assignments: assignmentBook(now, traits.platform, orders, { wholeOrders: traits.assignsWholeOrders }),
    authorisations: authorisationStore(now, traits.lifetimes),
    faults: faultPlan(),
    limits: rateLimits(now),
    pushPlan: pushPlan(),
  };
}
