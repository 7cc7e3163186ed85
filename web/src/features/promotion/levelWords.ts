import { leagueLevels } from '../joins/leagueLevels.ts';

/** A level with its given name or its default one: 'LV3 银牌会员'. */
export function levelWords(level: number, told?: string): string {
  const name = told ?? leagueLevels.find((each) => each.level === level)?.name;
  return name === undefined ? `LV${level}` : `LV${level} ${name}`;
}
