import { refused, type StockAnswers, sendOneByOne } from '../inBatches.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess, StockRefusal, StockTarget } from '../shopPlatform.ts';
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
  async function send({ remoteGoodId, remoteSkuId, quantity }: StockTarget): Promise<StockRefusal | null> {
    const parameters = {
      goods_id: remoteGoodId,
      sku_id: remoteSkuId,
      quantity: String(quantity),
      update_type: WHOLE,
    };
    try {
      const answer = await client.write(METHOD, parameters, accessToken);
      if (answer.is_success === false) throw new ShopError(PLATFORM, 'unknown', 'NO_SUCCESS');
      return null;
    } catch (error) {
      if (error instanceof ShopError && error.code === NO_SUCH_GOODS) return refused('goodsGone', error.code);
      if (error instanceof ShopError && error.code === RESERVED_STOCK)
        return refused('belowReserved', error.code);
      throw error;
    }
  }
  return sendOneByOne(targets, send);
}
