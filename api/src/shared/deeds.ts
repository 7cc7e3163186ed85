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

/** Does it to each by itself, so that one that may not keeps no other back. */
export async function eachOf(
  ids: readonly number[],
  deed: (id: number) => Promise<void>,
): Promise<DeedDto[]> {
  const list: DeedDto[] = [];
  for (const id of new Set(ids)) {
    const msg = await deed(id).then(
      () => '',
      (error: unknown) => {
        if (error instanceof Refusal) return error.message;
        throw error;
      },
    );
    list.push({ id, done: msg === '', msg });
  }
  return list;
}
