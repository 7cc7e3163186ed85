import { areaByCode } from '../../src/areas.ts';
import { extraRows, isSpelling, knownSuccessors, knownYear } from './handLines.ts';
import type { DivisionList } from './lists.ts';
import { sameToday } from './today.ts';

/** A name that is not today's; `code` has six digits, `successors` are today's codes of four or six digits. */
export type FormerRow = {
  name: string;
  city: string;
  code: string;
  year: number;
  source: DivisionList['source'] | 'by hand';
  spelling: boolean;
  successors: string[];
  /** The streets that decide, by successor. */
  byStreet: Record<string, string[]>;
};

/** A code with one of its names and the last list that has both. */
type Seen = { code: string; name: string; last: number };

/** A name without what it says of its rank: 萧山市 and 萧山区 are one place. */
const stem = (name: string) => name.replace(/(自治县|自治旗|林区|特区|地区|[县市区旗盟])$/, '') || name;
const isCity = (code: string) => code.endsWith('00');

/** Where `code` is in the list `after`: under its code, or under another with its name in the same province. */
function nextCode({ code, name }: Seen, list: DivisionList, after: DivisionList): string | undefined {
  if (after.names.has(code)) return code;
  const same = [...after.names].filter(
    ([other, otherName]) =>
      other.slice(0, 2) === code.slice(0, 2) &&
      isCity(other) === isCity(code) &&
      list.names.get(other) !== otherName &&
      stem(otherName) === stem(name),
  );
  const exact = same.find(([, otherName]) => otherName === name);
  return (exact ?? (same.length === 1 ? same[0] : undefined))?.[0];
}

/** The first list has later codes and shortened names among the old ones; what another list has too says nothing. */
function isOfTheFirst({ code, name }: Seen, later: readonly DivisionList[]): boolean {
  return later.every(({ names }) => {
    const other = names.get(code);
    return !other || !(other.endsWith(name) || name.endsWith(other));
  });
}

function lastSeen(lists: readonly DivisionList[]): Map<string, Seen> {
  const seen = lists.flatMap(({ names }, last) =>
    [...names].map(([code, name]): Seen => ({ code, name, last })),
  );
  return new Map(seen.map((one) => [one.code + one.name, one]));
}

/** Every name of `lists` that is not today's, with where its place is today. Throws for a place that it cannot find. */
export function formerRows(lists: readonly DivisionList[]): FormerRow[] {
  const seen = lastSeen(lists);
  const lost: string[] = [];

  function districtToday(one: Seen): string[] {
    const { code, name, last } = one;
    const same = sameToday(name, code);
    if (same) return [same.code];
    const known = knownSuccessors.get(code);
    if (known) return known.successors;
    const [list, after] = [lists[last], lists[last + 1]];
    if (!list || !after) return areaByCode(code) ? [code] : [];
    const next = nextCode(one, list, after);
    const nextName = next && after.names.get(next);
    const then = nextName && seen.get(next + nextName);
    return then && then.last > last ? districtToday(then) : [];
  }

  /** The cities that a city's districts and counties belong to today, the one with most of them first. */
  function cityToday({ code, name, last }: Seen): string[] {
    const same = sameToday(name, code);
    if (same) return [same.code];
    const known = knownSuccessors.get(code);
    if (known) return known.successors;
    const members = [...(lists[last]?.names ?? [])].filter(
      ([member]) => member.startsWith(code.slice(0, 4)) && !isCity(member),
    );
    const cities = members.flatMap(([member, memberName]) =>
      districtToday(seen.get(member + memberName) ?? { code: member, name: memberName, last }).map(
        (district) => areaByCode(district)?.parentCode ?? '',
      ),
    );
    const counted = Map.groupBy(cities, (city) => city);
    return [...counted].toSorted(([, a], [, b]) => b.length - a.length).map(([city]) => city);
  }

  function row(one: Seen): FormerRow[] {
    const { code, name, last } = one;
    const after = lists[last + 1];
    if (!after || (last === 0 && !isOfTheFirst(one, lists.slice(1))) || sameToday(name, code)) return [];
    const successors = isCity(code) ? cityToday(one) : districtToday(one);
    const cityCode = `${code.slice(0, 4)}00`;
    const city = isCity(code) ? '' : (lists[last]?.names.get(cityCode) ?? '');
    if (successors.length === 0)
      lost.push(`${code} ${city} ${name} (${lists[last]?.source} ${lists[last]?.year})`);
    const moved = successors.length === 1 ? areaByCode(successors[0] ?? '') : undefined;
    // The city's own line says where its districts are today.
    const cities = city ? cityToday({ code: cityCode, name: city, last }) : [];
    if (moved?.name === name && (city === '' || cities.includes(moved.parentCode))) return [];
    const year = knownYear(code, name) ?? (last === 0 ? knownYear(cityCode, city) : undefined) ?? after.year;
    const source = lists[last]?.source ?? 'by hand';
    const byStreet = knownSuccessors.get(code)?.byStreet ?? {};
    return [{ name, city, code, year, source, spelling: isSpelling(code), successors, byStreet }];
  }

  const rows = [...[...seen.values()].flatMap(row), ...extraRows()];
  if (lost.length > 0) throw new Error(`No successors for\n${lost.join('\n')}`);
  return rows.toSorted((a, b) => a.code.localeCompare(b.code) || a.year - b.year);
}
