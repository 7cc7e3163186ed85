import { type Static, Type } from 'typebox';
import { Refusal } from './refusal.ts';
import { EntityId } from './values.ts';

/** What became of each of several. */
export const Deeds = Type.Object({
  list: Type.Array(
    Type.Object({
      id: EntityId,
      done: Type.Boolean(),
      msg: Type.String({ description: 'why not; empty when done' }),
    }),
  ),
});
export type DeedDto = Static<typeof Deeds>['list'][number];

type Each = readonly [ids: readonly number[], deed: (id: number) => Promise<void>];

/** Does it to each by itself, so that one that may not keeps no other back. */
export async function eachOf(...each: Each): Promise<DeedDto[]> {
  return (await doToEach(...each)).list;
}

/**
 * The same where a success must mean that something is gone.
 * @throws Refusal the first, with the whole `list` in its data, when nothing was removed
 */
export async function removeEach(...each: Each): Promise<DeedDto[]> {
  const { list, refusals } = await doToEach(...each);
  const [first] = refusals;
  if (first && refusals.length === list.length) throw first.with({ list });
  return list;
}

async function doToEach(...[ids, deed]: Each): Promise<{ list: DeedDto[]; refusals: Refusal[] }> {
  const list: DeedDto[] = [];
  const refusals: Refusal[] = [];
  for (const id of new Set(ids)) {
    const msg = await deed(id).then(
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
