import { batchesOf } from './batchesOf.ts';
import { mapBounded } from './mapBounded.ts';
import { ShopError } from './shopError.ts';
import type { StockRefusal, StockTarget } from './shopPlatform.ts';

/** One for each target of a batch, in its order; null where it was taken. */
export type StockAnswers = (StockRefusal | null)[];

type Batches = {
  batches: readonly StockTarget[][];
  send: (batch: readonly StockTarget[]) => Promise<StockAnswers>;
};

const UNANSWERED: StockRefusal = { kind: 'unknown', code: 'UNANSWERED', retryAfterMs: null };

export function refusedStock(kind: StockRefusal['kind'], code: string): StockRefusal {
  return { kind, code, retryAfterMs: null };
}

/** At most `size` targets in each, and targets of different goods apart where `ofOneGood`. */
export function stockBatches(
  targets: readonly StockTarget[],
  { size, ofOneGood = false }: { size: number; ofOneGood?: boolean },
): StockTarget[][] {
  const groups = ofOneGood ? [...Map.groupBy(targets, (each) => each.remoteGoodId).values()] : [targets];
  return groups.flatMap((group) => batchesOf(group, size));
}

/**
 * Sends some batches at once; the answers are in the order of the targets. A batch that was refused as a whole is sent
 * again one by one, so that one target does not keep out the others. Once the calls are limited nothing more is sent.
 * @throws ShopError only `authExpired`
 */
export async function sendStocks(
  targets: readonly StockTarget[],
  { batches, send }: Batches,
): Promise<StockAnswers> {
  const answers = new Map<StockTarget, StockRefusal | null>();
  let limit: StockRefusal | null = null;

  async function sendBatch(batch: readonly StockTarget[]): Promise<void> {
    const known = limit;
    const taken = known ? batch.map(() => known) : await send(batch).catch(refusalOf);
    if (Array.isArray(taken)) {
      for (const [at, target] of batch.entries())
        answers.set(target, taken[at] === undefined ? UNANSWERED : taken[at]);
      return;
    }
    if (taken.kind === 'rateLimited') limit = taken;
    if (batch.length > 1 && !['rateLimited', 'transient'].includes(taken.kind)) {
      for (const target of batch) await sendBatch([target]);
      return;
    }
    for (const target of batch) answers.set(target, taken);
  }

  await mapBounded([...batches], sendBatch);
  return targets.map((target) => answers.get(target) ?? null);
}

function refusalOf(error: unknown): StockRefusal {
  if (!(error instanceof ShopError) || error.kind === 'authExpired') throw error;
  const { kind, code, retryAfterMs } = error;
  const isKnown = kind === 'rateLimited' || kind === 'transient' || kind === 'invalid';
  return { kind: isKnown ? kind : 'unknown', code, retryAfterMs };
}
