import { areas } from '../../src/areas.ts';
import { allFormerDivisions, type FormerDivision } from '../../src/divisions/divisions.ts';
import type { Random } from './random.ts';
import { districtsOfCity, districtsUnder, isZone, type Region, regionOfCode } from './regions.ts';
import { townsOf } from './towns.ts';

/** A district that is called differently today, in the city that it was in. */
export type FormerRegion = { name: string; successors: Region[]; byStreet: FormerDivision['byStreet'] };

/** The city that the old list names; municipalities have none there. */
function liesInItsOldCity({ city, province }: FormerDivision, { city: today }: Region): boolean {
  return city === today || (city === '' && today === province);
}

const keyOf = ({ province, city, name }: FormerDivision) => `${province}/${city}/${name}`;

/** Former names that today's table gives to nothing in the same city, and that stand in the table once. */
function formerRegions(): FormerRegion[] {
  const all = allFormerDivisions();
  const times = Map.groupBy(all, keyOf);
  return all
    .filter((one) => !one.spelling && times.get(keyOf(one))?.length === 1 && one.name.length > 2)
    .flatMap((one) => {
      const successors = one.successors.map(regionOfCode).filter((region) => region !== undefined);
      const [first] = successors;
      const whole = successors.length === one.successors.length && first !== undefined;
      if (!whole || !successors.every((region) => liesInItsOldCity(one, region) && !isZone(region))) {
        return [];
      }
      const stillUsed = districtsOfCity(first).some(({ district }) => district === one.name);
      return stillUsed ? [] : [{ name: one.name, successors, byStreet: one.byStreet }];
    });
}

let known: FormerRegion[] | undefined;
const former = () => {
  known ??= formerRegions();
  return known;
};

/** An old name that leads to one district of today. */
export function drawRenamed(random: Random): { name: string; region: Region } {
  const { name, successors } = random.word(former().filter(({ successors }) => successors.length === 1));
  return { name, region: successors[0] as Region };
}

/** An old name that leads to several districts of today, all of one city. */
export function drawSplit(random: Random): FormerRegion {
  return random.pick(former().filter(({ successors }) => successors.length > 1));
}

/** A district under the city that it was in, or that its city was: what of it is region, and what stays in the detail. */
export type MovedRegion = { region: Region; written: string; detail: string };

const cityNames = new Set(areas.filter(({ level }) => level === 2).map(({ name }) => name));

/** 六安市寿县, which is in 淮南市 today, and 思茅市翠云区, which is 普洱市思茅区. */
function fromOtherCities(): MovedRegion[] {
  return allFormerDivisions().flatMap((one) => {
    const region = regionOfCode(one.successors.join());
    const inOtherCity = region && one.city !== '' && one.city !== one.province && one.city !== region.city;
    // 忻州地区忻州市: the name is the prefecture's today.
    if (!inOtherCity || one.spelling || cityNames.has(one.name)) return [];
    const kept = one.name === region.district;
    return [{ region, written: one.city + (kept ? one.name : ''), detail: kept ? '' : one.name }];
  });
}

/** 襄樊市襄城区, in 襄阳市 today. */
function underOldCities(): MovedRegion[] {
  return allFormerDivisions()
    .filter(
      ({ successors: [code = '', ...others], spelling }) =>
        code.length === 4 && others.length + +spelling === 0,
    )
    .flatMap(({ name, successors }) =>
      districtsUnder(successors.join())
        .filter((region) => !isZone(region) && !name.startsWith(region.district.slice(0, 2)))
        .map((region) => ({ region, written: name + region.district, detail: '' })),
    );
}

let moved: [MovedRegion[], MovedRegion[]] | undefined;

/** A district with a city of the past before it. */
export function drawMoved(random: Random): MovedRegion {
  moved ??= [fromOtherCities(), underOldCities()];
  return random.word(random.pick(moved));
}

/** An old name of several successors, and a sub-district that says which is meant. */
export function drawSplitWithTown(random: Random): { name: string; region: Region; town: string } {
  const telling = former().flatMap(({ name, successors, byStreet = {} }) =>
    successors.flatMap((region) =>
      townsOf(region)
        .filter((town) => byStreet[town.replace(/街道$|镇$|乡$/, '')] === region.code)
        .map((town) => ({ name, region, town })),
    ),
  );
  return random.pick(telling);
}
