import { batchesByGood, refused, type StockAnswers, sendInBatches } from '../inBatches.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess, StockTarget } from '../shopPlatform.ts';
import type { TaobaoClient } from './taobaoClient.ts';

const MAX_SKUS = 20;
const WHOLE = '1';
const NO_SUCH_GOODS = /(item|sku)-?(is-)?not-exist/i;

/** Whole quantities of one item's SKUs a call, or of an item without any; all of them are taken or none. */
export function setStocks(
  client: TaobaoClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(batch: readonly StockTarget[]): Promise<StockAnswers> {
    const [first] = batch;
    const num_iid = first?.remoteGoodId ?? '';
    if (first?.remoteSkuId === '') {
      const quantity = String(first.quantity);
      await client.write('taobao.item.quantity.update', { num_iid, quantity, type: WHOLE }, accessToken);
    } else {
      const skuid_quantities = batch
        .map(({ remoteSkuId, quantity }) => `${remoteSkuId}:${quantity}`)
        .join(';');
      await client.write(
        'taobao.skus.quantity.update',
        { num_iid, skuid_quantities, type: WHOLE },
        accessToken,
      );
    }
    return batch.map(() => null);
  }
  return sendInBatches(targets, {
    batches: batchesByGood(targets, { size: MAX_SKUS, ofOneGood: true }),
    send: (batch) =>
      send(batch).catch((error: unknown) => {
        const isGone = error instanceof ShopError && NO_SUCH_GOODS.test(error.code);
        if (isGone && batch.length === 1) return [refused('goodsGone', error.code)];
        throw error;
      }),
  });
}
