/** What a league level asks for and gives. The highest level of which one condition holds is the person's; it is never taken back. */
export interface LeagueLevel {
  level: number;
  name: string;
  /** Invited buyers who have had a parcel shipped. */
  invitees: number;
  /** Parcels within 90 days. */
  parcels: number;
  /** One recharge, in fen. */
  recharge: number;
  /** Taken off the courier fee of each parcel, in fen. */
  discount: number;
  /** Highest mark-up a piece that can be set for an invited buyer, in fen. */
  markup: number;
}

/** Name, invitees, parcels, recharge, discount and mark-up of each level, lowest first. */
const LEVELS = [
  ['普通会员', 0, 0, 0, 0, 50],
  ['铜牌会员', 2, 100, 10_000, 2, 60],
  ['银牌会员', 5, 300, 30_000, 4, 80],
  ['金牌会员', 10, 800, 50_000, 6, 100],
  ['铂金会员', 20, 2_000, 100_000, 8, 120],
  ['钻石会员', 40, 5_000, 200_000, 10, 150],
  ['星钻会员', 70, 10_000, 300_000, 12, 180],
  ['皇冠会员', 120, 20_000, 500_000, 15, 200],
  ['金冠会员', 200, 40_000, 800_000, 18, 250],
  ['至尊会员', 350, 80_000, 1_000_000, 21, 300],
  ['联盟合伙人', 600, 150_000, 2_000_000, 25, 400],
  ['联盟盟主', 1_000, 300_000, 5_000_000, 30, 500],
] as const;

/** The twelve levels, lowest first. */
export const leagueLevels: readonly LeagueLevel[] = LEVELS.map(
  ([name, invitees, parcels, recharge, discount, markup], at) => ({
    ...{ level: at + 1, name, invitees, parcels, recharge, discount, markup },
  }),
);
