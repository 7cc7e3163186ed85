import { refusedField } from '../../fields/refusedField.ts';
import { parseYuan } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { gramsOf } from '../../lib/weight.ts';
import type { CourierForm, WithCouriers } from './courierForm.ts';

export const COURIER_PARTS = [
  ...(['firstWeight', 'firstFee', 'costFirstFee'] as const),
  ...(['stepWeight', 'stepFee', 'costStepFee'] as const),
] as const;

export type CourierPart = (typeof COURIER_PARTS)[number];
export type CourierField = CourierPart | 'areaRules';
export type CourierProblemField = 'couriers' | `courier ${number} ${CourierField}`;
export type CourierProblems = Partial<Record<CourierProblemField, Problem>>;

const MAX_FEE = 1_000_000;
const MAX_WEIGHT = 50_000;

/** What is wrong with the couriers of a form. */
export function couriersProblems({ couriers }: WithCouriers): CourierProblems {
  const problems: CourierProblems = {};
  const say = (field: CourierProblemField, code: string) => {
    problems[field] ??= { code };
  };
  if (couriers.length === 0) say('couriers', 'required');
  for (const courier of couriers) validateCourier(courier, say);
  return problems;
}

function validateCourier(
  courier: CourierForm,
  say: (field: CourierProblemField, code: string) => void,
): void {
  const at = (part: CourierPart) => `courier ${courier.courierId} ${part}` as const;
  for (const part of COURIER_PARTS) {
    if (courier[part].trim() === '') say(at(part), 'required');
    const isWeight = part === 'firstWeight' || part === 'stepWeight';
    const value = isWeight ? gramsOf(courier[part], 'kg') : parseYuan(courier[part]);
    const most = isWeight ? MAX_WEIGHT : MAX_FEE;
    if (value === null || value > most || (isWeight && value === 0)) say(at(part), 'wrong');
  }
  for (const [fee, cost] of [
    ['firstFee', 'costFirstFee'],
    ['stepFee', 'costStepFee'],
  ] as const) {
    const [asked, costs] = [parseYuan(courier[fee]), parseYuan(courier[cost])];
    if (asked !== null && costs !== null && asked < costs) say(at(fee), 'belowCost');
  }
}

/** The server's refusal, at the courier that it speaks of; null where it speaks of none. */
export function courierRefusalProblems(refusal: Refusal): CourierProblems | null {
  const { errorKey, msg, data } = refusal;
  const courier = Number(data.courierId);
  if (refusedField(refusal)?.split('.')[0] === 'areaRules')
    return { [`courier ${courier} areaRules`]: { code: 'wrong' } };
  return errorKey === 'FEE_BELOW_COST' ? { [`courier ${courier} firstFee`]: { code: errorKey, msg } } : null;
}

/** Those that remain when a courier is changed, or gone. */
export function remainingCourierProblems<Problems extends object>(
  problems: Problems,
  courierId: number,
  parts: readonly CourierField[] | 'all',
): Problems {
  const isGone = (field: string) => {
    const [about, id, part] = field.split(' ');
    if (field === 'form' || field === 'couriers') return true;
    return (
      about === 'courier' &&
      Number(id) === courierId &&
      (parts === 'all' || parts.some((each) => sees(each, part)))
    );
  };
  return withoutProblems(problems, isGone);
}

/** What a change of one part says of another: a fee of its cost, a cost of its fee. */
function sees(changed: CourierField, part: string | undefined): boolean {
  const pairs: Partial<Record<CourierField, CourierField>> = {
    ...{ firstFee: 'costFirstFee', costFirstFee: 'firstFee' },
    ...{ stepFee: 'costStepFee', costStepFee: 'stepFee' },
  };
  return part === changed || part === pairs[changed];
}

export function withoutProblems<Problems extends object>(
  problems: Problems,
  isGone: (field: string) => boolean,
): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isGone(field))) as Problems;
}
