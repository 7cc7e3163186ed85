import { itemsOnSale } from './people.ts';
import type { OrderItem } from './shopTypes.ts';

/** What a shop has on sale of one combination. */
export type SimulatedSku = Omit<OrderItem, 'num'>;

/** What is to be on sale from now on; absent fields of a known combination stay. */
export type SkuChange = Pick<SimulatedSku, 'merchantCode'> &
  Partial<Pick<SimulatedSku, 'title' | 'sku' | 'price'>>;

export type SimulatedGood = { goodId: string; title: string; pic: string; skus: SimulatedSku[] };

/** What became of goods that a call has put up: a draft, in review, refused by it, on sale, or taken down by the shop or the platform. */
export const PUT_STATES = ['draft', 'inReview', 'refused', 'onSale', 'offSale', 'takenDown'] as const;
export type PutState = (typeof PUT_STATES)[number];

export type PutGood = { outerId: string; state: PutState; words: string };

/** What a platform tells of goods that calls have put up. */
export type Fate = PutState | 'deleted';
type HearJudged = (told: { shopId: string; goodId: string; fate: Fate; words: string }) => void;

/** Goods that a call puts up. */
export type AddedGood = {
  /** The caller's own number of them. */
  outerId: string;
  title: string;
  pic: string;
  /** A draft is not on sale. */
  isDraft: boolean;
  skus: Pick<SimulatedSku, 'sku' | 'price' | 'merchantCode'>[];
};

/** In the order in which they were put on sale; `goods` are made of them when they are asked for. */
type Shelf = {
  skus: SimulatedSku[];
  byCode: Map<string, SimulatedSku>;
  byIds: Map<string, SimulatedSku>;
  goods: SimulatedGood[] | null;
};

const ADDED_FROM = 690_000_000_000;
const KEPT_ADDED = 500;
const FILLED_FROM = 700_000_000_000;

/** What the shops of one platform have on sale: the same goods in each from the start, then what developers add. */
export function goodsBook() {
  const byShop = new Map<string, Shelf>();
  const heard: HearJudged[] = [];
  const puts = new Map<string, PutGood>();
  /** How many of the next goods wait for their review; the others pass it at once. */
  let heldReviews = 0;
  /** How many goods a shop may still put up today. */
  const leftToday = new Map<string, number>();
  let added = 0;

  function shelfOf(shopId: string): Shelf {
    const known = byShop.get(shopId) ?? shelf(itemsOnSale());
    byShop.set(shopId, known);
    return known;
  }

  return {
    /** The goods in the order in which they were put on sale. */
    goods(shopId: string): SimulatedGood[] {
      const its = shelfOf(shopId);
      its.goods ??= [...Map.groupBy(its.skus, ({ goodId }) => goodId)].map(([goodId, skus]) => ({
        goodId,
        title: skus[0]?.title ?? '',
        pic: skus[0]?.pic ?? '',
        skus,
      }));
      return its.goods;
    },

    /** Puts goods up, once more where they were put up before: no platform looks at the caller's number. */
    add(shopId: string, { outerId, title, pic, isDraft, skus }: AddedGood): SimulatedGood {
      const its = shelfOf(shopId);
      const left = leftToday.get(shopId);
      if (left !== undefined) leftToday.set(shopId, Math.max(0, left - 1));
      its.goods = null;
      added += 1;
      const goodId = String(ADDED_FROM + added);
      const made = skus.map((sku) => {
        added += 1;
        return { ...sku, goodId, skuId: String(ADDED_FROM * 7 + added), title, pic };
      });
      for (const sku of made) add(its, sku);
      const isHeld = !isDraft && heldReviews > 0;
      if (isHeld) heldReviews -= 1;
      const reviewed = isHeld ? 'inReview' : 'onSale';
      puts.set(goodId, { outerId, state: isDraft ? 'draft' : reviewed, words: '' });
      return { goodId, title, pic, skus: made };
    },

    /** What a call has put up; undefined of what was there from the start. */
    putOf: (goodId: string): PutGood | undefined => puts.get(goodId),

    isOnSale: (goodId: string) => (puts.get(goodId)?.state ?? 'onSale') === 'onSale',

    /** A shop may put up so many more goods today; null for as many as it likes. */
    limitListings(shopId: string, listings: number | null): void {
      if (listings === null) leftToday.delete(shopId);
      else leftToday.set(shopId, listings);
    },

    isUsedUp: (shopId: string) => leftToday.get(shopId) === 0,

    holdReviews(reviews: number): void {
      heldReviews = reviews;
    },

    /** What the platform decides of goods that a call has put up; false where there are none. */
    judge(goodId: string, state: PutState, words: string): boolean {
      const put = puts.get(goodId);
      if (!put) return false;
      Object.assign(put, { state, words });
      return true;
    },

    /** Changes goods: combinations of the same words stay what they are, others go and come. */
    edit(
      shopId: string,
      goodId: string,
      { title, pic, skus, isDraft }: Partial<Omit<AddedGood, 'outerId'>>,
    ): void {
      const before = shelfOf(shopId).skus;
      const its = before.filter((sku) => sku.goodId === goodId);
      const [first] = its;
      if (!first) return;
      const shown = { title: title ?? first.title, pic: pic ?? first.pic };
      const edited = (skus ?? its).map(({ sku, price, merchantCode }) => {
        const known = its.find((each) => each.sku === sku);
        added += 1;
        const skuId = known?.skuId ?? String(ADDED_FROM * 7 + added);
        return { goodId, skuId, sku, price, merchantCode, ...shown };
      });
      const at = before.indexOf(first);
      const others = (some: readonly SimulatedSku[]) => some.filter((sku) => sku.goodId !== goodId);
      byShop.set(shopId, shelf([...others(before.slice(0, at)), ...edited, ...others(before.slice(at))]));
      const put = puts.get(goodId);
      // What was refused passes once it is mended, as a draft does that is submitted.
      const isSubmitted = put?.state === 'draft' || put?.state === 'refused';
      if (put && isSubmitted && isDraft === false) Object.assign(put, { state: 'onSale', words: '' });
    },

    isDraft: (goodId: string) => puts.get(goodId)?.state === 'draft',

    /** The goods that were put up under a number, the first ones. */
    findPut: (shopId: string, outerId: string): string | undefined =>
      shelfOf(shopId).skus.find(({ goodId }) => puts.get(goodId)?.outerId === outerId)?.goodId,

    /** By its merchant code. */
    find: (shopId: string, merchantCode: string) => shelfOf(shopId).byCode.get(merchantCode),

    /** By the platform's ids. */
    findSku: (shopId: string, goodId: string, skuId: string) =>
      shelfOf(shopId).byIds.get(`${goodId} ${skuId}`),

    /** Changes what is on sale under a merchant code, or puts it on sale. */
    put(shopId: string, { merchantCode, title, sku, price }: SkuChange): SimulatedSku {
      const its = shelfOf(shopId);
      its.goods = null;
      const known = its.byCode.get(merchantCode);
      if (known) {
        known.title = title ?? known.title;
        known.sku = sku ?? known.sku;
        known.price = price ?? known.price;
        return known;
      }
      added += 1;
      const item = {
        goodId: String(ADDED_FROM + added),
        skuId: String(ADDED_FROM * 7 + added),
        title: title ?? merchantCode,
        sku: sku ?? '标准',
        price: price ?? 1_990,
        pic: 'https://img.example.com/item.jpg',
        merchantCode,
      };
      if (its.skus.length < itemsOnSale().length + KEPT_ADDED) add(its, item);
      return item;
    },

    /** Keeps goods under a number of their own and their merchant codes, as an ERP does: what is there is overwritten. */
    keep(
      shopId: string,
      {
        goodId,
        pic,
        ...told
      }: Pick<SimulatedSku, 'goodId' | 'title' | 'sku' | 'price' | 'merchantCode'> & {
        pic: string | undefined;
      },
    ): void {
      const before = shelfOf(shopId).skus;
      const known = before.find(({ merchantCode }) => merchantCode === told.merchantCode);
      added += 1;
      const kept = {
        ...{ goodId, skuId: known?.skuId ?? String(ADDED_FROM * 7 + added), pic: pic ?? known?.pic ?? '' },
        ...told,
      };
      byShop.set(shopId, shelf([...before.filter((sku) => sku !== known), kept]));
    },

    /** Takes what has this merchant code off sale; false when nothing has it. */
    remove(shopId: string, merchantCode: string): boolean {
      const before = shelfOf(shopId).skus;
      const left = before.filter((sku) => sku.merchantCode !== merchantCode);
      byShop.set(shopId, shelf(left));
      return left.length < before.length;
    },

    /** Hears what becomes of goods that calls have put up. */
    whenJudged(hear: HearJudged): void {
      heard.push(hear);
    },
    judged(shopId: string, goodId: string, fate: Fate, words: string): void {
      for (const hear of heard) hear({ shopId, goodId, fate, words });
    },

    /** Deletes goods that a call has put up; false where there are none. */
    removePut(shopId: string, goodId: string): boolean {
      if (!puts.delete(goodId)) return false;
      byShop.set(shopId, shelf(shelfOf(shopId).skus.filter((sku) => sku.goodId !== goodId)));
      return true;
    },

    /** Has so many goods on sale, each of so many combinations, and nothing else: `N0-0`, `N0-1` and so on by their merchant codes. */
    fill(shopId: string, goods: number, skusEach: number): void {
      const skus = Array.from({ length: goods * skusEach }, (_, index): SimulatedSku => {
        const [good, variant] = [Math.floor(index / skusEach), index % skusEach];
        return {
          goodId: String(FILLED_FROM + good),
          skuId: String(FILLED_FROM * 7 + index),
          title: `本店商品 ${good}`,
          sku: `款式${variant}`,
          price: 1_990,
          pic: 'https://img.example.com/item.jpg',
          merchantCode: `N${good}-${variant}`,
        };
      });
      byShop.set(shopId, shelf(skus));
    },
  };
}

function shelf(skus: readonly SimulatedSku[]): Shelf {
  const empty: Shelf = { skus: [], byCode: new Map(), byIds: new Map(), goods: null };
  for (const sku of skus) add(empty, sku);
  return empty;
}

function add({ skus, byCode, byIds }: Shelf, sku: SimulatedSku): void {
  skus.push(sku);
  byIds.set(`${sku.goodId} ${sku.skuId}`, sku);
  if (!byCode.has(sku.merchantCode)) byCode.set(sku.merchantCode, sku);
}

export type GoodsBook = ReturnType<typeof goodsBook>;
