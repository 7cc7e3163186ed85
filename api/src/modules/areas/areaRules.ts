import type { Fen } from '../../shared/money.ts';

/** REST `areaRule.type`. */
export const areaRuleTypes = { ban: 1, surcharge: 2, free: 3 } as const;

export type AreaRule = {
  warehouseId: number | null;
  courierId: number | null;
  /** 2, 4 or 6 digits. */
  areaCode: string;
  type: number;
  fee: Fen;
  startAt: Date | null;
  endAt: Date | null;
  reason: string;
};

export type AreaVerdict = { banned: boolean; fee: Fen; reason: string };

const FREE: AreaVerdict = { banned: false, fee: 0, reason: '' };

/** What the rules say of a receiver: the longest matching code wins, and a ban beats a surcharge of the same length. */
export function areaVerdict(
  rules: readonly AreaRule[],
  where: { provinceCode: string; cityCode: string; districtCode: string },
  at: Date,
): AreaVerdict {
  const codes = [where.districtCode, where.cityCode, where.provinceCode].filter(Boolean);
  const inForce = rules.filter(
    (rule) => (!rule.startAt || rule.startAt <= at) && (!rule.endAt || at < rule.endAt),
  );
  for (const code of codes) {
    const here = inForce.filter((rule) => rule.areaCode === code);
    const ban = here.find((rule) => rule.type === areaRuleTypes.ban);
    if (ban) return { banned: true, fee: 0, reason: ban.reason };
    const dearest = here.reduce<AreaRule | null>(
      (most, rule) => (most && most.fee >= rule.fee ? most : rule),
      null,
    );
    if (dearest) return { banned: false, fee: dearest.fee, reason: dearest.reason };
  }
  return FREE;
}
