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

/** The twelve levels, lowest first. */
export const leagueLevels: readonly LeagueLevel[] = [
  { level: 1, name: '普通会员', invitees: 0, parcels: 0, recharge: 0, discount: 0, markup: 50 },
  { level: 2, name: '铜牌会员', invitees: 2, parcels: 100, recharge: 10_000, discount: 2, markup: 60 },
  { level: 3, name: '银牌会员', invitees: 5, parcels: 300, recharge: 30_000, discount: 4, markup: 80 },
  { level: 4, name: '金牌会员', invitees: 10, parcels: 800, recharge: 50_000, discount: 6, markup: 100 },
  { level: 5, name: '铂金会员', invitees: 20, parcels: 2_000, recharge: 100_000, discount: 8, markup: 120 },
  { level: 6, name: '钻石会员', invitees: 40, parcels: 5_000, recharge: 200_000, discount: 10, markup: 150 },
  { level: 7, name: '星钻会员', invitees: 70, parcels: 10_000, recharge: 300_000, discount: 12, markup: 180 },
  {
    level: 8,
    name: '皇冠会员',
    invitees: 120,
    parcels: 20_000,
    recharge: 500_000,
    discount: 15,
    markup: 200,
  },
  {
    level: 9,
    name: '金冠会员',
    invitees: 200,
    parcels: 40_000,
    recharge: 800_000,
    discount: 18,
    markup: 250,
  },
  {
    level: 10,
    name: '至尊会员',
    invitees: 350,
    parcels: 80_000,
    recharge: 1_000_000,
    discount: 21,
    markup: 300,
  },
  {
    level: 11,
    name: '联盟合伙人',
    invitees: 600,
    parcels: 150_000,
    recharge: 2_000_000,
    discount: 25,
    markup: 400,
  },
  {
    level: 12,
    name: '联盟盟主',
    invitees: 1_000,
    parcels: 300_000,
    recharge: 5_000_000,
    discount: 30,
    markup: 500,
  },
];
