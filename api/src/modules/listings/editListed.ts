import type { ListedSku, ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import type { RemoteSku, ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { Db } from '../../db/client.ts';
import { LISTING_EDITS, type ListedContent, type ListingChange } from '../../db/schema/shopListings.ts';
import { findViewer } from '../accounts/accounts.repository.ts';
import { findGood } from '../goods/goods.repository.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { findHeldPrices, findRaisedPrices } from './heldPrices.repository.ts';
import { byNo, changesOf, titleNow, withOwnPrices } from './listedContent.ts';
import { everyCombination } from './listingContent.ts';
import { CODES_OF_REFUSALS, type ListingCode, type NotTaken } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import type { ClaimedListing } from './listings.repository.ts';
import { prepareListing } from './prepareListing.ts';
import { shownListing } from './shownListing.ts';

type Asked = {
  shop: ShopRow;
  claimed: ClaimedListing & { sent: ListedContent };
  platform: ListingPlatform;
  access: ShopAccess;
  pictures: ListingPictures;
};

type Edited = { sent: ListedContent; changes: ListingChange[]; skus: RemoteSku[]; good: GoodDto };

/**
 * Gives a shop what has changed of goods that it has. Sent twice it is the same. What the buyer has changed at the platform stays:
 * a title and prices that are not those that were sent, and all prices where only the rest is asked for.
 */
export async function editListed(
  db: Db,
  { shop, claimed, platform, access, pictures }: Asked,
): Promise<Edited | NotTaken> {
  const { sent, before, edits, remoteGoodId } = claimed;
  const { limits } = platform;
  const failed = (code: ListingCode, words = '') => ({ code, words });
  if (!platform.editListing) return failed('EDIT_UNSUPPORTED');
  const good = await findGood(db, claimed.goodId, await findViewer(db, shop.accountId));
  if (!good) return failed('GOODS_OFF');
  const there = await platform.findListed(access, { remoteGoodId });
  if (!there?.[0]) return failed('LISTING_GONE');
  const theirs = ![sent.title, before?.content.title].includes(there[0].title);
  const title = theirs ? there[0].title : titleNow(sent, good.name, limits);

  const asked = { ...claimed, title };
  const held = await findHeldPrices(db, { shopId: shop.id, remoteGoodId });
  const prepared = await prepareListing(db, { shop, asked, limits, pictures, good, held });
  if (typeof prepared === 'string') return failed(prepared);
  const now = prepared.content;
  const raised = await findRaisedPrices(db, { shopId: shop.id, remoteGoodId });

  const withContent = (edits & LISTING_EDITS.content) !== 0;
  const withPrice = (edits & LISTING_EDITS.price) !== 0;
  const priceOf = pricesOf(claimed, { there, raised, withPrice });
  const shown = withContent ? await shownListing(platform, access, prepared, pictures) : null;
  if (shown && 'code' in shown) return shown;
  const next = withContent
    ? { ...now, skus: now.skus.map((sku) => ({ ...sku, ...priceOf(sku.no, sku.price) })) }
    : {
        ...sent,
        ...(theirs && { title }),
        skus: sent.skus.map(({ own: _, ...sku }) => ({
          ...sku,
          ...priceOf(sku.no, byNo(now).get(sku.no)?.price ?? sku.price),
        })),
      };

  const answer = await platform.editListing(access, {
    ...{ remoteGoodId, onSale: claimed.onSale },
    content: shown && {
      title,
      pictures: shown.listing.pictures,
      detailPictures: shown.listing.detailPictures,
    },
    specs: next.specs,
    skus: shown
      ? shown.listing.skus.map((sku) => ({ ...sku, price: priceOf(sku.outerSkuId, sku.price).price }))
      : skusOf(next),
  });
  if (answer) return failed(CODES_OF_REFUSALS[answer.kind], answer.words);
  const skus = (await platform.findListed(access, { remoteGoodId })) ?? there;
  return { sent: next, changes: changesOf(next, withOwnPrices(now, next)), skus, good };
}

type Prices = {
  there: readonly RemoteSku[];
  /** What this product has raised prices to there, by the numbers of combinations. */
  raised: ReadonlyMap<string, number>;
  withPrice: boolean;
};

/** The prices that combinations are to have, by their numbers and what the rule says of them. */
function pricesOf({ sent, before }: Asked['claimed'], { there, raised, withPrice }: Prices) {
  const priceThere = new Map(there.map(({ merchantCode, price }) => [merchantCode, price]));
  const known = byNo(sent);
  const earlier = before ? byNo(before.content) : known;
  return (no: string, byRule: number): { price: number; own?: true } => {
    const found = priceThere.get(no);
    if (found === undefined || found === byRule) return { price: byRule };
    const isOurs = [known.get(no)?.price, earlier.get(no)?.price, raised.get(no)].includes(found);
    if (known.get(no)?.own || (known.has(no) && !isOurs)) return { price: found, own: true };
    return { price: withPrice ? byRule : found };
  };
}

/** The combinations of what a shop has, every value with every other. */
function skusOf({ specs, skus }: ListedContent): ListedSku[] {
  const dearest = Math.max(...skus.map(({ price }) => price));
  return everyCombination(specs.map(({ values }) => values)).map((values) => {
    const found = skus.find((sku) => sku.values.every((value, at) => value === values[at]));
    return {
      ...{ outerSkuId: found?.no ?? '', values, price: found?.price ?? dearest },
      ...{ stock: 0, weight: 0, picture: '' },
    };
  });
}
