import { batchesByGood, refused, type StockAnswers, sendInBatches } from '../inBatches.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess, StockTarget } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { NO_SUCH_GOODS, PLATFORM, RESERVED_STOCK } from './pinduoduoErrors.ts';

const METHOD = { type: 'pdd.goods.quantity.update', node: 'goods_quantity_update_response' };
const WHOLE = '1';

/** Whole quantities, one combination a call. */
export function setStocks(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(batch: readonly StockTarget[]): Promise<StockAnswers> {
    for (const { remoteGoodId, remoteSkuId, quantity } of batch) {
      const parameters = {
        goods_id: remoteGoodId,
        sku_id: remoteSkuId,
        quantity: String(quantity),
        update_type: WHOLE,
      };
      const answer = await client.write(METHOD, parameters, accessToken);
      if (answer.is_success === false) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
    }
    return batch.map(() => null);
  }
  return sendInBatches(targets, {
    batches: batchesByGood(targets, { size: 1 }),
    send: (batch) =>
      send(batch).catch((error: unknown) => {
        if (error instanceof ShopError && error.code === NO_SUCH_GOODS)
          return [refused('goodsGone', error.code)];
        if (error instanceof ShopError && error.code === RESERVED_STOCK)
          return [refused('belowReserved', error.code)];
        throw error;
      }),
  });
}
