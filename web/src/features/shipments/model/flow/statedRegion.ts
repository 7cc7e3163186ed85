import type { Region } from '../../../../fields/region.ts';

/** What the columns of a file name a row's region; '' where they say nothing. */
export type StatedRegion = Pick<Region, 'province' | 'city' | 'district'>;

/** A name of the file that is no part of the region that was read. */
export interface PlaceProblem {
  field: 'region';
  code: 'PLACE_OTHER';
  /** A province must be right; the names of cities and districts change, so that theirs is a reminder. */
  blocking: boolean;
  said: string;
}

const LEVELS = ['province', 'city', 'district'] as const;
/** Stand for a level that is not there. */
const NOTHING = /^(市辖区|县|省直辖.*|自治区直辖.*|直辖.*)$/;
const KIND = /(特别行政区|(维吾尔|壮族|回族)?自治区|自治州|自治县|地区|新区|[省市区县州盟旗])$/;

/** The names of the file that the region as it was read does not bear out; the reader leaves unknown ones in the detail. */
export function placeProblems(claimed: StatedRegion, read: Region): PlaceProblem[] {
  const names = LEVELS.map((level) => bare(read[level])).filter(Boolean);
  const isBorneOut = (said: string) =>
    said === '' ||
    NOTHING.test(said) ||
    names.some((name) => name.startsWith(bare(said)) || said.includes(name));
  return LEVELS.filter((level) => !isBorneOut(claimed[level].trim())).map((level) => ({
    field: 'region',
    code: 'PLACE_OTHER',
    blocking: level === 'province',
    said: claimed[level].trim(),
  }));
}

function bare(name: string): string {
  const short = name.replace(KIND, '');
  return short.length < 2 ? name : short;
}
