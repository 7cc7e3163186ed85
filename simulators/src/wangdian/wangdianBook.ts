import { type Given, listIn, textIn } from '../shops/given.ts';

export type WangdianAccount = { sid: string; appKey: string; appSecret: string; shopNo: string };

/** Of a developer; the secret protects nothing real. */
export const DEVELOPMENT_ACCOUNT: WangdianAccount = {
  sid: 'development',
  appKey: 'development-key',
  appSecret: 'development-secret',
  shopNo: 'chengcang',
};

/** How the ERP takes calls: as it should, over its limits, with a key that has ended, or accepting every second verdict and goods only. */
export const MOODS = ['well', 'limited', 'accessEnded', 'halfAccepted', 'down'] as const;
export type Mood = (typeof MOODS)[number];

export type Trade = {
  tid: string;
  receiver: string;
  address: string;
  lines: { oid: string; specNo: string; num: number }[];
  /** Paid back in full before it was shipped. */
  isCancelled: boolean;
  changedTimes: number;
};

export type Shipment = {
  recId: string;
  tid: string;
  waybillNo: string;
  courier: string;
  /** Null for the whole of its order. */
  oids: string[] | null;
  at: Date;
  /** Null until it is acknowledged. */
  verdict: { isTaken: boolean; message: string } | null;
};

export type Good = {
  goodsNo: string;
  name: string;
  picture: string;
  specs: { specNo: string; name: string; wholesalePrice: number; weight: number }[];
  changedTimes: number;
};

export type Stock = { specNo: string; warehouseNo: string; available: number; modified: Date };

const KEPT = 1_000;
const REFUNDED = 80;

/** What one company's ERP knows, in memory. */
export function wangdianBook(now: () => Date) {
  const trades = new Map<string, Trade>();
  const shipments: Shipment[] = [];
  const stocks = new Map<string, Stock>();
  const goods = new Map<string, Good>();
  let mood: Mood = 'well';

  /** Takes the pieces of an order out of what is available, or gives them back. */
  function sell({ lines }: Trade, sign: 1 | -1): void {
    for (const { specNo, num } of lines) {
      const stock = [...stocks.values()].find((each) => each.specNo === specNo);
      if (!stock) continue;
      stock.available = Math.max(0, stock.available + sign * num);
      stock.modified = now();
    }
  }

  return {
    trades: (): readonly Trade[] => [...trades.values()].toReversed(),
    shipments: (): readonly Shipment[] => shipments,
    stocks: (): readonly Stock[] => [...stocks.values()],
    goods: (): readonly Good[] => [...goods.values()].toReversed(),
    mood: () => mood,
    setMood(next: Mood): void {
      mood = next;
    },

    /** Takes an order, or changes the one with its number; answers which. Of what waits nothing else is to be sold. */
    put(given: Given): 'added' | 'changed' {
      const tid = textIn(given.tid);
      const before = trades.get(tid);
      const place = ['receiver_province', 'receiver_city', 'receiver_district', 'receiver_address'];
      const trade = {
        tid,
        receiver: textIn(given.receiver_name),
        address: place.map((name) => textIn(given[name])).join(''),
        // Pieces of what is there cannot be changed.
        lines:
          before?.lines ??
          listIn(given.order_list).map(({ oid, spec_no, num }) => ({
            ...{ oid: textIn(oid), specNo: textIn(spec_no), num: Number(num) },
          })),
        isCancelled: given.trade_status === REFUNDED && !shipments.some((each) => each.tid === tid),
        changedTimes: before ? before.changedTimes + 1 : 0,
      };
      if (!before && !trade.isCancelled) sell(trade, -1);
      if (before && !before.isCancelled && trade.isCancelled) sell(before, 1);
      trades.set(tid, trade);
      const [oldest] = trades.keys();
      if (oldest !== undefined && trades.size > KEPT) trades.delete(oldest);
      return before ? 'changed' : 'added';
    },

    /** Ships an order, or some lines of it; false where there is none that waits, or the lines are not its. */
    ship(tid: string, parcel: { waybillNo: string; courier: string; oids: string[] | null }): boolean {
      const trade = trades.get(tid);
      if (
        !trade ||
        trade.isCancelled ||
        parcel.oids?.some((oid) => !trade.lines.some((line) => line.oid === oid))
      )
        return false;
      const recId = String(2_778_958_000_000 + shipments.length + 1);
      shipments.push({ ...parcel, recId, tid, at: now(), verdict: null });
      return true;
    },

    /** Keeps what was said of a shipment; false where it waits for nothing. */
    acknowledge(recId: string, verdict: NonNullable<Shipment['verdict']>): boolean {
      const found = shipments.find((each) => each.recId === recId && each.verdict === null);
      if (found) found.verdict = verdict;
      return found !== undefined;
    },

    /** Takes goods, or changes those with their number, whose articles stay; answers why not, or null. */
    putGood(given: Given): string | null {
      const [goodsNo, name] = [textIn(given.goods_no), textIn(given.goods_name)];
      if (goodsNo === '') return '货品编号不能为空';
      if (name === '') return '货品名称不能为空';
      const specs = listIn(given.spec_list).map((spec) => ({
        ...{ specNo: textIn(spec.spec_no), name: textIn(spec.spec_name) },
        ...{ wholesalePrice: Number(spec.wholesale_price ?? 0), weight: Number(spec.weight ?? 0) },
      }));
      if (specs.length === 0 || specs.some(({ specNo }) => specNo === '')) return '商家编码不能为空';
      const numbers = new Set(specs.map(({ specNo }) => specNo));
      const taken = [...goods.values()].find(
        (each) => each.goodsNo !== goodsNo && each.specs.some(({ specNo }) => numbers.has(specNo)),
      );
      if (taken) return `商家编码已属于货品${taken.goodsNo}`;
      const before = goods.get(goodsNo);
      const kept = before?.specs.filter(({ specNo }) => !numbers.has(specNo)) ?? [];
      goods.set(goodsNo, {
        ...{ goodsNo, name, picture: textIn(given.spu_img_url), specs: [...kept, ...specs] },
        changedTimes: before ? before.changedTimes + 1 : 0,
      });
      const [oldest] = goods.keys();
      if (oldest !== undefined && goods.size > KEPT) goods.delete(oldest);
      return null;
    },

    setStock({ specNo, warehouseNo, available }: Omit<Stock, 'modified'>): void {
      stocks.set(`${specNo} ${warehouseNo}`, { specNo, warehouseNo, available, modified: now() });
      const [oldest] = stocks.keys();
      if (oldest !== undefined && stocks.size > KEPT) stocks.delete(oldest);
    },
  };
}

export type WangdianBook = ReturnType<typeof wangdianBook>;
