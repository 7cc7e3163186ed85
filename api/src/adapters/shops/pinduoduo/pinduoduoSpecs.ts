import { listOf, textOf } from '../fields.ts';
import type { NewListing } from '../listingPlatform.ts';
import { mapBounded } from '../mapBounded.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM } from './pinduoduoErrors.ts';

/** The numbers of each value, by the property's place and the value's name. */
export type SpecIds = ReadonlyMap<string, string>[];

/**
 * The platform's numbers of what combinations differ by: its own property of the same name, or else one of the others, and
 * values that are made by their names, the same one each time. Null where the category has too few properties.
 */
export async function specIdsOf(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  { categoryId, specs }: Pick<NewListing, 'categoryId' | 'specs'>,
): Promise<SpecIds | null> {
  const answer = await client.read(
    { type: 'pdd.goods.spec.get', node: 'goods_spec_get_response' },
    { cat_id: categoryId },
    accessToken,
  );
  const parents = listOf(answer.goods_spec_list).map(({ parent_spec_id: id, parent_spec_name: name }) => ({
    ...{ id: textOf(id), name: textOf(name) },
  }));
  const named = specs.map(({ name }) => parents.find((parent) => parent.name === name));
  const others = parents.filter((parent) => !named.includes(parent));
  const chosen = named.map((parent) => parent ?? others.shift());
  if (chosen.some((parent) => !parent)) return null;
  return Promise.all(
    specs.map(async ({ values }, at) => {
      const parentId = chosen[at]?.id ?? '';
      const ids = await mapBounded(values, (value) => specId(client, accessToken, parentId, value));
      return new Map(values.map((value, index) => [value, ids[index] ?? '']));
    }),
  );
}

async function specId(
  client: PinduoduoClient,
  accessToken: string,
  parentId: string,
  name: string,
): Promise<string> {
  const made = await client.read(
    { type: 'pdd.goods.spec.id.get', node: 'goods_spec_id_get_response' },
    { parent_spec_id: parentId, spec_name: name },
    accessToken,
  );
  const id = textOf(made.spec_id);
  if (!id) throw new ShopError(PLATFORM, 'transient', 'NO_SPEC_ID');
  return id;
}
