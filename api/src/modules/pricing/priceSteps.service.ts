import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findSteps, lockPrices, replaceSteps } from './prices.repository.ts';
import { type GoodStepsDto, MAX_STEPS, type SaveSteps } from './prices.schemas.ts';

/** Price steps of a supplier's goods; they hold for later quotes, and orders keep theirs. */
export function priceStepService(db: Db) {
  return {
    find: (sellerId: number, ids: readonly number[]) => findSteps(db, sellerId, ids),

    /** Replaces all steps of goods. */
    save: (sellerId: number, request: SaveSteps): Promise<GoodStepsDto> =>
      db.transaction(async (tx) => {
        const prices = await lockPrices(tx, sellerId, request.id);
        if (!prices) throw new Refusal('NOT_FOUND');
        check(request.steps, prices);
        await replaceSteps(tx, request);
        const [saved] = await findSteps(tx, sellerId, [request.id]);
        if (!saved) throw new Refusal('NOT_FOUND');
        return saved;
      }),
  };
}

export type PriceStepService = ReturnType<typeof priceStepService>;

/** Prices fall from step to step, and begin below that of one piece: of goods, of their dearest combination. */
function check(steps: SaveSteps['steps'], prices: ReadonlyMap<number, number>): void {
  for (const [skuId, those] of Map.groupBy(steps, (step) => step.skuId ?? null)) {
    if (those.length > MAX_STEPS) throw new Refusal('PRICE_STEPS', { max: MAX_STEPS }, { skuId });
    let before = skuId === null ? Math.max(...prices.values()) : prices.get(skuId);
    if (before === undefined) throw new Refusal('NOT_FOUND', {}, { skuId });
    let pieces = 1;
    for (const step of those.toSorted((one, other) => one.minPieces - other.minPieces)) {
      if (step.minPieces === pieces || step.supplyPrice >= before)
        throw new Refusal('PRICE_STEPS', { max: MAX_STEPS }, { skuId, minPieces: step.minPieces });
      pieces = step.minPieces;
      before = step.supplyPrice;
    }
  }
}
