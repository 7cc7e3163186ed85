import { leagueLevels } from '../joins/leagueLevels.ts';

/** A level as people call it, by the name that was told or the one that it began with: 'LV3 银牌会员'. */
export function levelWords(level: number, told?: string): string {
  const name = told ?? leagueLevels.find((each) => each.level === level)?.name;
  return name === undefined ? `LV${level}` : `LV${level} ${name}`;
}
