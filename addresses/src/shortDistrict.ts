import type { Area } from './areas.ts';
import { isBoundary, type Layout, Owner, type Span } from './layout.ts';
import { attachedText, endsName, looksLikeAddress, standsAlone } from './regionFit.ts';
import { isWithin, namesAt } from './regionNames.ts';

/** The codes of the districts that have a street or town of that name; [] where nobody knows. */
export type StreetLookup = (street: string) => readonly string[];

/** A district by its short name; `sure` where the street behind it lies there. */
export type ShortDistrict = Span & { area: Area; sure: boolean };

/** True where the text begins with a street or town of the district, with or without its rank: 澄江中路, 柳市镇. */
export function beginsInDistrict(text: string, area: Area, streets?: StreetLookup): boolean {
  if (!streets) return false;
  const stem = /^\p{Script=Han}{2,6}/u.exec(text)?.[0] ?? '';
  for (let length = stem.length; length > 1; length--) {
    if (streets(stem.slice(0, length)).includes(area.code)) return true;
  }
  return false;
}

/** The index behind blanks and commas of the same line. */
function gapEnd({ folded, owners }: Layout, index: number): number {
  let end = index;
  while (owners[end] === Owner.separator && folded[end] !== '\n') end++;
  return end;
}

function shortNameAt(
  layout: Layout,
  start: number,
  within: Area | undefined,
  streets?: StreetLookup,
): ShortDistrict | undefined {
  for (const { text, names } of namesAt(layout.folded, start)) {
    const short = names.filter(
      ({ area, full, former }) => !full && !former && area.level === 3 && (!within || isWithin(area, within)),
    );
    const end = start + text.length;
    const isAttached = layout.owners[end] === Owner.free;
    const behind = attachedText(layout, isAttached ? end : gapEnd(layout, end));
    if (short.length === 0 || behind.length < 3) continue;
    const certain = short.filter(({ area }) => beginsInDistrict(behind, area, streets));
    if (certain.length === 1 && looksLikeAddress(behind)) {
      return { start, end, area: (certain[0] as (typeof certain)[0]).area, sure: true };
    }
    const [only] = short;
    if (only && short.length === 1 && endsName(behind, false) && standsAlone(behind)) {
      return { start, end, area: only.area, sure: within !== undefined };
    }
  }
  return undefined;
}

/**
 * A district or county by its short name in front of a street: 海淀中关村大街, 武昌中山路; in `within` only, where that is
 * given. A name that is part of a longer word is none: 宝山路.
 */
export function findShortDistrict(
  layout: Layout,
  within: Area | undefined,
  streets?: StreetLookup,
): ShortDistrict | undefined {
  for (let start = 0; start < layout.folded.length; start++) {
    if (layout.owners[start] !== Owner.free || !isBoundary(layout, start)) continue;
    const found = shortNameAt(layout, start, within, streets);
    if (found) return found;
  }
  return undefined;
}
