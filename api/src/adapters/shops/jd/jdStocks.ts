import { fieldsOf, listOf, textOf } from '../fields.ts';
import { batchesByGood, refused, type StockAnswers, sendInBatches } from '../inBatches.ts';
import type { ShopAccess, StockRefusal, StockTarget } from '../shopPlatform.ts';
import type { JdClient } from './jdClient.ts';
import { isSuccess, resultError } from './jdErrors.ts';

/** No source was found for how many JD takes. */
const MAX_SKUS = 20;

/** Whole quantities, with a result for each SKU. */
export function setStocks(
  client: JdClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(batch: readonly StockTarget[]): Promise<StockAnswers> {
    const skuStocks = batch.map(({ remoteSkuId, quantity }) => ({
      skuId: Number(remoteSkuId),
      stockNum: quantity,
    }));
    const answer = await client.write('jingdong.ware.stock.sku.set', { req: { skuStocks } }, accessToken);
    const returned = fieldsOf(answer.returnType);
    const results = new Map(
      listOf(fieldsOf(returned.obj).updateStockResult).map((result) => [textOf(result.data), result]),
    );
    if (!isSuccess(returned) && results.size === 0) throw resultError(returned);
    return batch.map(({ remoteSkuId }): StockRefusal | null => {
      const result = results.get(remoteSkuId);
      if (!result) return refused('unknown', 'UNANSWERED');
      if (isSuccess(result)) return null;
      return refused(textOf(result.message).includes('不存在') ? 'goodsGone' : 'unknown', 'NO_SUCCESS');
    });
  }
  return sendInBatches(targets, { batches: batchesByGood(targets, { size: MAX_SKUS }), send });
}
