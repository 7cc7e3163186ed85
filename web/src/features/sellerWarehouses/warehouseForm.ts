import type {
  OutputMode,
  Platform,
  ServiceStatus,
  WarehouseDetailFragment,
  WarehouseInput,
  Weekday,
} from '../../graphql/generated/graphql.ts';
import { WEEK } from '../../lib/courier.ts';
import { mapEach, pick } from '../../lib/parts.ts';
import { type CourierForm, courierForm, courierInput } from './courierForm.ts';

export type Warehouse = WarehouseDetailFragment;

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
  /** Monday first. */
  weekdays: readonly Weekday[];
  /** Days such as `2027-02-06`, in order. */
  restDates: readonly string[];
  cutoff: string;
  couriers: readonly CourierForm[];
  /** Whose couriers it is to have; 0 for its own. */
  freightTemplateId: number;
}

/** How it stands, which the form does not say. */
export type StoredState = { status: ServiceStatus; pauseReason: string | null; version: number | null };

export const blankWarehouse: WarehouseForm = {
  ...{ name: '', logo: '', intro: '', contact: '', phone: '', csUrl: '' },
  ...{ provinceCode: '', cityCode: '', districtCode: '', address: '' },
  ...{ platforms: [], outputMode: 'IMMEDIATE' },
  weekdays: WEEK,
  restDates: [],
  cutoff: '16:00',
  couriers: [],
  freightTemplateId: 0,
};

/** Days of the week with one of them taken in or out, Monday first. */
export function toggledWeekdays(weekdays: readonly Weekday[], day: Weekday): Weekday[] {
  return WEEK.filter((each) => (each === day) !== weekdays.includes(each));
}

export function warehouseForm(warehouse: Warehouse): WarehouseForm {
  const { logo, csUrl, couriers } = warehouse;
  return {
    ...blankWarehouse,
    ...pick(warehouse, ['name', 'intro', 'contact', 'phone', 'provinceCode', 'cityCode', 'districtCode']),
    ...pick(warehouse, ['address', 'platforms', 'outputMode', 'weekdays', 'restDates', 'cutoff']),
    logo: logo ?? '',
    csUrl: csUrl ?? '',
    couriers: couriers.map(courierForm),
    freightTemplateId: warehouse.freightTemplateId ?? 0,
  };
}

/** The form as it is sent; it is sound. */
export function warehouseInput(
  form: WarehouseForm,
  { status, pauseReason, version }: StoredState,
): WarehouseInput {
  const { logo, csUrl, cityCode, districtCode, couriers } = form;
  return {
    ...pick(form, ['outputMode', 'cutoff']),
    ...mapEach(form, ['name', 'intro', 'contact', 'phone', 'address'], (typed: string) => typed.trim()),
    logo: logo || null,
    csUrl: csUrl.trim() || null,
    districtCode: districtCode || cityCode,
    platforms: [...form.platforms],
    weekdays: [...form.weekdays],
    restDates: [...form.restDates],
    status,
    pauseReason,
    couriers: couriers.map(courierInput),
    freightTemplateId: form.freightTemplateId || null,
    ...(version === null ? {} : { version }),
  };
}

export function isSameForm(one: WarehouseForm, other: WarehouseForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type FormPart = keyof WarehouseForm;

const PARTS: readonly FormPart[] = [
  ...(['name', 'logo', 'intro', 'contact', 'phone', 'csUrl', 'districtCode', 'address'] as const),
  ...([
    'platforms',
    'outputMode',
    'weekdays',
    'restDates',
    'cutoff',
    'freightTemplateId',
    'couriers',
  ] as const),
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
