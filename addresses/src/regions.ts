import { type Area, areasUnder } from './areas.ts';
import { claim, isFree, type Layout, Owner } from './layout.ts';
import { xionganCounties } from './regionAliases.ts';
import { type Chain, chainAt, highest, type Mention } from './regionChain.ts';
import { isOuter, isWithin, pathOf } from './regionNames.ts';

/** The codes of the districts that have a street or town of that name; [] where nobody knows. */
export type StreetLookup = (street: string) => readonly string[];

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
};

const unread: RegionReading = { confidence: 0, contradicted: false, ambiguous: '', guessed: false };

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
function isRegionAgain(layout: Layout, chain: Chain, areas: readonly Area[]): boolean {
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

/** The area that the street behind the names decides for, if it does. */
function byStreet(
  layout: Layout,
  chain: Chain,
  areas: readonly Area[],
  streets?: StreetLookup,
): Area | undefined {
  const behind = layout.folded.slice(chain.end, chain.end + 24).replace(/^[\s,，、]+/, '');
  const match = streetPattern.exec(behind);
  if (!match || match.index > 0) return undefined;
  const [, stem = '', rank = ''] = match;
  const codes = [
    ...formerStreets(chain, stem),
    ...(streets?.(stem + (/^(?:街办|办事处)$/.test(rank) ? '街道' : rank)) ?? []),
  ];
  const found = areas.filter((area) => codes.includes(area.code));
  return found.length === 1 ? found[0] : undefined;
}

/** The code that the chain's former district gives the street; byStreet of the table of divisions. */
function formerStreets(chain: Chain, stem: string): string[] {
  const code = chain.streets[stem];
  return code ? [code] : [];
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
  if (length > 0 && isFree(layout, span)) claim(layout, span, Owner.rest);
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

function isGuessed(layout: Layout, area: Area, mentions: readonly Mention[]): boolean {
  if (area.level < 3 || xionganCounties.has(area.code)) return false;
  const last = mentions.at(-1);
  const alone = mentions.length === 1 && last?.full === false;
  return (
    alone || (last?.kept === true && !(last.former && last.full) && layout.owners[last.start] === Owner.free)
  );
}

function isAdjacent(layout: Layout, left: Chain, right: Chain): boolean {
  for (let i = left.end; i < right.start; i++) if (layout.owners[i] !== Owner.separator) return false;
  return left.end <= right.start;
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
      const met = isRegionAgain(layout, chain, areas) ? meet(areas, chain.areas) : [];
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
    const common = found.length > 1 && isFormer ? commonArea(found) : undefined;
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
    const guessed = isGuessed(layout, area, mentions);
    const confidence = Math.min(guessed ? 0.6 : 1, confidenceOf(area, mentions));
    return { ...pathOf(area), confidence, contradicted: false, ambiguous: '', guessed };
  }
  return { ...unread, ambiguous };
}
