import type { Db } from '../../db/client.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findShop } from '../shops/shops.repository.ts';
import { countStockStates, listShopStocks, type ShopStockRow } from './shopStockList.repository.ts';
import { sendStocksAgain, setSellsAnyway } from './shopStocks.repository.ts';
import type {
  SellAnywayInput,
  ShopStockDto,
  ShopStockPageDto,
  ShopStocksFilter,
} from './shopStocks.schemas.ts';
import { type StockFailureCode, stockFailureTexts } from './stockOutcomes.ts';

type Dependencies = { db: Db; wake: (shopId: number) => Promise<void> };

/** What is kept in a buyer's shops. */
export function shopStockService({ db, wake }: Dependencies) {
  async function checkShop(accountId: number, shopId: number): Promise<void> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop || shop.isSeller) throw new Refusal('SHOP_UNBOUND');
  }

  return {
    /** @throws Refusal SHOP_UNBOUND */
    async list(accountId: number, filter: ShopStocksFilter): Promise<ShopStockPageDto> {
      await checkShop(accountId, filter.shopId);
      const [page, counts] = await Promise.all([
        listShopStocks(db, filter),
        countStockStates(db, filter.shopId),
      ]);
      return { ...page, list: page.list.map(stockDto), counts };
    },

    /**
     * Sends quantities once more, all of a shop's or some.
     * @throws Refusal SHOP_UNBOUND
     */
    async resend(accountId: number, shopId: number, ids: readonly number[] | null): Promise<number> {
      await checkShop(accountId, shopId);
      const due = await sendStocksAgain(db, shopId, ids);
      if (due > 0) await wake(shopId);
      return due;
    },

    /**
     * Sells a combination whatever is left of its price, or by the shop's rule.
     * @throws Refusal SHOP_UNBOUND; NOT_FOUND where the shop does not keep it
     */
    async sellAnyway(
      accountId: number,
      input: SellAnywayInput,
    ): Promise<{ id: number; sellsAnyway: boolean }> {
      const { shopId, id, anyway } = input;
      await checkShop(accountId, shopId);
      if (!(await setSellsAnyway(db, input))) throw new Refusal('NOT_FOUND');
      await wake(shopId);
      return { id, sellsAnyway: anyway };
    },
  };
}

export type ShopStockService = ReturnType<typeof shopStockService>;

function stockDto({ code, sentAt, dueAt, ...row }: ShopStockRow): ShopStockDto {
  return {
    ...row,
    sentAt: shanghaiIsoOrNull(sentAt === null ? null : new Date(sentAt)),
    code: code || null,
    msg: code === '' ? '' : stockFailureTexts[code as StockFailureCode],
    dueAt: shanghaiIsoOrNull(dueAt === null ? null : new Date(dueAt)),
  };
}
