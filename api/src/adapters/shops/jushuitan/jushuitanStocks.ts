import { randomUUID } from 'node:crypto';
import { batchesByGood, type StockAnswers, sendInBatches } from '../inBatches.ts';
import type { ShopAccess, StockTarget } from '../shopPlatform.ts';
import type { JushuitanClient } from './jushuitanClient.ts';

/** Published are 500 of a document. */
const MAX_SKUS = 100;
const MAIN_WAREHOUSE = '1';

/**
 * Whole quantities, as a confirmed stocktake (盘点单) of the main warehouse: what it does not name stays as it is. A document
 * is taken or refused as a whole, and its number is taken once, so that each attempt has one of its own.
 */
export function setStocks(
  client: JushuitanClient,
  { accessToken }: ShopAccess,
  targets: readonly StockTarget[],
): Promise<StockAnswers> {
  async function send(batch: readonly StockTarget[]): Promise<StockAnswers> {
    const biz = {
      ...{ type: 'check', is_confirm: true, warehouse: MAIN_WAREHOUSE },
      so_id: `CC${randomUUID().replaceAll('-', '')}`,
      items: batch.map(({ remoteSkuId, quantity }) => ({ sku_id: remoteSkuId, qty: quantity })),
    };
    await client.write('/open/jushuitan/inventoryv2/upload', biz, accessToken);
    return batch.map(() => null);
  }
  return sendInBatches(targets, { batches: batchesByGood(targets, { size: MAX_SKUS }), send });
}
