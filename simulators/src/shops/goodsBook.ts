import type { Given } from './given.ts';
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
/** What is none of the shop's goods yet. */
export const NEVER_PASSED: readonly PutState[] = ['draft', 'inReview', 'refused'];

/** A change of goods that are on sale, which is none of what is sold until it has passed its review. */
export type PendingEdit = {
  state: 'draft' | 'inReview' | 'refused';
  words: string;
  title: string;
  skus: SimulatedSku[];
  body: Given;
};

export type PutGood = {
  outerId: string;
  state: PutState;
  words: string;
  pictures: string[];
  detail: string[];
  /** What else a call has said of them, in the platform's own fields. */
  body: Given;
  edit: PendingEdit | null;
};

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
  pictures?: string[];
  detail?: string[];
  body?: Given;
  skus: Pick<SimulatedSku, 'sku' | 'price' | 'merchantCode'>[];
};

/** A combination as a call leaves it: known by its id, new where that is null, and by its words where none is told. */
type EditedSku = AddedGood['skus'][number] & { skuId?: string | null };
type GoodChange = Partial<Omit<AddedGood, 'outerId' | 'isDraft' | 'skus'>> & { skus?: EditedSku[] };

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
  /** What makes a pending change what is sold, by the goods. */
  const pending = new Map<string, () => void>();

  function takeHeld(): boolean {
    if (heldReviews === 0) return false;
    heldReviews -= 1;
    return true;
  }

  /** The combinations that a change leaves, in its order. */
  function changedSkus(shopId: string, goodId: string, { title, pic, skus }: GoodChange): SimulatedSku[] {
    const its = shelfOf(shopId).skus.filter((sku) => sku.goodId === goodId);
    const [first] = its;
    const shown = { title: title ?? first?.title ?? '', pic: pic ?? first?.pic ?? '' };
    const drafted = puts.get(goodId)?.edit?.skus ?? [];
    return (skus ?? its).map(({ sku, price, merchantCode, skuId: told }: EditedSku) => {
      const known = [...its, ...drafted].find((each) =>
        told === undefined ? each.sku === sku : each.skuId === told,
      );
      added += 1;
      return {
        goodId,
        skuId: known?.skuId ?? String(ADDED_FROM * 7 + added),
        sku,
        price,
        merchantCode,
        ...shown,
      };
    });
  }

  function sell(shopId: string, goodId: string, edited: SimulatedSku[], change: GoodChange): void {
    const before = shelfOf(shopId).skus;
    const at = before.findIndex((sku) => sku.goodId === goodId);
    if (at < 0) return;
    const others = (some: readonly SimulatedSku[]) => some.filter((sku) => sku.goodId !== goodId);
    byShop.set(shopId, shelf([...others(before.slice(0, at)), ...edited, ...others(before.slice(at))]));
    const put = puts.get(goodId);
    if (!put) return;
    const { pictures = put.pictures, detail = put.detail, body = put.body } = change;
    Object.assign(put, { pictures, detail, body, edit: null });
  }

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
    add(shopId: string, { outerId, title, pic, isDraft, skus, ...more }: AddedGood): SimulatedGood {
      const its = shelfOf(shopId);
      this.countToday(shopId);
      its.goods = null;
      added += 1;
      const goodId = String(ADDED_FROM + added);
      const made = skus.map((sku) => {
        added += 1;
        return { ...sku, goodId, skuId: String(ADDED_FROM * 7 + added), title, pic };
      });
      for (const sku of made) add(its, sku);
      const state = isDraft ? 'draft' : takeHeld() ? 'inReview' : 'onSale';
      const { pictures = [], detail = [], body = {} } = more;
      puts.set(goodId, { outerId, state, words: '', pictures, detail, body, edit: null });
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
      if (put.edit && state === 'onSale') pending.get(goodId)?.();
      else if (put.edit && (state === 'refused' || state === 'inReview'))
        Object.assign(put.edit, { state, words });
      else Object.assign(put, { state, words });
      return true;
    },

    /** Changes goods at once: combinations of the same words stay what they are, others go and come. */
    edit(shopId: string, goodId: string, { isDraft, ...change }: GoodChange & { isDraft?: boolean }): void {
      sell(shopId, goodId, changedSkus(shopId, goodId, change), change);
      const put = puts.get(goodId);
      // What was refused passes once it is mended, as a draft does that is submitted.
      const isSubmitted = put?.state === 'draft' || put?.state === 'refused';
      if (put && isSubmitted && isDraft === false) Object.assign(put, { state: 'onSale', words: '' });
    },

    /**
     * Changes goods, and where they are on sale once that has passed its review, if it is submitted at all. Answers the
     * combinations as they will be.
     */
    editReviewed(
      shopId: string,
      goodId: string,
      { submits, ...change }: GoodChange & { submits: boolean },
    ): SimulatedSku[] {
      const edited = changedSkus(shopId, goodId, change);
      const put = puts.get(goodId);
      const wasSold = !put || !NEVER_PASSED.includes(put.state);
      const isHeld = submits && takeHeld();
      if (put && wasSold && (isHeld || !submits)) {
        const { title = edited[0]?.title ?? '', body = put.body } = change;
        put.edit = { state: isHeld ? 'inReview' : 'draft', words: '', title, skus: edited, body };
        pending.set(goodId, () => sell(shopId, goodId, edited, change));
        return edited;
      }
      sell(shopId, goodId, edited, change);
      if (put && !wasSold && submits)
        Object.assign(put, { state: isHeld ? 'inReview' : 'onSale', words: '' });
      return edited;
    },

    /** Whether a review is under way of them or of a change. */
    isInReview: (goodId: string): boolean => {
      const put = puts.get(goodId);
      return put?.state === 'inReview' || put?.edit?.state === 'inReview';
    },

    /** A call has used one of the day's. */
    countToday(shopId: string): void {
      const left = leftToday.get(shopId);
      if (left !== undefined) leftToday.set(shopId, Math.max(0, left - 1));
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
        // A title is that of the goods.
        for (const each of its.skus)
          if (title !== undefined && each.goodId === known.goodId) each.title = title;
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
