import { Refusal } from '../../shared/refusal.ts';

/** Names of properties (颜色), each with the names of the values that are chosen of it. */
export type PropertyChoices = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `颜色:红色,颜色:蓝色,尺码:XL`, every name as encodeURIComponent writes it.
 * @throws Refusal BAD_PARAM
 */
export function chosenProperties(text: string | undefined): PropertyChoices {
  const choices = new Map<string, string[]>();
  for (const pair of text?.split(',') ?? []) {
    const [name = '', value = ''] = pair.split(':').map(decoded);
    choices.set(name, [...(choices.get(name) ?? []), value]);
  }
  return choices;
}

function decoded(text: string): string {
  let name: string | null = null;
  try {
    name = decodeURIComponent(text);
  } catch {
    // Not as encodeURIComponent writes it.
  }
  if (name === null || /\p{Cc}/u.test(name)) throw new Refusal('BAD_PARAM', { field: 'properties' });
  return name;
}
