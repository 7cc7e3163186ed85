import type { RegionCodes } from '../fields/region.ts';
import type { AreaRuleType } from '../graphql/generated/graphql.ts';
import { baseFee } from '../lib/courier.ts';

/** Where a courier does not go, costs more or is free. */
interface AreaRule {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  type: AreaRuleType;
  /** Fen a parcel. */
  fee: number;
  startAt?: string | null;
  endAt?: string | null;
  reason: string;
}

/** A courier at a warehouse; weights in grams, fees in fen. */
interface Offer {
  firstWeight: number;
  firstFee: number;
  stepWeight: number;
  stepFee: number;
  areaRules: readonly AreaRule[];
}

/** What it takes to bring a parcel there: nothing does, or so many fen. */
export type Delivery =
  | { kind: 'banned'; reason: string }
  | {
      kind: 'open';
      courierFee: number;
      remoteFee: number;
      /** The supplier bears the freight. */
      isFree: boolean;
      /** Why it costs more, or is free. */
      reason: string;
      total: number;
    };

/**
 * What a courier takes for a parcel of that weight to a place, as the order would say before discounts. The longest
 * matching code wins; of its rules a ban beats a surcharge, the dearest surcharge the others, and both free freight.
 */
export function deliveryTo(offer: Offer, to: RegionCodes, grams: number, at: number): Delivery {
  const rules = rulesFor(offer.areaRules, to, at);
  const ban = rules.find(({ type }) => type === 'BAN');
  if (ban) return { kind: 'banned', reason: ban.reason };
  // Free freight has no fee: it stands behind every surcharge.
  const [dearest] = rules.toSorted((one, other) => other.fee - one.fee);
  const isFree = dearest?.type === 'FREE';
  const courierFee = isFree ? 0 : baseFee(offer, grams);
  const remoteFee = dearest?.fee ?? 0;
  const reason = dearest?.reason ?? '';
  return { kind: 'open', courierFee, remoteFee, isFree, reason, total: courierFee + remoteFee };
}

/** The rules in force for the smallest area around the place that has any. */
function rulesFor(rules: readonly AreaRule[], to: RegionCodes, at: number): readonly AreaRule[] {
  const inForce = rules.filter(
    ({ startAt, endAt }) => (!startAt || Date.parse(startAt) <= at) && (!endAt || at < Date.parse(endAt)),
  );
  for (const code of [to.districtCode, to.cityCode, to.provinceCode]) {
    const here = inForce.filter(({ areaCode }) => code !== '' && areaCode === code);
    if (here.length > 0) return here;
  }
  return [];
}
