import type { Db } from '../../db/client.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { marginActions } from '../../shared/statuses.ts';
import { findShop, type ShopRow } from '../shops/shops.repository.ts';
import { type PriceFailureCode, priceFailureTexts } from './priceOutcomes.ts';
import { listShopStocks, type ShopStockRow } from './shopStockList.repository.ts';
import { sendStocksAgain, setPriceRule, setSellsAnyway } from './shopStocks.repository.ts';
import type {
  PriceRuleDto,
  PriceRuleInput,
  SellAnywayInput,
  ShopStockDto,
  ShopStockPageDto,
  ShopStocksFilter,
} from './shopStocks.schemas.ts';
import { type StockFailureCode, stockFailureTexts } from './stockOutcomes.ts';

type Dependencies = {
  db: Db;
  wake: (shopId: number) => Promise<void>;
  takesPrices: (shop: ShopRow) => boolean;
};

/** What is kept in a buyer's shops. */
export function shopStockService({ db, wake, takesPrices }: Dependencies) {
  async function checkShop(accountId: number, shopId: number): Promise<ShopRow> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop || shop.isSeller) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  return {
    /** @throws Refusal SHOP_UNBOUND */
    async list(accountId: number, filter: ShopStocksFilter): Promise<ShopStockPageDto> {
      await checkShop(accountId, filter.shopId);
      const page = await listShopStocks(db, filter);
      return { ...page, list: page.list.map(stockDto) };
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

    /**
     * Gives the link of a combination a rule of its own, or its shop's again.
     * @throws Refusal SHOP_UNBOUND; NOT_FOUND without such a link; BAD_PARAM where the shop takes no prices, or without a margin
     */
    async setPriceRule(accountId: number, input: PriceRuleInput): Promise<PriceRuleDto> {
      const { shopId, id, action, minMargin = null } = input;
      const shop = await checkShop(accountId, shopId);
      if (action === marginActions.raise && !takesPrices(shop))
        throw new Refusal('BAD_PARAM', { field: 'action' });
      if (action && minMargin === null) throw new Refusal('BAD_PARAM', { field: 'minMargin' });
      const rule = { action, minMargin: action ? minMargin : null };
      if (!(await setPriceRule(db, { shopId, id, ...rule }))) throw new Refusal('NOT_FOUND');
      return { id, ownAction: rule.action, ownMargin: rule.minMargin };
    },
  };
}

export type ShopStockService = ReturnType<typeof shopStockService>;

function stockDto({ code, priceCode, sentAt, dueAt, raisedAt, ...row }: ShopStockRow): ShopStockDto {
  return {
    ...row,
    sentAt: shanghaiIsoOrNull(sentAt === null ? null : new Date(sentAt)),
    code: code || null,
    msg: code === '' ? '' : stockFailureTexts[code as StockFailureCode],
    raisedAt: shanghaiIsoOrNull(raisedAt === null ? null : new Date(raisedAt)),
    priceCode: priceCode || null,
    priceMsg: priceCode === '' ? '' : priceFailureTexts[priceCode as PriceFailureCode],
    dueAt: shanghaiIsoOrNull(dueAt === null ? null : new Date(dueAt)),
  };
}
