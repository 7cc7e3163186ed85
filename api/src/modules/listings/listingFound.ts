import type { ListingPlatform } from '../../adapters/shops/listingPlatform.ts';
import type { RemoteSku, ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import { CODES_OF_REFUSALS, type NotTaken } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import type { PreparedListing } from './prepareListing.ts';
import { shownListing } from './shownListing.ts';

type Found = {
  platform: ListingPlatform;
  access: ShopAccess;
  pictures: ListingPictures;
  prepared: PreparedListing;
  onSale: boolean;
  /** What the platform has of an earlier attempt, whose answer was lost. */
  there: RemoteSku[];
};

/**
 * Goods that an earlier attempt has put up, as they are asked for now: title and prices may have been mended since. Where the
 * platform takes no changes, what is there counts as sent.
 */
export async function asAskedNow({
  platform,
  access,
  pictures,
  prepared,
  onSale,
  there,
}: Found): Promise<{ skus: RemoteSku[]; prepared: PreparedListing } | NotTaken> {
  const { content } = prepared;
  const title = there[0]?.title ?? content.title;
  const priceThere = new Map(there.map(({ merchantCode, price }) => [merchantCode, price]));
  const skus = content.skus.map((sku) => ({ ...sku, price: priceThere.get(sku.no) || sku.price }));
  const isSame = title === content.title && skus.every(({ price }, at) => price === content.skus[at]?.price);
  const remoteGoodId = there[0]?.remoteGoodId ?? '';
  if (isSame) return { skus: there, prepared };
  if (!platform.editListing) {
    const prices = skus.map(({ price }) => price);
    const range = { priceFrom: Math.min(...prices), priceTo: Math.max(...prices) };
    return { skus: there, prepared: { ...prepared, ...range, content: { ...content, title, skus } } };
  }
  const shown = await shownListing(platform, access, prepared, pictures);
  if ('code' in shown) return shown;
  const { listing } = shown;
  const answer = await platform.editListing(access, {
    ...{ remoteGoodId, onSale },
    content: {
      title: content.title,
      pictures: listing.pictures,
      detailPictures: listing.detailPictures,
    },
    ...{ specs: listing.specs, skus: listing.skus },
  });
  if (answer) return { code: CODES_OF_REFUSALS[answer.kind], words: answer.words };
  return { skus: (await platform.findListed(access, { remoteGoodId })) ?? there, prepared };
}
