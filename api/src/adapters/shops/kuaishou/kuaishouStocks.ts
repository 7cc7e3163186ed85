import { listOf, numberOf, textOf } from '../fields.ts';
import { batchesByGood, refused, type StockAnswers, sendInBatches } from '../inBatches.ts';
import type { ShopAccess, StockTarget } from '../shopPlatform.ts';
import { type KuaishouClient, numberOfId } from './kuaishouClient.ts';

const ADD = 1;
const REDUCE = 2;
const MAX_CHANGE = 9_999_998;
const MAX_BATCH = 50;

/**
 * Kuaishou takes differences only and knows no repeated one: what is there is read before each, and so again before an
 * attempt whose answer was lost is repeated.
 */
export function setStocks(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(batch: readonly StockTarget[]): Promise<StockAnswers> {
    const [first] = batch;
    const kwaiItemId = numberOfId(first?.remoteGoodId ?? '');
    const { data } = await client.read('open.item.sku.list.get', { kwaiItemId }, accessToken);
    const known = new Map(listOf(data).map((sku) => [textOf(sku.kwaiSkuId), numberOf(sku.skuStock)]));
    const answers = batch.map(({ remoteSkuId }) =>
      known.has(remoteSkuId) ? null : refused('goodsGone', 'SKU'),
    );
    const changes = batch.flatMap(({ remoteSkuId, quantity }) => {
      const more = quantity - (known.get(remoteSkuId) ?? quantity);
      return more === 0 ? [] : [{ remoteSkuId, more }];
    });
    // One refused change ends the batch, which is then sent one by one, each with a reading of its own.
    for (const { remoteSkuId, more } of changes) {
      const change = {
        kwaiItemId,
        skuId: numberOfId(remoteSkuId),
        skuChangeStock: Math.min(Math.abs(more), MAX_CHANGE),
        changeType: more > 0 ? ADD : REDUCE,
      };
      await client.write('open.item.sku.stock.update', change, accessToken);
    }
    return answers;
  }
  return sendInBatches(targets, {
    batches: batchesByGood(targets, { size: MAX_BATCH, ofOneGood: true }),
    send,
  });
}
