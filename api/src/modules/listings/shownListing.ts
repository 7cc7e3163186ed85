import type { ListingPlatform, NewListing } from '../../adapters/shops/listingPlatform.ts';
import { isListingRefusal } from '../../adapters/shops/listingRefusal.ts';
import type { ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { NotTaken } from './listingOutcomes.ts';
import type { ListingPictures } from './listingPictures.ts';
import type { PreparedListing } from './prepareListing.ts';

/** Uploads the pictures of goods to their platform; answers the goods with the names that it has given them. */
export async function shownListing(
  platform: ListingPlatform,
  access: ShopAccess,
  { addresses, listingWith }: PreparedListing,
  pictures: ListingPictures,
): Promise<{ listing: Omit<NewListing, 'outerId'> } | NotTaken> {
  const shown = await platform.uploadPictures(access, addresses, pictures.read);
  const refused = shown.find(isListingRefusal);
  if (refused) return { code: 'PICTURE_REFUSED', words: refused.words };
  return { listing: listingWith(new Map(addresses.map((address, at) => [address, String(shown[at])]))) };
}
