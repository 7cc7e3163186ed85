import { type Static, Type } from 'typebox';
import { Refusal } from './refusal.ts';
import { EntityId } from './values.ts';

/** The result of an action for each of several ids. */
export const BatchResults = Type.Object({
  list: Type.Array(
    Type.Object({
      id: EntityId,
      done: Type.Boolean(),
      msg: Type.String({ description: 'why not; empty when done' }),
    }),
  ),
});
export type BatchResult = Static<typeof BatchResults>['list'][number];

type Batch = readonly [ids: readonly number[], action: (id: number) => Promise<void>];

/** Runs an action for each id on its own: a refusal for one id does not stop the others. */
export async function runBatch(...batch: Batch): Promise<BatchResult[]> {
  return (await collect(...batch)).list;
}

/**
 * The same for removals, where a success must mean that at least one row is gone.
 * @throws Refusal the first, with the whole `list` in its data, when nothing was removed
 */
export async function removeBatch(...batch: Batch): Promise<BatchResult[]> {
  const { list, refusals } = await collect(...batch);
  const [first] = refusals;
  if (first && refusals.length === list.length) throw first.with({ list });
  return list;
}

async function collect(...[ids, action]: Batch): Promise<{ list: BatchResult[]; refusals: Refusal[] }> {
  const list: BatchResult[] = [];
  const refusals: Refusal[] = [];
  for (const id of new Set(ids)) {
    const msg = await action(id).then(
      () => '',
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        refusals.push(error);
        return error.message;
      },
    );
    list.push({ id, done: msg === '', msg });
  }
  return { list, refusals };
}
