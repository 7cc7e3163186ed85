import type { WarehouseCourierInput, WarehouseDetailFragment } from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { mapEach, pick } from '../../lib/parts.ts';
import { gramsOf } from '../../lib/weight.ts';
import type { AreaRule } from './areaRules.ts';

type Courier = Omit<WarehouseDetailFragment['couriers'][number], '__typename'>;

const WEIGHTS = ['firstWeight', 'stepWeight'] as const;
const FEES = ['firstFee', 'stepFee', 'costFirstFee', 'costStepFee'] as const;

/** A courier of a warehouse or template as it is typed: weights in kilograms, fees in yuan. */
export interface CourierForm extends Record<(typeof WEIGHTS | typeof FEES)[number], string> {
  courierId: number;
  enabled: boolean;
  areaRules: readonly AreaRule[];
}

/** What a form has that couriers are edited in. */
export interface WithCouriers {
  couriers: readonly CourierForm[];
}

export const blankCourier: Omit<CourierForm, 'courierId'> = {
  ...{ firstWeight: '1', firstFee: '', stepWeight: '1', stepFee: '', costFirstFee: '', costStepFee: '' },
  enabled: true,
  areaRules: [],
};

export function courierForm(courier: Courier): CourierForm {
  return {
    // Forms are compared as text: the order of a draft's keys stays.
    courierId: courier.courierId,
    firstWeight: kilograms(courier.firstWeight),
    firstFee: fenToYuan(courier.firstFee),
    stepWeight: kilograms(courier.stepWeight),
    stepFee: fenToYuan(courier.stepFee),
    costFirstFee: fenToYuan(courier.costFirstFee),
    costStepFee: fenToYuan(courier.costStepFee),
    enabled: courier.enabled,
    areaRules: courier.areaRules.map((rule) =>
      pick(rule, ['areaCode', 'areaName', 'type', 'fee', 'startAt', 'endAt', 'reason']),
    ),
  };
}

/** A courier as it is sent; it is sound. What an area rule leaves open is left out: there may be thousands. */
export function courierInput(courier: CourierForm): WarehouseCourierInput {
  return {
    ...pick(courier, ['courierId', 'enabled']),
    ...mapEach(courier, WEIGHTS, (typed: string) => gramsOf(typed, 'kg') ?? 0),
    ...mapEach(courier, FEES, (typed: string) => parseYuan(typed) ?? 0),
    areaRules: courier.areaRules.map(({ areaCode, type, fee, startAt, endAt, reason }) => ({
      areaCode,
      type,
      ...(fee > 0 && { fee }),
      ...(startAt && { startAt }),
      ...(endAt && { endAt }),
      ...(reason && { reason }),
    })),
  };
}

/** A courier of the form, by id. */
export function courierIn({ couriers }: WithCouriers, courierId: number): CourierForm | undefined {
  return couriers.find((courier) => courier.courierId === courierId);
}

/** The form with one of its couriers changed. */
export function withCourier<Form extends WithCouriers>(
  form: Form,
  courierId: number,
  change: Partial<CourierForm>,
): Form {
  const couriers = form.couriers.map((courier) =>
    courier.courierId === courierId ? { ...courier, ...change } : courier,
  );
  return { ...form, couriers };
}

/** '0.5' for 500 grams. */
function kilograms(grams: number): string {
  const digits = String(grams).padStart(4, '0');
  const part = digits.slice(-3).replace(/0+$/, '');
  return digits.slice(0, -3) + (part && `.${part}`);
}
