import { areaByCode } from '@chengcang/addresses/areas';
import { Refusal } from '../../shared/refusal.ts';
import { areaRuleTypes } from '../areas/areaRules.ts';
import type { AreaRuleInput, WarehouseCourierInput } from './sellerWarehouses.schemas.ts';

export type CourierTerms = Required<Omit<WarehouseCourierInput, 'areaRules'>> & { areaRules: AreaTerms[] };
export type AreaTerms = {
  areaCode: string;
  type: number;
  fee: number;
  startAt: Date | null;
  endAt: Date | null;
  reason: string;
};

/**
 * The couriers of a warehouse in storage format; `names` are those of all couriers.
 * @throws Refusal FEE_BELOW_COST with the courier's name, BAD_PARAM
 */
export function courierTerms(
  couriers: readonly WarehouseCourierInput[],
  names: ReadonlyMap<number, string>,
): CourierTerms[] {
  const seen = new Set<number>();
  return couriers.map(
    ({ firstWeight = 1000, stepWeight = 1000, enabled = true, areaRules = [], ...fees }) => {
      const { courierId } = fees;
      const name = names.get(courierId);
      if (name === undefined || seen.has(courierId))
        throw new Refusal('BAD_PARAM', { field: 'couriers' }, { courierId });
      seen.add(courierId);
      if (fees.firstFee < fees.costFirstFee || fees.stepFee < fees.costStepFee)
        throw new Refusal('FEE_BELOW_COST', { courier: name }, { courierId, courierName: name });
      const rules = areaRules.map(areaTerms);
      const wrong = rules.find((rule) => !isSound(rule)) ?? overlapping(rules);
      if (wrong)
        throw new Refusal('BAD_PARAM', { field: 'areaRules' }, { courierId, areaCode: wrong.areaCode });
      return { ...fees, firstWeight, stepWeight, enabled, areaRules: rules };
    },
  );
}

function areaTerms({ areaCode, type, fee = 0, startAt, endAt, reason = '' }: AreaRuleInput): AreaTerms {
  const at = (text: string | undefined) => (text === undefined ? null : new Date(text));
  return { areaCode, type, fee, startAt: at(startAt), endAt: at(endAt), reason: reason.trim() };
}

function isSound({ areaCode, type, fee, startAt, endAt }: AreaTerms): boolean {
  return (
    areaByCode(areaCode) !== undefined &&
    (type === areaRuleTypes.surcharge ? fee > 0 : fee === 0) &&
    (startAt === null || endAt === null || startAt < endAt)
  );
}

/** One of two rules of the same type for one area that overlap in time. */
function overlapping(rules: readonly AreaTerms[]): AreaTerms | undefined {
  const inTurn = rules.toSorted(
    (one, other) =>
      one.areaCode.localeCompare(other.areaCode) || one.type - other.type || begin(one) - begin(other),
  );
  return inTurn.find((rule, at) => {
    const before = inTurn[at - 1];
    return before?.areaCode === rule.areaCode && before.type === rule.type && begin(rule) < endOf(before);
  });
}

const begin = ({ startAt }: AreaTerms) => startAt?.getTime() ?? Number.MIN_SAFE_INTEGER;
const endOf = ({ endAt }: AreaTerms) => endAt?.getTime() ?? Number.POSITIVE_INFINITY;
