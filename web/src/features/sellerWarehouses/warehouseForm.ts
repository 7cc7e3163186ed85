import type {
  OutputMode,
  Platform,
  ServiceStatus,
  WarehouseDetailFragment,
  WarehouseInput,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { gramsOf } from '../../lib/weight.ts';
import type { AreaRule } from './areaRules.ts';

export type Warehouse = WarehouseDetailFragment;

const WEIGHTS = ['firstWeight', 'stepWeight'] as const;
const FEES = ['firstFee', 'stepFee', 'costFirstFee', 'costStepFee'] as const;

/** A courier at the warehouse as it is typed: weights in kilograms, fees in yuan. */
export interface CourierForm extends Record<(typeof WEIGHTS | typeof FEES)[number], string> {
  courierId: number;
  enabled: boolean;
  areaRules: readonly AreaRule[];
}

export interface WarehouseForm {
  name: string;
  /** '' for none. */
  logo: string;
  intro: string;
  contact: string;
  phone: string;
  csUrl: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  address: string;
  /** None means all. */
  platforms: readonly Platform[];
  outputMode: OutputMode;
  /** By day of the week, Sunday first. */
  days: readonly boolean[];
  /** Days such as `2027-02-06`, in order. */
  restDates: readonly string[];
  cutoffTime: string;
  couriers: readonly CourierForm[];
}

/** How it stands, which the form does not say. */
export type StoredState = { status: ServiceStatus; pauseReason: string | null; version: number | null };

export const blankWarehouse: WarehouseForm = {
  ...{ name: '', logo: '', intro: '', contact: '', phone: '', csUrl: '' },
  ...{ provinceCode: '', cityCode: '', districtCode: '', address: '' },
  ...{ platforms: [], outputMode: 'IMMEDIATE' },
  days: [true, true, true, true, true, true, true],
  restDates: [],
  cutoffTime: '16:00',
  couriers: [],
};

export const blankCourier: Omit<CourierForm, 'courierId'> = {
  ...{ firstWeight: '1', firstFee: '', stepWeight: '1', stepFee: '', costFirstFee: '', costStepFee: '' },
  enabled: true,
  areaRules: [],
};

export function warehouseForm(warehouse: Warehouse): WarehouseForm {
  const { workDays, sundayRest, logo, csUrl, couriers } = warehouse;
  return {
    ...blankWarehouse,
    ...pick(warehouse, ['name', 'intro', 'contact', 'phone', 'provinceCode', 'cityCode', 'districtCode']),
    ...pick(warehouse, ['address', 'platforms', 'outputMode', 'restDates', 'cutoffTime']),
    logo: logo ?? '',
    csUrl: csUrl ?? '',
    days: [...workDays].map((flag, day) => (day === 0 ? !sundayRest : flag === '1')),
    couriers: couriers.map((courier) => ({
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
    })),
  };
}

/** The form as it is sent; it is sound. What an area rule leaves open is left out: there may be thousands. */
export function warehouseInput(
  form: WarehouseForm,
  { status, pauseReason, version }: StoredState,
): WarehouseInput {
  const { logo, csUrl, days, cityCode, districtCode, couriers } = form;
  return {
    ...pick(form, ['outputMode', 'cutoffTime']),
    ...mapEach(form, ['name', 'intro', 'contact', 'phone', 'address'], (typed: string) => typed.trim()),
    logo: logo || null,
    csUrl: csUrl.trim() || null,
    districtCode: districtCode || cityCode,
    platforms: [...form.platforms],
    workDays: days.map((works, day) => (works || day === 0 ? '1' : '0')).join(''),
    sundayRest: !days[0],
    restDates: [...form.restDates],
    status,
    pauseReason,
    couriers: couriers.map((courier) => ({
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
    })),
    ...(version === null ? {} : { version }),
  };
}

export function isSameForm(one: WarehouseForm, other: WarehouseForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A courier of the form, by id. */
export function courierIn({ couriers }: WarehouseForm, courierId: number): CourierForm | undefined {
  return couriers.find((courier) => courier.courierId === courierId);
}

/** The form with one of its couriers changed. */
export function withCourier(
  form: WarehouseForm,
  courierId: number,
  change: Partial<CourierForm>,
): WarehouseForm {
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

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

function mapEach<K extends string, From, To>(
  from: Readonly<Record<NoInfer<K>, NoInfer<From>>>,
  keys: readonly K[],
  to: (value: From) => To,
): Record<K, To> {
  return Object.fromEntries(keys.map((key) => [key, to(from[key])])) as Record<K, To>;
}

export type FormPart = keyof WarehouseForm;

const PARTS: readonly FormPart[] = [
  ...(['name', 'logo', 'intro', 'contact', 'phone', 'csUrl', 'districtCode', 'address'] as const),
  ...(['platforms', 'outputMode', 'days', 'restDates', 'cutoffTime', 'couriers'] as const),
];

/** The parts in which a form says something else than the warehouse does, however it is written. */
export function differingFields(form: WarehouseForm, warehouse: Warehouse): FormPart[] {
  const theirs = warehouseForm(warehouse);
  const sent = (each: WarehouseForm) => JSON.stringify(warehouseInput(each, warehouse));
  return PARTS.filter((part) => sent({ ...theirs, ...partOf(form, part) }) !== sent(theirs));
}

/** A city without districts stands for itself. */
function partOf(form: WarehouseForm, part: FormPart): Partial<WarehouseForm> {
  const { cityCode, districtCode } = form;
  return part === 'districtCode' ? { cityCode, districtCode } : { [part]: form[part] };
}
