import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  countBuyers,
  deletePriceLists,
  findBuyers,
  findPriceLists,
  lockAndCount,
  lockList,
  ownsAll,
  writePriceList,
} from './priceLists.repository.ts';
import type { ChangedPriceList, NewPriceList, PriceListDto } from './prices.schemas.ts';

const MAX_LISTS = 100;

/** Prices that a supplier has agreed on with buyers; they hold for later quotes, and orders keep theirs. */
export function priceListService(db: Db) {
  async function check(tx: Tx, sellerId: number, id: number | null, list: NewPriceList): Promise<void> {
    const { buyerIds, levels, startDay, endDay, entries } = list;
    if (buyerIds.length === 0 && levels.length === 0) throw new Refusal('BAD_PARAM', { field: 'buyerIds' });
    if (startDay && endDay && endDay < startDay) throw new Refusal('BAD_PARAM', { field: 'endDay' });
    const named = new Set(entries.map(({ goodId, skuId }) => `${goodId} ${skuId ?? ''}`));
    if (named.size < entries.length) throw new Refusal('BAD_PARAM', { field: 'entries' });
    if (!(await ownsAll(tx, sellerId, entries))) throw new Refusal('NOT_FOUND', {}, { field: 'entries' });
    if ((await countBuyers(tx, sellerId, buyerIds, id)) < buyerIds.length)
      throw new Refusal('NOT_FOUND', {}, { field: 'buyerIds' });
  }

  async function own(db: Db | Tx, sellerId: number, id: number): Promise<PriceListDto> {
    const [list] = await findPriceLists(db, sellerId, id);
    if (!list) throw new Refusal('NOT_FOUND');
    return list;
  }

  return {
    list: (sellerId: number) => findPriceLists(db, sellerId),
    buyers: (sellerId: number, keyword: string) => findBuyers(db, sellerId, keyword),

    create: (sellerId: number, list: NewPriceList): Promise<PriceListDto> =>
      db.transaction(async (tx) => {
        if ((await lockAndCount(tx, sellerId)) >= MAX_LISTS)
          throw new Refusal('PRICE_LIST_LIMIT', { max: MAX_LISTS });
        await check(tx, sellerId, null, list);
        return own(tx, sellerId, await writePriceList(tx, sellerId, null, list));
      }),

    /** CHANGED_MEANWHILE carries the list as it is now in `current`. */
    change: (sellerId: number, { id, version, ...list }: ChangedPriceList): Promise<PriceListDto> =>
      db.transaction(async (tx) => {
        const found = await lockList(tx, sellerId, id);
        if (found === undefined) throw new Refusal('NOT_FOUND');
        if (found !== version)
          throw new Refusal('CHANGED_MEANWHILE', {}, { current: await own(tx, sellerId, id) });
        await check(tx, sellerId, id, list);
        return own(tx, sellerId, await writePriceList(tx, sellerId, id, list));
      }),

    /** Returns the removed ids; refuses when there are none. */
    async remove(sellerId: number, ids: readonly number[]): Promise<number[]> {
      const removed = await deletePriceLists(db, sellerId, ids);
      if (removed.length === 0) throw new Refusal('NOT_FOUND');
      return removed;
    },
  };
}

export type PriceListService = ReturnType<typeof priceListService>;
