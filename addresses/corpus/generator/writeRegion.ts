import type { Random } from './random.ts';
import { hasUniqueCore, plainDistrict, shortCity, shortDistrict, shortProvince } from './regionNames.ts';
import { isUnique, isUniqueInProvince, isZone, type Region } from './regions.ts';

/** Ways of writing a region. None of them loses it: what is left out follows from what is said. */
export type RegionSpelling =
  | 'full'
  | 'spaced'
  | 'separated'
  | 'short'
  | 'shortSpaced'
  | 'withoutProvince'
  | 'withoutCity'
  | 'districtAlone'
  | 'twice';

const municipalities = /^(?:北京|天津|上海|重庆)市$/;

/** What platforms put where a county has no city; a city without districts stands there twice now and then. */
function fillers(random: Random, { province, city, district }: Region): string[] {
  const unit = province.endsWith('自治区') ? '自治区' : '省';
  const between = city === '' && random.chance(0.25) ? `${unit}直辖县级行政区划` : city;
  return [province, between, district === '' && random.chance(0.2) ? city : district];
}

function fullParts(random: Random, region: Region): string[] {
  const { province, district } = region;
  if (!municipalities.test(province)) return fillers(random, region).filter(Boolean);
  const middle = random.pick(['', '', province, '市辖区']);
  const placeholder = middle === '市辖区' && district.endsWith('县') ? '县' : middle;
  return [province, placeholder, district].filter(Boolean);
}

function shortParts({ province, city, district }: Region): string[] {
  const plain = plainDistrict(district);
  if (municipalities.test(province)) return [shortProvince(province), plain];
  // 吉林吉林 and 海南海南 would be read as one said twice.
  const sameWord = shortCity(city) === shortProvince(province);
  return [shortProvince(province), sameWord || city === '' ? city : shortCity(city), plain].filter(Boolean);
}

function withoutProvince(random: Random, region: Region): string {
  const { province, city, district } = region;
  if (municipalities.test(province) || city === '') return shortParts(region).join('');
  const short = hasUniqueCore(city) && random.chance(0.6);
  return (short ? shortCity(city) : city) + district;
}

function shortSpaced(random: Random, region: Region): string {
  const parts = shortParts(region);
  const short = shortDistrict(region);
  if (short && region.city !== '') parts[parts.length - 1] = short;
  return `${parts.join(random.pick([' ', ' ', '，', '-', '/']))} `;
}

const write: Record<RegionSpelling, (random: Random, region: Region) => string> = {
  full: (random, region) => fullParts(random, region).join(''),
  spaced: (random, region) => `${fullParts(random, region).join(' ')} `,
  separated: (random, region) => {
    const separator = random.pick(['-', '/', ',', '，', '·', '\t']);
    return fullParts(random, region).join(separator) + separator;
  },
  short: (_, region) => shortParts(region).join(''),
  shortSpaced,
  withoutProvince,
  withoutCity: (random, region) =>
    random.pick([region.province, shortProvince(region.province)]) + region.district,
  districtAlone: (_, { district }) => district,
  twice: (random, region) => {
    const once = fullParts(random, region).join('');
    return once + random.pick(['', ' ']) + once;
  },
};

/** Whether the region can be written so without a doubt. */
export function canWriteAs(spelling: RegionSpelling, region: Region): boolean {
  const { province, city, district } = region;
  if (isZone(region)) return spelling === 'full' || spelling === 'spaced';
  if (spelling === 'withoutCity') {
    return city !== '' && !municipalities.test(province) && isUniqueInProvince(region);
  }
  if (spelling === 'districtAlone') return isUnique(region) && district.length > 2;
  return true;
}

/** The region's text; some spellings end with their separator. What cannot be written so is written in full. */
export function writeRegion(random: Random, region: Region, spelling: RegionSpelling): string {
  return write[canWriteAs(spelling, region) ? spelling : 'full'](random, region);
}

const usual: readonly RegionSpelling[] = [
  'full',
  'full',
  'full',
  'spaced',
  'short',
  'shortSpaced',
  'separated',
  'withoutProvince',
  'withoutProvince',
  'twice',
];

export function drawSpelling(random: Random): RegionSpelling {
  return random.pick(usual);
}
