import type { ListingLimits, ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { marginActions, shopListingStates, shopStatuses } from '../../shared/statuses.ts';
import { findGoods } from '../goods/goods.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findShop, type ShopRow } from '../shops/shops.repository.ts';
import { judgeListing } from './judgeListing.ts';
import { askEdits, countListingChanges } from './listingChanges.repository.ts';
import {
  countListingStates,
  listShopListings,
  nextListingAt,
  type ShopListingRow,
} from './listingList.repository.ts';
import { type ListingCode, listingText, listingTexts } from './listingOutcomes.ts';
import {
  findLastAsked,
  findRemembered,
  putListings,
  removeListings,
  retryFailed,
  statesOfGoods,
} from './listings.repository.ts';
import type {
  CreatedListingsDto,
  CreateListingsInput,
  ListingPlanDto,
  ListingPlanInput,
  ShopListingDto,
  ShopListingPageDto,
  ShopListingsFilter,
} from './listings.schemas.ts';
import { countListingVerdicts } from './listingVerdicts.repository.ts';
import { PACKAGE_LIMITS } from './packagePlatforms.ts';
import { marginOf, priceBy } from './priceRule.ts';
import { fittedTitle } from './titleLength.ts';

type Dependencies = {
  db: Db;
  calls: ShopCalls;
  wake: (shopId: number) => Promise<void>;
};

type Place = { shopId: number | null; platform: number; limits: ListingLimits; stopBelow: number | null };
type Buyer = Pick<Actor, 'accountId' | 'superId'>;

/** What buyers put up in their shops. */
export function shopListingService({ db, calls, wake }: Dependencies) {
  async function ownShop(accountId: number, shopId: number): Promise<ShopRow> {
    const shop = await findShop(db, accountId, shopId);
    if (!shop || shop.isSeller) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  async function openShop(accountId: number, shopId: number) {
    const shop = await ownShop(accountId, shopId);
    const side = calls.listingOf(shop);
    if (!side) throw new Refusal('NOT_CONFIGURED');
    return { shop, limits: side.limits };
  }

  /** Where goods would be put up: in a shop, or by a package. */
  async function placeOf(accountId: number, { shopId, platform }: ListingPlanInput): Promise<Place> {
    if (shopId !== undefined) {
      const { shop, limits } = await openShop(accountId, shopId);
      return { shopId, platform: shop.platform, limits, stopBelow: stopBelow(shop) };
    }
    if (platform === undefined) throw new Refusal('BAD_PARAM', { field: 'shopId' });
    return { shopId: null, platform, limits: PACKAGE_LIMITS[platform], stopBelow: null };
  }

  /** Asks the platform of a shop, for a person who waits for it. */
  async function ask<T>(
    { accountId }: Buyer,
    shopId: number,
    read: (platform: ListingPlatform, access: ShopAccess) => Promise<T>,
  ): Promise<T> {
    const { shop } = await openShop(accountId, shopId);
    try {
      return await calls.runListing(shop, read);
    } catch (error) {
      if (error instanceof ShopError) throw new Refusal('PLATFORM_ERROR');
      throw error;
    }
  }

  async function goodsOf(buyer: Buyer, ids: readonly number[]) {
    const found = await findGoods(db, ids, buyer);
    return new Map(found.map((good) => [good.id, good]));
  }

  return {
    /** @throws Refusal SHOP_UNBOUND */
    async list({ accountId }: Buyer, filter: ShopListingsFilter): Promise<ShopListingPageDto> {
      const { shopId } = filter;
      const shop = await ownShop(accountId, shopId);
      const [page, counts, verdicts, changes, nextAt] = await Promise.all([
        listShopListings(db, filter),
        countListingStates(db, shopId),
        countListingVerdicts(db, shopId),
        countListingChanges(db, shopId),
        shop.status === shopStatuses.active ? nextListingAt(db, shopId) : null,
      ]);
      return {
        ...{ ...page, list: page.list.map(listingDto) },
        ...{ counts, verdicts, ...changes, nextAt: shanghaiIsoOrNull(nextAt) },
      };
    },

    /**
     * What would be put up, at which prices, and what could not be.
     * @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED, BAD_PARAM without a shop and a platform
     */
    async plan(buyer: Buyer, input: ListingPlanInput): Promise<ListingPlanDto> {
      const { rule } = input;
      const { shopId, ...place } = await placeOf(buyer.accountId, input);
      const { platform, limits } = place;
      const ids = [...new Set(input.goodIds)];
      const goods = await goodsOf(buyer, ids);
      const categoryIds = [...new Set([...goods.values()].map(({ categoryId }) => categoryId))];
      const [remembered, states, settings] = await Promise.all([
        findRemembered(db, buyer.accountId, platform, categoryIds),
        shopId === null ? new Map<number, number>() : statesOfGoods(db, shopId, ids),
        shopId === null ? null : findLastAsked(db, shopId),
      ]);
      const rows = ids.flatMap((id) => {
        const good = goods.get(id);
        if (!good) return [];
        const title = fittedTitle(good.name, limits.title);
        const [priceFrom, priceTo] = [priceBy(rule, good.price), priceBy(rule, good.priceMax)];
        const code = stateCode(states.get(id)) ?? judgeListing(good, { ...place, rule, title });
        return {
          ...{ goodId: id, goodName: good.name, pic: good.pic, title },
          ...{ goodCategoryId: good.categoryId, goodCategoryName: good.categoryName },
          ...{ costFrom: good.price, costTo: good.priceMax, priceFrom, priceTo },
          margin: Math.min(marginOf(priceFrom, good.price), marginOf(priceTo, good.priceMax)),
          ...said(code),
          remembered: remembered.get(good.categoryId) ?? null,
        };
      });
      const { min, max, wideLetter } = limits.title;
      const ofTitle = { titleMin: min, titleMax: max, titleWide: wideLetter };
      const { asksPhone, isCatalogue = false } = limits;
      return { rows, settings, ...ofTitle, asksPhone, isCatalogue };
    },

    /** @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED, SHOP_EXPIRED, PLATFORM_ERROR */
    async categories(buyer: Buyer, shopId: number, parentId: string | null) {
      return { list: await ask(buyer, shopId, (platform, access) => platform.categories(access, parentId)) };
    },

    /** @throws Refusal as of `categories` */
    async properties(buyer: Buyer, shopId: number, categoryId: string) {
      return {
        list: await ask(buyer, shopId, (platform, access) => platform.properties(access, categoryId)),
      };
    },

    /** @throws Refusal as of `categories` */
    async freights(buyer: Buyer, shopId: number) {
      return { list: await ask(buyer, shopId, (platform, access) => platform.freights(access)) };
    },

    /**
     * Puts goods up from now on, each with a verdict of its own. Those that failed before are changed to what is asked now.
     * @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED, BAD_PARAM without a number, a category or a freight template where the platform wants one
     */
    async create(buyer: Buyer, input: CreateListingsInput): Promise<CreatedListingsDto> {
      const { shopId, goods: asked, ...settings } = input;
      const { shop, limits } = await openShop(buyer.accountId, shopId);
      if (limits.asksPhone && settings.phone === '') throw new Refusal('BAD_PARAM');
      const isWhole = settings.freightId !== '' && asked.every(({ categoryId }) => categoryId !== '');
      if (!limits.isCatalogue && !isWhole) throw new Refusal('BAD_PARAM');
      const named = [...new Map(asked.map((each) => [each.goodId, each])).values()];
      const ids = named.map(({ goodId }) => goodId);
      const goods = await goodsOf(buyer, ids);
      const verdicts = new Map<number, ListingCode | null>(
        named.map(({ goodId, title }) => [
          goodId,
          judgeListing(goods.get(goodId), {
            ...{ platform: shop.platform, limits, stopBelow: stopBelow(shop) },
            ...{ rule: settings.rule, title: title.trim() },
          }),
        ]),
      );
      const free = named.filter(({ goodId }) => verdicts.get(goodId) === null);
      const put = await putListings(
        db,
        shopId,
        free.map((each) => ({ ...each, ...settings, title: each.title.trim() })),
      );
      const states = await statesOfGoods(db, shopId, ids);
      for (const { goodId } of free)
        if (!put.has(goodId)) verdicts.set(goodId, stateCode(states.get(goodId)) ?? 'LISTING_WAITS');
      if (put.size > 0) await wake(shopId);
      return {
        waiting: put.size,
        rows: ids.map((goodId) => ({ goodId, ...said(verdicts.get(goodId) ?? null) })),
      };
    },

    /**
     * Tries again what failed in a shop, all or some.
     * @throws Refusal SHOP_UNBOUND
     */
    async retry({ accountId }: Buyer, shopId: number, ids: readonly number[] | null): Promise<number> {
      await ownShop(accountId, shopId);
      const waiting = await retryFailed(db, shopId, ids);
      if (waiting > 0) await wake(shopId);
      return waiting;
    },

    /**
     * Removes what the shop has not got, all or some; answers how many.
     * @throws Refusal SHOP_UNBOUND
     */
    async remove({ accountId }: Buyer, shopId: number, ids: readonly number[] | null): Promise<number> {
      await ownShop(accountId, shopId);
      return removeListings(db, shopId, ids);
    },

    /**
     * Sends what has changed of goods that a shop has, of all or some.
     * @throws Refusal SHOP_UNBOUND, NOT_CONFIGURED
     */
    async sendChanges({ accountId }: Buyer, shopId: number, ids: readonly number[] | null): Promise<number> {
      await openShop(accountId, shopId);
      const waiting = await askEdits(db, shopId, ids);
      if (waiting > 0) await wake(shopId);
      return waiting;
    },
  };
}

export type ShopListingService = ReturnType<typeof shopListingService>;

/** Why goods are not put up once more; null where they failed, or were never. */
function stateCode(state: number | undefined): ListingCode | null {
  if (state === shopListingStates.listed) return 'LISTED_BEFORE';
  return state === shopListingStates.waiting ? 'LISTING_WAITS' : null;
}

function said(code: ListingCode | null) {
  return { code, msg: code === null ? '' : listingTexts[code] };
}

function listingDto(listing: ShopListingRow): ShopListingDto {
  const { times, plus, ending, floor, listedAt, dueAt, editedAt, edits, ...row } = listing;
  const code = row.code === '' ? null : (row.code as ListingCode);
  const isEdit = row.state === shopListingStates.listed;
  return {
    ...row,
    verdict: row.verdict || null,
    rule: { times, plus, ending, floor },
    ...{ code, msg: code === null ? '' : listingText(code, isEdit) },
    updating: edits === 0 ? null : code === null ? 0 : 2,
    editedAt: shanghaiIsoOrNull(editedAt === null ? null : new Date(editedAt)),
    listedAt: shanghaiIsoOrNull(listedAt === null ? null : new Date(listedAt)),
    dueAt: shanghaiIsoOrNull(dueAt === null ? null : new Date(dueAt)),
  };
}

/** Percent below which a shop takes what it sells off sale; null where its rule is another one. */
function stopBelow({ stockSync, marginAction, minMargin }: ShopRow): number | null {
  return stockSync && marginAction === marginActions.stop ? minMargin : null;
}
