import { mapBounded } from './mapBounded.ts';
import type { PricedSku } from './pricePlatform.ts';
import type { RemoteSku } from './shopPlatform.ts';

type Read = Pick<RemoteSku, 'remoteSkuId' | 'price'>;

/** The prices of combinations in their order, each of the goods read once; `read` answers null for goods that are gone. */
export async function pricesByGood(
  skus: readonly PricedSku[],
  read: (remoteGoodId: string) => Promise<readonly Read[] | null>,
): Promise<(number | null)[]> {
  const ids = [...new Set(skus.map(({ remoteGoodId }) => remoteGoodId))];
  const found = await mapBounded(ids, async (id) => [id, await read(id)] as const);
  const byGood = new Map(found);
  return skus.map(
    ({ remoteGoodId, remoteSkuId }) =>
      byGood.get(remoteGoodId)?.find((sku) => sku.remoteSkuId === remoteSkuId)?.price ?? null,
  );
}
