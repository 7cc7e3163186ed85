import type { Area } from './areas.ts';
import { isBoundary, type Layout, Owner, type Span } from './layout.ts';
import { attachedText, endsName, looksLikeAddress, standsAlone } from './regionFit.ts';
import {
  type AreaName,
  isNamedWithin,
  isOuter,
  isWithin,
  type NameEntry,
  namesAt,
  pathOf,
} from './regionNames.ts';

/** `kept` mentions give the region its code and stay in the detail. */
export type Mention = Span & {
  full: boolean;
  kept: boolean;
  former: boolean;
  streets?: Readonly<Record<string, string>>;
  /** What else the name meant in the past: a district that gave a part of itself to a new one. */
  once?: readonly Area[];
};
/** Area names in a row, each inside the one before; `areas` holds every deepest area that they can mean. */
export type Chain = Span & {
  mentions: Mention[];
  areas: Area[];
  score: number;
  starts: boolean;
  /** Streets of a district that was split, and what they belong to today. */
  streets: Readonly<Record<string, string>>;
};

/** The areas of the highest level among `found`: 吉林 is the province before it is the city. */
export function highest(found: readonly Area[]): Area[] {
  const level = Math.min(...found.map((area) => area.level));
  return found.filter((area) => area.level === level);
}

/** The index of the next character from `index` on that is no separator and no label. */
export function afterGap(layout: Layout, index: number): number {
  let i = index;
  while (layout.owners[i] === Owner.separator || layout.owners[i] === Owner.label) i++;
  return i;
}

type Fit = 'whole' | 'kept' | 'none';

/** True when the name of an area inside `area` begins at `index`: 湖北·武汉. */
function goesOn(layout: Layout, area: Area, index: number): boolean {
  if (area.level === 3) return false;
  return namesAt(layout.folded, index).some((entry) =>
    entry.names.some(
      (name) =>
        name.area !== area &&
        isNamedWithin(name, area) &&
        fitOf(layout, name, index + entry.text.length) !== 'none',
    ),
  );
}

/** How a short name goes with what is written right behind it. */
function fitOf(layout: Layout, name: AreaName, end: number, below = false): Fit {
  if (name.kept && (name.full || !name.former)) return 'kept';
  if (name.full) return 'whole';
  const attached = attachedText(layout, end);
  if (attached === '' || goesOn(layout, name.area, end)) return name.kept ? 'kept' : 'whole';
  if (
    !endsName(
      attached,
      isOuter(name.area) || (below && (name.area.level === 2 || name.area.name.endsWith('市'))),
    )
  )
    return 'none';
  if (name.kept) return 'kept';
  if (name.area.level < 3 || standsAlone(attached)) return 'whole';
  // A county-level city is known by its short name, where its province or city stands in front.
  if (below && name.area.name.endsWith('市')) return 'whole';
  return 'kept';
}

type Step = { mention: Mention; areas: Area[]; below: boolean };

function fillerAt(layout: Layout, at: number, areas: readonly Area[]): Mention | undefined {
  if (layout.owners[at] !== Owner.free) return undefined;
  const { folded } = layout;
  const filler = folded.startsWith('市辖区', at) ? '市辖区' : '';
  const isWhole = areas.some((area) => area.level === 3);
  const goesOnHere = namesAt(folded, at + 1).some((entry) =>
    entry.names.some(({ area, former }) => !former && area.code.startsWith('50')),
  );
  const county =
    folded[at] === '县' && (!isWhole || goesOnHere) && areas.some((area) => area.code.startsWith('50'))
      ? '县'
      : '';
  const length = (filler || county).length;
  return length ? { start: at, end: at + length, full: true, kept: false, former: false } : undefined;
}

function stepBy(layout: Layout, at: number, entry: NameEntry, areas: readonly Area[]): Step | undefined {
  const end = at + entry.text.length;
  const usable = entry.names
    .map((name) => ({ name, fit: fitOf(layout, name, end, true) }))
    .filter(({ fit }) => fit !== 'none');
  const same = usable.filter(({ name }) => !name.former && areas.some((area) => isWithin(area, name.area)));
  // 衡阳 behind 衡阳市 is the city again and not 衡阳县.
  const inside = usable.filter(
    ({ name }) =>
      (name.full || same.length === 0) &&
      areas.some((area) => (area !== name.area || name.former !== undefined) && isNamedWithin(name, area)),
  );
  // What an area is called today comes before what another one was called.
  const chosen =
    [inside.filter(({ name }) => !name.former), same, inside].find((some) => some.length > 0) ?? [];
  if (chosen.length === 0) return undefined;
  const full = chosen.some(({ name }) => name.full);
  const kept = chosen.every(({ fit }) => fit === 'kept');
  const former = chosen.every(({ name }) => name.former !== undefined);
  const streets = chosen.find(({ name }) => name.former?.byStreet)?.name.former?.byStreet;
  const isDistrict = chosen.every(({ name }) => name.area.level === 3);
  const once =
    isDistrict && !former ? inside.filter(({ name }) => name.former).map(({ name }) => name.area) : [];
  const mention = {
    start: at,
    end,
    full,
    kept,
    former,
    ...(streets && { streets }),
    ...(once.length > 0 && { once }),
  };
  if (chosen !== same) {
    return { mention, areas: [...new Set(chosen.map(({ name }) => name.area))], below: true };
  }
  const again = areas.filter((area) => same.some(({ name }) => isWithin(area, name.area)));
  return { mention, areas: again, below: false };
}

/**
 * The next mention after `areas` at `at`: an area inside one of them, or one of them again. The longest name wins unless
 * only a shorter one goes on: 青岛·市南区.
 */
function stepAt(layout: Layout, at: number, areas: readonly Area[]): Step | undefined {
  if (layout.owners[at] !== Owner.free) return undefined;
  const steps = namesAt(layout.folded, at).flatMap((entry) => stepBy(layout, at, entry, areas) ?? []);
  const goingOn = (step: Step) => step.areas.some((area) => goesOn(layout, area, step.mention.end));
  const [longest] = steps;
  if (longest) {
    const settled = steps.length === 1 || longest.areas.every((area) => area.level === 3);
    return settled ? longest : (steps.find(goingOn) ?? longest);
  }
  const filler = fillerAt(layout, at, areas);
  return filler && { mention: filler, areas: [...areas], below: false };
}

/** Follows the names from the first mention on, and steps back behind what stays ambiguous or was no repetition. */
function follow(layout: Layout, first: Mention, areas: Area[]): Pick<Chain, 'mentions' | 'areas' | 'end'> {
  const mentions = [first];
  let current = areas;
  let sure = { length: 1, areas };
  for (let step: Step | undefined; ; ) {
    const last = mentions.at(-1) as Mention;
    if (last.kept && current.some((area) => area.level === 3)) break;
    step = stepAt(layout, afterGap(layout, last.end), current);
    if (!step) break;
    mentions.push(step.mention);
    current = step.areas;
    const settled = step.below || step.mention.full;
    if (settled && (step.mention.former || highest(current).length === 1))
      sure = { length: mentions.length, areas: current };
  }
  const kept = mentions.slice(0, sure.length);
  return { mentions: kept, areas: sure.areas, end: (kept.at(-1) as Mention).end };
}

function isAcceptable(layout: Layout, chain: Chain): boolean {
  const [first] = chain.mentions as [Mention];
  const level = Math.min(...chain.areas.map((area) => area.level));
  if (chain.mentions.length > 1) {
    return (
      chain.starts ||
      chain.mentions.length > 2 ||
      chain.mentions.some((mention) => mention.full) ||
      level === 1
    );
  }
  if (first.full || first.kept) return chain.starts || level < 3;
  if (!chain.starts) return false;
  const attached = attachedText(layout, first.end);
  if (level === 3)
    return chain.areas.length === 1 && chain.areas[0]?.name.endsWith('市') === true && attached !== '';
  const cityLike =
    level === 2 || chain.areas.some((area) => isOuter(area) || pathOf(area).city !== undefined);
  return attached === '' || (cityLike && looksLikeAddress(attached));
}

/** The best chain of area names that begins at `start`, if what is written there can be one. */
export function chainAt(layout: Layout, start: number): Chain | undefined {
  let best: Chain | undefined;
  const starts = isBoundary(layout, start);
  for (const entry of namesAt(layout.folded, start)) {
    const end = start + entry.text.length;
    const fitting = entry.names.filter((name) => {
      if (name.inside) return false;
      const fit = fitOf(layout, name, end);
      return fit === 'whole' || (name.kept && fit === 'kept');
    });
    const today = fitting.filter((name) => !name.former);
    const names = today.length > 0 ? today : fitting;
    if (names.length === 0) continue;
    const former = today.length === 0;
    const streets = names.find((name) => name.former?.byStreet)?.former?.byStreet;
    const full = names.some((name) => name.full);
    const first = {
      start,
      end,
      full,
      kept: names.every((name) => name.kept),
      former,
      ...(streets && { streets }),
    };
    const areas = [...new Set(names.map((name) => name.area))];
    const followed = follow(layout, first, areas);
    const said = Object.assign({}, ...followed.mentions.map((mention) => mention.streets));
    const chain: Chain = { start, ...followed, score: 0, starts, streets: said };
    if (!isAcceptable(layout, chain)) continue;
    chain.score = chain.mentions.reduce((sum, mention) => sum + (mention.full ? 3 : 2), starts ? 1 : 0);
    if (!best || chain.score > best.score) best = chain;
  }
  return best;
}
