import { type StreetRank, splitStreetName } from './streetName.ts';
import { townRows } from './townRows.ts';

/** Stem → its places, each as its rank's digit and its code, parted by commas: objects would take thrice the memory. */
let loaded: ReadonlyMap<string, string> | undefined;

function load(): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, code } of townRows()) {
    const { stem, rank } = splitStreetName(name);
    const known = places.get(stem);
    places.set(stem, known ? `${known},${rank}${code}` : `${rank}${code}`);
  }
  return places;
}

/** Townships become towns, and both become streets: a name of the past has at most the rank of today. */
function couldBe(written: StreetRank, places: readonly string[]): readonly string[] {
  const risen = places.filter((place) => Number(place[0]) >= written).toSorted();
  return written === 0 || risen.length === 0 ? places : risen;
}

/**
 * Today's codes of the districts with a street, town or township of that name: six digits, four for a city without
 * districts, none for an unknown name. A name without its rank (中关村) finds all of that name; with it (四季青镇), those of
 * that rank first, then those that have risen since (四季青街道), and the rest only where there is neither. The first
 * call reads the table, in about 70 ms.
 */
export function districtsOfStreet(name: string): string[] {
  loaded ??= load();
  const { stem, rank } = splitStreetName(name);
  const places = loaded.get(stem)?.split(',') ?? [];
  return [...new Set(couldBe(rank, places).map((place) => place.slice(1)))];
}
