import { type Area, areaByCode, areasUnder } from './areas.ts';
import { claim, isBoundary, isFree, type Layout, neighbour, Owner, textOf } from './layout.ts';
import { xionganCounties, zonesWithin } from './regionAliases.ts';
import { afterGap, type Chain, chainAt, highest, type Mention } from './regionChain.ts';
import { isOuter, isWithin, namesAt, pathOf } from './regionNames.ts';

import { beginsInDistrict, findShortDistrict, type StreetLookup } from './shortDistrict.ts';

export type RegionReading = {
  province?: Area;
  city?: Area;
  district?: Area;
  confidence: number;
  /** Two regions are named, as in 浙江省南京市; neither is read and both stay in the detail. */
  contradicted: boolean;
  /** A name that several districts have, and nothing says which: 鼓楼区. */
  ambiguous: string;
  /** The district, or all of the region, rests on a short name that could be part of another word. */
  guessed: boolean;
  /** A street, a town or a district behind the region that lies in another district of its city; '' for none. */
  strange: string;
  /** A district of the past that was split, and whose largest part is read; '' for none. */
  split: string;
};

const unread: RegionReading = {
  confidence: 0,
  contradicted: false,
  ambiguous: '',
  guessed: false,
  strange: '',
  split: '',
};

function chainsIn(layout: Layout): Chain[] {
  const chains: Chain[] = [];
  for (let i = 0; i < layout.folded.length; i++) {
    if (layout.owners[i] !== Owner.free) continue;
    const chain = chainAt(layout, i);
    if (!chain) continue;
    chains.push(chain);
    i = chain.end - 1;
  }
  return chains;
}

/** The areas that both can mean, the deeper one of each pair. */
function meet(left: readonly Area[], right: readonly Area[]): Area[] {
  const met = left.flatMap((a) => right.flatMap((b) => (isWithin(a, b) ? [a] : isWithin(b, a) ? [b] : [])));
  return [...new Set(met)];
}

function standsAlone(layout: Layout, chain: Chain): boolean {
  return chain.starts && (chain.end >= layout.owners.length || layout.owners[chain.end] !== Owner.free);
}

/** A second chain that may be taken for the region: repeated, in reverse order, or the level that the first lacks. */
function isRegionAgain(layout: Layout, main: Chain, chain: Chain, areas: readonly Area[]): boolean {
  // …区…号 张三 13800000000 上海: the city behind everything, which nothing named before.
  const named = textOf(layout, main);
  const isLast =
    neighbour(layout, chain.end, 1) === undefined && neighbour(layout, chain.start, -1) !== Owner.free;
  const isAbove = chain.areas.every((area) => area.level < 3 && !areas.includes(area));
  if (isLast && isAbove && standsAlone(layout, chain) && !named.includes(textOf(layout, chain).slice(0, 2)))
    return true;
  const full = chain.mentions.filter((mention) => mention.full).length;
  const allFull = full === chain.mentions.length;
  const deeper = chain.areas.some((area) => areas.some((main) => area !== main && isWithin(area, main)));
  return chain.starts && (full > 1 || (allFull && (deeper || standsAlone(layout, chain))));
}

function claimMentions(layout: Layout, mentions: readonly Mention[], inXiongan: boolean): void {
  const [kept, claimed] = [true, false].map((keep) =>
    mentions.filter((mention) => (mention.kept && !inXiongan) === keep),
  ) as [Mention[], Mention[]];
  for (const mention of claimed) claim(layout, mention, Owner.region);
  // 襄樊市 between the province and a district is a word by itself.
  for (const mention of kept) {
    if (mention.former && layout.owners[mention.end] !== Owner.free) claim(layout, mention, Owner.detail);
  }
}

const streetPattern = /(\p{Script=Han}{2,8}?)(街道|镇|乡|街办|办事处)/u;

/** 高新区, 经济技术开发区, 钱塘新区: what lies between a city and a town, and is no district. */
const zone =
  /^\p{Script=Han}{0,6}?(?:高新(?:技术)?(?:产业)?(?:开发)?区|(?:经济|技术|工业|旅游|综合)*开发区|经开区|新区|新城|工业园区?|产业园区?|示范区|度假区|保税区|园区)(?=\p{Script=Han}{2,6}(?:街道|镇|乡|办事处))/u;

/** The street or town that is written at `index`, or behind a zone there. */
function streetBehind(layout: Layout, index: number): { stem: string; name: string } | undefined {
  const start = afterGap(layout, index);
  const written = layout.folded.slice(start, start + 24);
  const behind = written.slice(zone.exec(written)?.[0].length ?? 0);
  const match = streetPattern.exec(behind);
  if (!match || match.index > 0) return undefined;
  const [, stem = '', rank = ''] = match;
  return { stem, name: stem + (/^(?:街办|办事处)$/.test(rank) ? '街道' : rank) };
}

/** The district that a street or town is in whose name no other district has, to be confirmed: 柳市镇. */
function districtOfTown(layout: Layout, streets?: StreetLookup): Area | undefined {
  if (!streets) return undefined;
  for (let start = 0; start < layout.folded.length; start++) {
    if (layout.owners[start] !== Owner.free || !isBoundary(layout, start)) continue;
    const street = streetBehind(layout, start);
    const codes = street ? streets(street.name) : [];
    const behind = street ? layout.folded.charAt(start + street.name.length) : '';
    if (codes.length === 1 && !/[路街道]/.test(behind)) return areaByCode(codes[0] as string);
  }
  return undefined;
}

/** What is written behind the region and lies in another district of its city. */
function strangerBehind(layout: Layout, area: Area, index: number, streets?: StreetLookup): string {
  const city = pathOf(area).city;
  if (area.level < 3 || !city) return '';
  const start = afterGap(layout, index);
  const district = namesAt(layout.folded, start).find(({ text, names }) =>
    names.some(
      (name) =>
        name.full &&
        text.length > 2 &&
        (name.former
          ? name.former.city === city.name && text.endsWith('区')
          : !name.inside && !name.kept && name.area.parentCode === city.code),
    ),
  );
  const isRoad =
    district && /^(?:[东西南北中]?[路街道]|大道)/.test(layout.folded.slice(start + district.text.length));
  if (district && !isRoad && !district.names.some((name) => name.area === area)) return district.text;
  const street = streetBehind(layout, index);
  const codes = street ? (streets?.(street.name) ?? []) : [];
  const isElsewhere = !codes.includes(area.code) && codes.some((code) => code.startsWith(city.code));
  return isElsewhere ? (street?.name ?? '') : '';
}

/** The area that the street behind the names decides for, if it does. */
function byStreet(
  layout: Layout,
  chain: Chain,
  areas: readonly Area[],
  streets?: StreetLookup,
): Area | undefined {
  const street = streetBehind(layout, chain.end);
  if (!street) return undefined;
  const codes = [...formerStreets(chain, street.stem), ...(streets?.(street.name) ?? [])];
  const found = areas.filter((area) => codes.includes(area.code));
  return found.length === 1 ? found[0] : undefined;
}

/** The code that the chain's former district gives the street; byStreet of the table of divisions. */
function formerStreets(chain: Chain, stem: string): string[] {
  const code = chain.streets[stem];
  return code ? [code] : [];
}

/**
 * The largest part of a district that was split, where it took over the name (达川区 that of 达县) and no street behind it
 * lies in another part. `split` is the old name.
 */
function largestPart(
  layout: Layout,
  chain: Chain,
  parts: readonly Area[],
  streets?: StreetLookup,
): { area: Area; split: string } | undefined {
  const last = chain.mentions.findLast(({ former }) => former);
  const [area] = parts;
  const name = last ? textOf(layout, last) : '';
  if (!area || !last?.full || area.level < 3 || !area.name.startsWith(name.charAt(0))) return undefined;
  const street = streetBehind(layout, chain.end);
  const codes = street ? (streets?.(street.name) ?? []) : [];
  if (codes.some((code) => parts.some((part) => part !== area && part.code === code))) return undefined;
  return { area, split: name };
}

/** The area that all of `areas` lie in, deeper than the country. */
function commonArea(areas: readonly Area[]): Area | undefined {
  const [first, ...more] = areas.map((area) => pathOf(area));
  for (const level of ['city', 'province'] as const) {
    const area = first?.[level];
    if (area && more.every((path) => path[level] === area)) return area;
  }
  return undefined;
}

const country = /(?:中国|中华人民共和国|CHINA)$/i;

/** 中国 right in front of the region belongs to it. */
function takeCountry(layout: Layout, main: Chain): void {
  let end = main.start;
  while (end > 0 && layout.owners[end - 1] === Owner.separator) end--;
  const length = country.exec(layout.folded.slice(0, end))?.[0].length ?? 0;
  const span = { start: end - length, end };
  if (isFree(layout, span)) claim(layout, span, Owner.region);
}

const leadIn = /(?:(?:家)?住在?|地址[是在]|[寄发送邮]到|[寄发]往|就在|位于|^[是在到])$/;

/** 住在, 寄到 right in front of the region say nothing. */
function takeLeadIn(layout: Layout, main: Chain): void {
  const word = /[^\s,，。;；:：]*$/.exec(layout.folded.slice(0, main.start))?.[0] ?? '';
  const length = leadIn.exec(word)?.[0].length ?? 0;
  const span = { start: main.start - length, end: main.start };
  if (length > 0 && isFree(layout, span)) claim(layout, span, Owner.ignored);
}

function confidenceOf(area: Area, mentions: readonly Mention[]): number {
  if (isOuter(area)) return 0.9;
  const { province, city } = pathOf(area);
  if (!city) return 0.3;
  const full = mentions.filter((mention) => mention.full).length;
  const named = mentions.length + (province.name === city.name ? 1 : 0);
  const whole = area.level === 3 || areasUnder(city.code).length === 0;
  const base = !whole ? 0.6 : named > 2 ? 0.99 : named === 2 ? 0.95 : 0.8;
  return Math.min(base, full === 0 ? 0.85 : 1);
}

const zoneTexts = new Set(Object.values(zonesWithin).flatMap((names) => names.split(' ')));

/** The name of a zone, or a district's short name in one: 江宁开发区 lies in 江宁区. */
function isZone({ folded }: Layout, { start, end }: Mention): boolean {
  return (
    zoneTexts.has(folded.slice(start, end)) ||
    /^(?:(?:国家级)?(?:经济|高新|工业|技术)|开发区|新区|园区|保税)/.test(folded.slice(end, end + 8))
  );
}

function isGuessed(layout: Layout, area: Area, mentions: readonly Mention[]): boolean {
  if (area.level < 3 || xionganCounties.has(area.code)) return false;
  const last = mentions.at(-1);
  const alone = mentions.length === 1 && last?.full === false;
  if (last && isZone(layout, last)) return false;
  // 滨海新区塘沽: the district itself is said, too.
  const said = mentions.some(
    (mention) => mention !== last && mention.full && textOf(layout, mention) === area.name,
  );
  if (said && last?.former) return false;
  return (
    alone || (last?.kept === true && !(last.former && last.full) && layout.owners[last.start] === Owner.free)
  );
}

function isAdjacent(layout: Layout, left: Chain, right: Chain): boolean {
  return left.end <= right.start && afterGap(layout, left.end) >= right.start;
}

/**
 * True when another region is named next to the main one, or in full anywhere: the reader must not guess between
 * two.
 */
function isContradicted(layout: Layout, main: Chain, others: readonly Chain[]): boolean {
  return others.some((chain) => {
    const full = chain.mentions.filter((mention) => mention.full).length;
    if (chain.starts && full > 1) return true;
    const upper = chain.mentions[0]?.full === true && highest(chain.areas).every((area) => area.level < 3);
    return upper && (isAdjacent(layout, chain, main) || isAdjacent(layout, main, chain));
  });
}

/**
 * Finds and claims the line's region: the best chain of area names, with every repetition that agrees with it. Where a
 * name stands for several areas the street behind it decides, by `streets` and by what is known of former districts.
 */
export function takeRegion(layout: Layout, streets?: StreetLookup): RegionReading {
  const chains = chainsIn(layout);
  let ambiguous = '';
  for (const main of chains.toSorted((a, b) => b.score - a.score)) {
    let areas = main.areas;
    const agreeing = [main];
    const others: Chain[] = [];
    for (const chain of chains) {
      if (chain === main) continue;
      const met = isRegionAgain(layout, main, chain, areas) ? meet(areas, chain.areas) : [];
      if (met.length > 0) {
        areas = met;
        agreeing.push(chain);
      } else others.push(chain);
    }
    const mentions = agreeing.flatMap((chain) => chain.mentions);
    const isFormer = mentions.some(({ former }) => former);
    const found = highest(areas);
    const [only] = found;
    const once = main.mentions.flatMap((mention) => mention.once ?? []);
    const elsewhere = once.filter((area) => !areas.includes(area));
    const moved = elsewhere.length > 0 ? byStreet(layout, main, elsewhere, streets) : undefined;
    const within =
      found.length === 1 && only && only.level < 3 ? areasUnder(pathOf(only).city?.code ?? '') : areas;
    const isOpen = found.length > 1 || isFormer || within !== areas;
    const decided = moved ?? (isOpen ? byStreet(layout, main, within, streets) : undefined);
    const isSplit = found.length > 1 && isFormer && !decided;
    const largest = isSplit ? largestPart(layout, main, found, streets) : undefined;
    const common = isSplit ? commonArea(found) : undefined;
    const area = decided ?? common ?? (found.length === 1 ? found[0] : undefined);
    if (!area) {
      ambiguous ||= layout.shown.slice(main.start, main.end);
      continue;
    }
    if (isContradicted(layout, main, others)) return { ...unread, contradicted: true };
    const said = mentions.map((mention) =>
      moved && mention.once ? { ...mention, kept: true, former: true } : mention,
    );
    claimMentions(layout, said, xionganCounties.has(area.code));
    takeCountry(layout, main);
    takeLeadIn(layout, main);
    const isOpenCity = area.level === 2 && areasUnder(area.code).length > 0;
    const below = isOpenCity ? findShortDistrict(layout, area, streets) : undefined;
    if (below) {
      claim(layout, below, Owner.region);
      return { ...unread, ...pathOf(below.area), confidence: below.sure ? 0.85 : 0.6, guessed: !below.sure };
    }
    if (largest) return { ...unread, ...pathOf(largest.area), confidence: 0.6, split: largest.split };
    const last = mentions.at(-1);
    const isSure =
      last !== undefined && beginsInDistrict(layout.folded.slice(afterGap(layout, last.end)), area, streets);
    const guessed = isGuessed(layout, area, mentions) && !(isSure && last?.kept === false);
    const confidence = Math.min(guessed ? 0.6 : 1, confidenceOf(area, mentions));
    const end = Math.max(...agreeing.map((chain) => chain.end));
    const strange = isFormer || moved ? '' : strangerBehind(layout, area, end, streets);
    return { ...pathOf(area), confidence, contradicted: false, ambiguous: '', guessed, strange, split: '' };
  }
  const short = ambiguous ? undefined : findShortDistrict(layout, undefined, streets);
  if (!short) {
    const alone = ambiguous ? undefined : districtOfTown(layout, streets);
    return alone ? { ...unread, ...pathOf(alone), confidence: 0.6, guessed: true } : { ...unread, ambiguous };
  }
  claim(layout, short, Owner.region);
  return { ...unread, ...pathOf(short.area), confidence: short.sure ? 0.8 : 0.6, guessed: !short.sure };
}
