import { randomUUID } from 'node:crypto';
import { listOf, numberOf, textOf } from '../fields.ts';
import { batchesByGood, refused, type StockAnswers, sendInBatches } from '../inBatches.ts';
import { ShopError, type StockRefusalKind } from '../shopError.ts';
import type { ShopAccess, StockRefusal, StockTarget } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';

const MAX_SKUS = 50;
const ID_USED = 40_010;
const KINDS: Record<number, StockRefusalKind> = {
  40004: 'transient',
  2010401: 'transient',
  [-20008]: 'belowReserved',
  [-20011]: 'keptElsewhere',
};

/** Whole quantities, whatever was there: an attempt is an id of its own, and one that was used is done. */
export function setStocks(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  const send = async (batch: readonly StockTarget[]) => {
    const items = batch.map(({ remoteGoodId, remoteSkuId, quantity }, at) => ({
      product_id: remoteGoodId,
      sku_id: remoteSkuId,
      stock_num: quantity,
      uniq_id: String(at),
    }));
    const params = { idempotent_id: randomUUID(), incremental: false, items };
    const answer = await client.write('sku.syncStockBatchMultiProducts', params, accessToken).catch(asDone);
    if (answer === null) return batch.map(() => null);
    const results = new Map(listOf(answer.results).map((result) => [textOf(result.uniq_id), result]));
    return batch.map((_, at): StockRefusal | null => {
      const result = results.get(String(at));
      if (!result) return refused('unknown', 'UNANSWERED');
      return refusalOf(numberOf(result.status_code), textOf(result.status_message));
    });
  };
  return sendInBatches(targets, { batches: batchesByGood(targets, { size: MAX_SKUS }), send });
}

function asDone(error: unknown): null {
  if (error instanceof ShopError && error.code.endsWith(`:${ID_USED}`)) return null;
  throw error;
}

/** No source was found for the code of a combination that is not there: its words tell. */
function refusalOf(code: number, words: string): StockRefusal | null {
  if (code === 0 || code === ID_USED) return null;
  return refused(KINDS[code] ?? (words.includes('不存在') ? 'goodsGone' : 'unknown'), String(code));
}
