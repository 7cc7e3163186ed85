import type { LoadLeagueQuery } from '../../graphql/generated/graphql.ts';
import { leagueLevels } from '../joins/leagueLevels.ts';

export type League = LoadLeagueQuery['league'];
export type LeagueLevel = League['levels'][number];

/** One of the ways to a level: people, parcels, or fen of one recharge. */
export interface Need {
  kind: 'invites' | 'packages' | 'recharge';
  have: number;
  need: number;
}

/** The level after the caller's; null at the top. */
export function nextLevel({ level, levels }: League): LeagueLevel | null {
  return levels.find((each) => each.level === level + 1) ?? null;
}

/** Where a level says what each way to it takes. */
export const NEEDS = { invites: 'needInvites', packages: 'needPackages', recharge: 'needRecharge' } as const;

/** How far the caller has come on each way to a level; any one of them is enough. */
export function needsOf(league: League, target: LeagueLevel): Need[] {
  const kinds = ['invites', 'packages', 'recharge'] as const;
  return kinds.map((kind) => ({ kind, have: league[kind], need: target[NEEDS[kind]] }));
}

/** How much of it is there, from 0 to 100; not 100 before it is all there. */
export function percentOf({ have, need }: Need): number {
  return have >= need ? 100 : Math.floor((have / need) * 100);
}

/** A level with its given name or its default one: 'LV3 银牌会员'. */
export function levelWords(level: number, told?: string): string {
  const name = told ?? leagueLevels.find((each) => each.level === level)?.name;
  return name === undefined ? `LV${level}` : `LV${level} ${name}`;
}
