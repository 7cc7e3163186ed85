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

/** `fee` is the surcharge; `freeFreight`: the supplier bears the courier's fee. */
export type AreaVerdict = { banned: boolean; fee: Fen; freeFreight: boolean; reason: string };

const USUAL: AreaVerdict = { banned: false, fee: 0, freeFreight: false, reason: '' };

/**
 * What the rules say of a receiver. A ban of the platform, which is one of no warehouse, is above all others. Of these the
 * longest matching code wins; of the same length a ban beats a surcharge, and both beat free freight.
 */
export function areaVerdict(
  rules: readonly AreaRule[],
  where: { provinceCode: string; cityCode: string; districtCode: string },
  at: Date,
): AreaVerdict {
  const codes = [where.districtCode, where.cityCode, where.provinceCode].filter(Boolean);
  const inForce = rules.filter((rule) => isInForce(rule, at));
  const closed = inForce.find((rule) => isOfPlatform(rule) && codes.includes(rule.areaCode));
  if (closed) return { ...USUAL, banned: true, reason: closed.reason };
  for (const code of codes) {
    const here = inForce.filter((rule) => rule.areaCode === code);
    const ban = here.find((rule) => rule.type === areaRuleTypes.ban);
    if (ban) return { ...USUAL, banned: true, reason: ban.reason };
    const surcharges = here.filter((rule) => rule.type === areaRuleTypes.surcharge);
    const dearest = surcharges.reduce<AreaRule | null>(
      (most, rule) => (most && most.fee >= rule.fee ? most : rule),
      null,
    );
    if (dearest) return { ...USUAL, fee: dearest.fee, reason: dearest.reason };
    const free = here.find((rule) => rule.type === areaRuleTypes.free);
    if (free) return { ...USUAL, freeFreight: true, reason: free.reason };
  }
  return USUAL;
}

/** Rules as people are shown them: without those for areas that a ban of the platform covers. */
export function withoutCovered<Rule extends AreaRule>(rules: readonly Rule[], at: Date): Rule[] {
  const closed = rules.filter((rule) => isOfPlatform(rule) && isInForce(rule, at));
  return rules.filter(
    (rule) => closed.includes(rule) || !closed.some(({ areaCode }) => rule.areaCode.startsWith(areaCode)),
  );
}

const isOfPlatform = ({ warehouseId, type }: AreaRule): boolean =>
  warehouseId === null && type === areaRuleTypes.ban;

const isInForce = ({ startAt, endAt }: AreaRule, at: Date): boolean =>
  (!startAt || startAt <= at) && (!endAt || at < endAt);
