import { batchesOf } from './batchesOf.ts';
import { mapBounded } from './mapBounded.ts';
import { ShopError, type StockRefusalKind } from './shopError.ts';
import type { StockRefusal } from './shopPlatform.ts';

/** Why one target of a call was not taken. */
export type Refused<Kind extends string> = { kind: Kind; code: string; retryAfterMs: number | null };

/** What any call may be refused for. */
type CommonKind = Extract<StockRefusalKind, 'rateLimited' | 'transient' | 'invalid' | 'unknown'>;

/** One for each target of a batch, in its order; null where it was taken. */
type Answers<Kind extends string> = (Refused<Kind | CommonKind> | null)[];
export type StockAnswers = (StockRefusal | null)[];

type Batches<Target, Kind extends string> = {
  batches: readonly Target[][];
  send: (batch: readonly Target[]) => Promise<Answers<Kind>>;
};

const UNANSWERED: Refused<CommonKind> = { kind: 'unknown', code: 'UNANSWERED', retryAfterMs: null };

export function refused<Kind extends string>(kind: Kind, code: string): Refused<Kind> {
  return { kind, code, retryAfterMs: null };
}

/** At most `size` targets in each, and targets of different goods apart where `ofOneGood`. */
export function batchesByGood<Target extends { remoteGoodId: string }>(
  targets: readonly Target[],
  { size, ofOneGood = false }: { size: number; ofOneGood?: boolean },
): Target[][] {
  const groups = ofOneGood ? [...Map.groupBy(targets, (each) => each.remoteGoodId).values()] : [targets];
  return groups.flatMap((group) => batchesOf(group, size));
}

/**
 * Sends some batches at once; the answers are in the order of the targets. A batch that was refused as a whole is sent
 * again one by one, so that one target does not keep out the others. Once the calls are limited nothing more is sent.
 * @throws ShopError only `authExpired`
 */
export async function sendInBatches<Target, Kind extends string>(
  targets: readonly Target[],
  { batches, send }: Batches<Target, Kind>,
): Promise<Answers<Kind>> {
  const answers = new Map<Target, Answers<Kind>[number]>();
  let limit: Refused<CommonKind> | null = null;

  async function sendBatch(batch: readonly Target[]): Promise<void> {
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
  return targets.map((target) => {
    const answer = answers.get(target);
    return answer === undefined ? UNANSWERED : answer;
  });
}

/** The same where a call takes one target alone. */
export function sendOneByOne<Target, Kind extends string>(
  targets: readonly Target[],
  send: (target: Target) => Promise<Answers<Kind>[number]>,
): Promise<Answers<Kind>> {
  return sendInBatches<Target, Kind>(targets, {
    batches: targets.map((target) => [target]),
    send: (batch) => Promise.all(batch.map(send)),
  });
}

function refusalOf(error: unknown): Refused<CommonKind> {
  if (!(error instanceof ShopError) || error.kind === 'authExpired') throw error;
  const { kind, code, retryAfterMs } = error;
  const isKnown = kind === 'rateLimited' || kind === 'transient' || kind === 'invalid';
  return { kind: isKnown ? kind : 'unknown', code, retryAfterMs };
}
