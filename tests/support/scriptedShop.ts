import { lineIdOf } from '../../api/src/adapters/shops/lines.ts';
import { groupsByReceiver } from '../../api/src/adapters/shops/mergeable.ts';
import type { PricePlatform, PriceRefusal, PriceTarget } from '../../api/src/adapters/shops/pricePlatform.ts';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type {
  RemoteOrder,
  RemoteSku,
  Shipment,
  ShopGrant,
  ShopPlatform,
  StockRefusal,
  StockTarget,
} from '../../api/src/adapters/shops/shopPlatform.ts';

const DAY_MS = 24 * 3_600_000;
const PAGE = 100;
/** What a piece costs where a test says nothing, in fen. */
export const SCRIPTED_PRICE = 990;

/** A platform that does what the test says; the real adapters are proven against the simulators. */
export function scriptedShop() {
  const script = {
    /** Shops by the code that authorises them. */
    shops: new Map<string, { remoteShopId: string; shopName: string }>(),
    orders: [] as RemoteOrder[],
    skus: [] as RemoteSku[],
    /** Called before each page of goods. */
    beforeGoods: async (_page: number): Promise<void> => undefined,
    /** Access tokens that are taken. */
    alive: new Set<string>(),
    refreshable: true,
    /** Called before each page of orders. */
    beforePage: async (_page: number): Promise<void> => undefined,
    refreshes: 0,
    pages: 0,
    grantDays: 30,
    /** Called before an order is answered, and before a shipment is taken. */
    beforeOrder: async (_orderNo: string): Promise<void> => undefined,
    beforePost: async (_shipment: Shipment): Promise<void> => undefined,
    /** Called when a shipment has been taken and before that is answered. */
    beforeAnswer: async (_shipment: Shipment): Promise<void> => undefined,
    /** What the platform lets go out together. */
    mergeGroups: groupsByReceiver,
    /** What was asked for and taken, in the order in which it came. */
    asked: [] as string[],
    posted: [] as Shipment[],
    remarks: [] as { remoteOrderNo: string; flagColor: string | null; text: string }[],
    /** What the shop has for sale, by `remoteGoodId remoteSkuId`, and each call that set some of it. */
    stocks: new Map<string, number>(),
    stockCalls: [] as StockTarget[][],
    /** How quantities are refused, in their order; called before they are taken, and before that is answered. */
    beforeStocks: async (_targets: readonly StockTarget[]): Promise<(StockRefusal | null)[]> => [],
    beforeStockAnswer: async (_targets: readonly StockTarget[]): Promise<void> => undefined,
    /** What the shop asks, by `remoteGoodId remoteSkuId`; null for what is gone. Else what `skus` ask. */
    prices: new Map<string, number | null>(),
    priceCalls: [] as PriceTarget[][],
    /** How prices are refused, in their order; called before they are taken, and before that is answered. */
    beforePrices: async (_targets: readonly PriceTarget[]): Promise<(PriceRefusal | null)[]> => [],
    beforePriceAnswer: async (_targets: readonly PriceTarget[]): Promise<void> => undefined,
    /** A platform that says that all has gone out once it was told the first number. */
    shipsWhole: false,
    /** A platform that takes no remark. */
    remarkable: true,
  };
  const lapsed = () => new ShopError('scripted', 'authExpired', 'EXPIRED');
  const check = (accessToken: string) => {
    if (!script.alive.has(accessToken)) throw lapsed();
  };
  const grant = (shop: { remoteShopId: string; shopName: string }): ShopGrant => {
    const accessToken = `access-${shop.remoteShopId}-${script.refreshes}`;
    script.alive.add(accessToken);
    return {
      ...shop,
      sellerNick: '掌柜',
      accessToken,
      refreshToken: `refresh-${shop.remoteShopId}`,
      expiresAt: new Date(Date.now() + script.grantDays * DAY_MS),
      refreshExpiresAt: new Date(Date.now() + 2 * script.grantDays * DAY_MS),
    };
  };
  const platform: ShopPlatform = {
    platform: 4,
    authorizeUrl: async (state) => `https://platform.example/authorize?state=${state}`,
    exchange: async (code) => {
      const shop = script.shops.get(code);
      if (!shop) throw new ShopError('scripted', 'invalid', 'BAD_CODE');
      return grant(shop);
    },
    refresh: async ({ remoteShopId, shopName }) => {
      if (!script.refreshable) throw lapsed();
      script.refreshes += 1;
      return grant({ remoteShopId, shopName });
    },
    listOrders: async ({ accessToken }, _window, cursor) => {
      check(accessToken);
      const from = Number(cursor ?? 0);
      await script.beforePage(from / PAGE);
      script.pages += 1;
      const orders = script.orders.slice(from, from + PAGE);
      return { orders, next: from + PAGE < script.orders.length ? String(from + PAGE) : null };
    },
    getOrder: async ({ accessToken }, no) => {
      check(accessToken);
      script.asked.push(no);
      await script.beforeOrder(no);
      return script.orders.find((order) => order.remoteOrderNo === no) ?? null;
    },
    listGoods: async ({ accessToken }, cursor) => {
      check(accessToken);
      const from = Number(cursor ?? 0);
      await script.beforeGoods(from / PAGE);
      const skus = script.skus.slice(from, from + PAGE);
      const next = from + PAGE < script.skus.length ? String(from + PAGE) : null;
      return { skus, read: skus.length, total: script.skus.length, next };
    },
    sendAddresses: async ({ accessToken }) => {
      check(accessToken);
      return [
        {
          remoteAddressId: 'a-1',
          name: '橙子小店',
          phone: '138****0001',
          province: '浙江省',
          city: '杭州市',
          district: '西湖区',
          address: '文三路478号',
          isDefault: true,
        },
      ];
    },
    mergeGroups: async ({ accessToken }, orders) => {
      check(accessToken);
      return script.mergeGroups(orders);
    },
    postShipment: async ({ accessToken }, shipment) => {
      check(accessToken);
      await script.beforePost(shipment);
      script.posted.push(shipment);
      const { waybillNo, courierCode, remoteOrderNos } = shipment;
      script.orders = script.orders.map((order) =>
        remoteOrderNos.includes(order.remoteOrderNo)
          ? {
              ...order,
              status: script.shipsWhole || isComplete(order, script.posted) ? 4 : 3,
              shipments: [...order.shipments, { waybillNo, courierCode }],
            }
          : order,
      );
      await script.beforeAnswer(shipment);
    },
    changeShipment: async () => undefined,
    setStocks: async ({ accessToken }, targets) => {
      check(accessToken);
      const answers = await script.beforeStocks(targets);
      for (const [at, { remoteGoodId, remoteSkuId, quantity }] of targets.entries())
        if (!answers[at]) script.stocks.set(`${remoteGoodId} ${remoteSkuId}`, quantity);
      script.stockCalls.push([...targets]);
      await script.beforeStockAnswer(targets);
      return targets.map((_, at) => answers[at] ?? null);
    },
    remark: async ({ accessToken }, remoteOrderNo, remark) => {
      check(accessToken);
      if (!script.remarkable) throw new ShopError('scripted', 'unknown', 'NO_REMARK');
      script.remarks.push({ remoteOrderNo, ...remark });
    },
  };
  const prices: PricePlatform = {
    platform: 4,
    readPrices: async ({ accessToken }, skus) => {
      check(accessToken);
      return skus.map(({ remoteGoodId, remoteSkuId }) => {
        const price = script.prices.get(`${remoteGoodId} ${remoteSkuId}`);
        return price === undefined ? SCRIPTED_PRICE : price;
      });
    },
    setPrices: async ({ accessToken }, targets) => {
      check(accessToken);
      const answers = await script.beforePrices(targets);
      for (const [at, { remoteGoodId, remoteSkuId, price }] of targets.entries())
        if (!answers[at]) script.prices.set(`${remoteGoodId} ${remoteSkuId}`, price);
      script.priceCalls.push([...targets]);
      await script.beforePriceAnswer(targets);
      return targets.map((_, at) => answers[at] ?? null);
    },
  };
  return { script, platform, prices };
}

/** Whether every line of an order is in a parcel that was posted. */
function isComplete({ remoteOrderNo, items }: RemoteOrder, posted: Shipment[]): boolean {
  const parcels = posted.filter(({ remoteOrderNos }) => remoteOrderNos.includes(remoteOrderNo));
  return items.every((item) =>
    parcels.some(({ lineIds }) => lineIds === null || lineIds.includes(lineIdOf(item))),
  );
}

/** Order number `no` of a shop, waiting to be shipped. */
export function remoteOrder(no: number, more: Partial<RemoteOrder> = {}): RemoteOrder {
  const at = new Date(Date.UTC(2026, 10, 20, 0, 0, no));
  return {
    remoteOrderNo: `R${String(no).padStart(8, '0')}`,
    status: 2,
    refundStatus: 0,
    items: [
      {
        remoteGoodId: 'g-1',
        remoteSkuId: 's-1',
        title: '毛绒小熊公仔',
        sku: '棕色',
        num: 2,
        price: 990,
        pic: '',
        merchantCode: '',
      },
    ],
    payAmount: 1_980,
    createdAt: at,
    paidAt: at,
    promisedShipAt: null,
    updatedAt: at,
    buyerNick: '买***',
    receiver: {
      name: '张*',
      phone: '138****0011',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      address: '文三路***',
      encryptedId: `enc-${no % 40}`,
    },
    buyerMemo: '',
    sellerMemo: '',
    flagColor: null,
    shipments: [],
    ...more,
  };
}
