import { createHash } from 'node:crypto';

/** How calls are taken: `lost` does what is asked for, and its answer never arrives. */
export const MOODS = ['well', 'limited', 'busy', 'down', 'lost'] as const;
export type Mood = (typeof MOODS)[number];

export type SimulatedSpec = { specId: string; skuId: number; name: string; price: number; stock: number };
export type SimulatedOffer = {
  offerId: string;
  title: string;
  supplier: string;
  /** Fewer pieces are not sold. */
  least: number;
  specs: SimulatedSpec[];
};

export type TradeState = 'waitbuyerpay' | 'waitsellersend' | 'waitbuyerreceive' | 'cancel' | 'terminated';

export type Trade = {
  orderId: string;
  /** The account that buys. */
  buyer: string;
  outOrderId: string;
  supplier: string;
  lines: { offerId: string; specId: string; title: string; spec: string; quantity: number; price: number }[];
  /** Of the receiver what its platform shows, and its ciphers. */
  address: Record<string, unknown>;
  sealed: Record<string, unknown>;
  remark: string;
  state: TradeState;
  /** Fen. */
  goods: number;
  freight: number;
  createdAt: Date;
  parcels: { logisticsId: string; waybillNo: string; courier: string }[];
};

const KEPT = 2_000;
const FREIGHT = 600;
const FIRST_ORDER = 3_300_000_000_000_000_000n;
const SUPPLIERS = ['义乌市橙果日用品厂', '东莞市青禾家居厂'];
const OFFERS: [title: string, supplier: number, least: number, specs: [name: string, price: number][]][] = [
  [
    '陶瓷马克杯 320ml 办公室水杯',
    0,
    1,
    [
      ['白色', 880],
      ['蓝色', 880],
      ['礼盒装', 1_380],
    ],
  ],
  [
    '毛绒小熊公仔 25cm',
    0,
    1,
    [
      ['棕色', 1_250],
      ['米色', 1_250],
    ],
  ],
  [
    '加厚棉袜 男女通用',
    0,
    2,
    [
      ['黑色 均码', 320],
      ['灰色 均码', 320],
    ],
  ],
  [
    '北欧台灯 卧室床头灯',
    1,
    1,
    [
      ['暖光', 3_900],
      ['三色', 4_500],
    ],
  ],
  [
    '亚麻抱枕 45cm',
    1,
    1,
    [
      ['米白', 1_680],
      ['墨绿', 1_680],
    ],
  ],
];

/** What suppliers offer at the simulated 1688, and what was bought of it, in memory. */
export function ali1688Book(now: () => Date) {
  const offers = OFFERS.map(([title, supplier, least, specs], index): SimulatedOffer => {
    const offerId = String(680_000_000_001 + index);
    return {
      ...{ offerId, title, least, supplier: SUPPLIERS[supplier] ?? '' },
      specs: specs.map(([name, price], at) => ({
        specId: createHash('md5').update(`${offerId}${name}`).digest('hex'),
        skuId: Number(offerId) * 10 + at,
        ...{ name, price, stock: 500 },
      })),
    };
  });
  const trades = new Map<string, Trade>();
  let serial = 0;
  let mood: Mood = 'well';
  let hasAgreement = false;

  function trade(orderId: string): Trade | undefined {
    return trades.get(orderId);
  }

  /** False when it is not in one of these states. */
  function move(orderId: string, from: readonly TradeState[], to: TradeState): boolean {
    const found = trades.get(orderId);
    if (!found || !from.includes(found.state)) return false;
    found.state = to;
    return true;
  }

  return {
    offers: () => offers,
    offer: (offerId: string) => offers.find((each) => each.offerId === offerId),
    trades: () => [...trades.values()].toReversed(),
    trade,
    tradeOf: (buyer: string, outOrderId: string) =>
      [...trades.values()].find((each) => each.buyer === buyer && each.outOrderId === outOrderId),

    place(
      order: Pick<Trade, 'buyer' | 'outOrderId' | 'supplier' | 'lines' | 'address' | 'sealed' | 'remark'>,
    ): Trade {
      serial += 1;
      const goods = order.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const placed: Trade = {
        ...order,
        ...{ orderId: String(FIRST_ORDER + BigInt(serial)), state: 'waitbuyerpay' },
        ...{ goods, freight: FREIGHT, createdAt: now(), parcels: [] },
      };
      for (const { offerId, specId, quantity } of order.lines) {
        const spec = offers
          .find((each) => each.offerId === offerId)
          ?.specs.find((each) => each.specId === specId);
        if (spec) spec.stock -= quantity;
      }
      trades.set(placed.orderId, placed);
      const [oldest] = trades.keys();
      if (oldest !== undefined && trades.size > KEPT) trades.delete(oldest);
      return placed;
    },

    pay: (orderId: string) => move(orderId, ['waitbuyerpay'], 'waitsellersend'),
    cancel: (orderId: string) => move(orderId, ['waitbuyerpay'], 'cancel'),
    /** As a supplier does who cannot send. */
    refuse: (orderId: string) => move(orderId, ['waitbuyerpay', 'waitsellersend'], 'terminated'),

    ship(orderId: string, waybillNo: string, courier: string): boolean {
      const found = trades.get(orderId);
      if (!found || !['waitsellersend', 'waitbuyerreceive'].includes(found.state)) return false;
      found.state = 'waitbuyerreceive';
      found.parcels.push({ logisticsId: `BX${orderId}${found.parcels.length}`, waybillNo, courier });
      return true;
    },

    /** A supplier may change the price until it is paid. */
    setPrice(orderId: string, fen: number): boolean {
      const found = trades.get(orderId);
      if (found?.state !== 'waitbuyerpay') return false;
      found.goods = fen;
      return true;
    },

    setStock(offerId: string, specId: string, stock: number): boolean {
      const spec = offers
        .find((each) => each.offerId === offerId)
        ?.specs.find((each) => each.specId === specId);
      if (spec) spec.stock = stock;
      return spec !== undefined;
    },

    mood: () => mood,
    setMood(to: Mood): void {
      mood = to;
    },
    hasAgreement: () => hasAgreement,
    setAgreement(has: boolean): void {
      hasAgreement = has;
    },
  };
}

export type Ali1688Book = ReturnType<typeof ali1688Book>;
