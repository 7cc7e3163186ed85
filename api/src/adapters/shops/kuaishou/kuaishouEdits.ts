import type { ListedSku, ListingEdit, ListingRefusal, NewListing } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import type { ShopError } from '../shopError.ts';
import type { RemoteSku, ShopAccess } from '../shopPlatform.ts';
import { type KuaishouClient, numberOfId } from './kuaishouClient.ts';
import { isRefusal } from './kuaishouErrors.ts';
import { PRICE_UPDATE, priceChange } from './kuaishouPrices.ts';

const OWN_PROPERTY = 1;
const SETS = 3;

/** Whatever is said by a code that no document names is said of the goods; the rest is thrown. */
export function refusalIn({ error, words }: { error: ShopError; words: string }): ListingRefusal {
  if (!isRefusal(error)) throw error;
  return listingRefusal(error.code, words);
}

/**
 * Changes what is sent alone, and combinations whole: those that are there by our numbers, or else by their values, stay what
 * they are. Prices alone go one by one, by a call that touches nothing else.
 */
export async function editListing(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  { remoteGoodId, content, specs, skus }: ListingEdit,
  there: readonly RemoteSku[],
): Promise<ListingRefusal | null> {
  const ours = new Map(skus.map((sku) => [sku.outerSkuId, sku]));
  if (!content) {
    for (const { remoteSkuId, merchantCode, price } of there) {
      const next = merchantCode === '' ? undefined : ours.get(merchantCode);
      if (!next || next.price === price) continue;
      const change = priceChange({ remoteGoodId, remoteSkuId, price: next.price });
      const answer = await client.writeSaid(PRICE_UPDATE, change, accessToken);
      if ('error' in answer) return { ...refusalIn(answer), kind: 'price' };
    }
    return null;
  }
  const { title, pictures, detailPictures } = content;
  const listing = { specs, skus, pictures };
  const item = {
    ...{ itemId: numberOfId(remoteGoodId), title, imageUrls: pictures },
    ...{ detailImageUrls: detailPictures, updateDetailImageUrls: true },
    skuList: skus.map((sku) => {
      const known =
        there.find(({ merchantCode }) => sku.outerSkuId !== '' && merchantCode === sku.outerSkuId) ??
        there.find(
          ({ sku: words, merchantCode }) =>
            (merchantCode === '' || !ours.has(merchantCode)) && bare(words) === bare(sku.values.join('')),
        );
      return {
        ...(known && { skuId: numberOfId(known.remoteSkuId) }),
        skuSalePrice: sku.price,
        ...((sku.outerSkuId !== '' || known) && { skuNick: sku.outerSkuId }),
        ...(!known && { skuStockChangeType: SETS, skuChangeStock: sku.stock }),
        skuProps: propsOf(sku, listing),
      };
    }),
  };
  const answer = await client.writeSaid('open.item.edit', item, accessToken);
  return 'data' in answer ? null : refusalIn(answer);
}

/** Values without what parts them. */
function bare(words: string): string {
  return words.replace(/[\s;；,，]/g, '');
}

/** What combinations differ by, the first property with a picture. */
export function propsOf(
  { values, picture }: ListedSku,
  { specs, skus, pictures }: Pick<NewListing, 'specs' | 'skus' | 'pictures'>,
) {
  const alike = skus.find((sku) => sku.values[0] === values[0] && sku.picture !== '');
  const imageUrl = picture || alike?.picture || (pictures[0] ?? '');
  return values.map((value, at) => ({
    propName: specs[at]?.name ?? '',
    propValueName: value,
    isMainProp: at === 0 ? 1 : 0,
    ...(at === 0 && { imageUrl }),
    propVersion: OWN_PROPERTY,
    propSortNum: at + 1,
  }));
}
