import type { LoadLeagueQuery } from '../../graphql/generated/graphql.ts';

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

/** How far the caller has come on each way to a level; any one of them is enough. */
export function needsOf({ invites, packages, recharge }: League, target: LeagueLevel): Need[] {
  return [
    { kind: 'invites', have: invites, need: target.needInvites },
    { kind: 'packages', have: packages, need: target.needPackages },
    { kind: 'recharge', have: recharge, need: target.needRecharge },
  ];
}

/** How much of it is there, from 0 to 100; not 100 before it is all there. */
export function percentOf({ have, need }: Need): number {
  return have >= need ? 100 : Math.floor((have / need) * 100);
}
