import type { ListingLimits, NewListing } from '../../adapters/shops/listingPlatform.ts';
import type { Db } from '../../db/client.ts';
import type { ListedContent } from '../../db/schema/shopListings.ts';
import { findViewer } from '../accounts/accounts.repository.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import { findGood } from '../goods/goods.repository.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { type HeldPrices, NONE_HELD } from './heldPrices.repository.ts';
import { judgeListing } from './judgeListing.ts';
import { contentOf } from './listedContent.ts';
import { combinationsOf } from './listingContent.ts';
import type { ListingCode } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import type { AskedListing } from './listings.repository.ts';

/** Goods as they are put up, once their pictures have names at the platform. */
export type PreparedListing = {
  good: GoodDto;
  priceFrom: number;
  priceTo: number;
  content: ListedContent;
  /** Where the platform finds the pictures, each once. */
  addresses: string[];
  listingWith: (names: ReadonlyMap<string, string>) => Omit<NewListing, 'outerId'>;
};

type Asked = {
  shop: ShopRow;
  asked: AskedListing;
  limits: ListingLimits;
  pictures: ListingPictures;
  /** Where they are read already. */
  good?: GoodDto;
  /** Of goods that the shop has. */
  held?: HeldPrices;
};

/** The goods as they are now, at what they cost the shop's account now; a code where they cannot be put up so. */
export async function prepareListing(
  db: Db,
  { shop, asked, limits, pictures, held = NONE_HELD, ...read }: Asked,
): Promise<PreparedListing | ListingCode> {
  const { rule, title } = asked;
  const good = read.good ?? (await findGood(db, asked.goodId, await findViewer(db, shop.accountId)));
  const code = judgeListing(good, { platform: shop.platform, limits, rule, title });
  if (code !== null || !good) return code ?? 'GOODS_OFF';
  const combinations = combinationsOf(good, rule, shop, limits, held);
  if (typeof combinations === 'string') return combinations;
  const { specs, skus, priceFrom, priceTo } = combinations;

  const content = contentOf(good, { title, rule, held }, limits);
  if (!content) return 'GOODS_OFF';

  const squares = await found(good.pics.slice(0, limits.pictures.max), (each) =>
    pictures.addressFor(each, 'square'),
  );
  if (squares.size === 0) return 'PICTURES_MISSING';
  // Where a platform wants more of them, combinations and the detail lend theirs.
  for (const each of [...skus.map(({ picture }) => picture), ...picturesIn(good.detail)]) {
    if (squares.size >= limits.pictures.min) break;
    const address = each === '' ? null : await pictures.addressFor(each, 'square');
    if (address !== null) squares.set(each, address);
  }
  if (squares.size < limits.pictures.min) return 'PICTURES_SHORT';
  const ofSkus = await found(
    skus.map(({ picture }) => picture).filter((picture) => picture !== ''),
    (each) => pictures.addressFor(each, 'square'),
  );
  const ofDetail = await found(picturesIn(good.detail).slice(0, limits.pictures.detail), (each) =>
    pictures.addressFor(each, 'whole'),
  );
  const detail = ofDetail.size > 0 ? ofDetail : squares;
  return {
    good,
    ...{ priceFrom, priceTo, content },
    addresses: [...new Set([...squares.values(), ...ofSkus.values(), ...detail.values()])],
    listingWith: (names) => {
      const named = (addresses: ReadonlyMap<string, string>) =>
        [...addresses.values()].flatMap((address) => names.get(address) ?? []);
      return {
        title,
        categoryId: asked.categoryId,
        properties: asked.properties,
        freightId: asked.freightId,
        phone: asked.phone,
        supplier: good.warehouseName ?? '',
        onSale: asked.onSale,
        pictures: named(squares),
        detailPictures: named(detail),
        specs,
        skus: skus.map((sku) => ({
          ...sku,
          picture: names.get(ofSkus.get(sku.picture) ?? '') ?? '',
        })),
      };
    },
  };
}

/** Where pictures are found, by their addresses here, each once; those that are lost are left out. */
async function found(
  pictures: readonly string[],
  addressFor: (picture: string) => Promise<string | null>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const picture of new Set(pictures)) {
    const address = await addressFor(picture);
    if (address !== null) addresses.set(picture, address);
  }
  return addresses;
}
