import { refusedField } from '../../fields/refusedField.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import {
  type CourierProblemField,
  courierRefusalProblems,
  couriersProblems,
  withoutProblems,
} from './courierForm.rules.ts';
import type { WarehouseForm } from './warehouseForm.ts';

type Unchecked =
  | 'provinceCode'
  | 'cityCode'
  | 'districtCode'
  | 'platforms'
  | 'outputMode'
  | 'freightTemplateId';
export type WarehouseField =
  | Exclude<keyof WarehouseForm, Unchecked>
  | 'region'
  | 'form'
  | CourierProblemField;

export type WarehouseProblems = Partial<Record<WarehouseField, Problem>>;

export const MAX_REST_DATES = 60;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;

/** Everything that keeps a warehouse from being saved; empty when it can go. Of places, only that one is chosen. */
export function warehouseProblems(form: WarehouseForm): WarehouseProblems {
  const problems: WarehouseProblems = {};
  const say = (field: WarehouseField, code: string) => {
    problems[field] ??= { code };
  };
  if (form.name.trim() === '') say('name', 'required');
  if ([...form.name.trim()].length < 2) say('name', 'short');
  if (form.contact.trim() === '') say('contact', 'required');
  const phone = form.phone.trim();
  if (phone === '') say('phone', 'required');
  if (!MOBILE.test(phone) && !LANDLINE.test(phone)) say('phone', 'wrong');
  const csUrl = form.csUrl.trim();
  if (csUrl !== '' && !/^https?:$/.test(URL.parse(csUrl)?.protocol ?? '')) say('csUrl', 'wrong');
  if (form.cityCode === '') say('region', 'required');
  if (form.address.trim() === '') say('address', 'required');
  if ([...form.address.trim()].length < 4) say('address', 'short');
  if (form.weekdays.length === 0) say('weekdays', 'required');
  if (form.restDates.length > MAX_REST_DATES) say('restDates', 'many');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.cutoff)) say('cutoff', 'required');
  // Those of a template are sound.
  return form.freightTemplateId === 0 ? { ...problems, ...couriersProblems(form) } : problems;
}

/** By REST's names, which refusals have. */
const PLACES: Record<string, WarehouseField> = {
  ...{ name: 'name', logo: 'logo', intro: 'intro', contact: 'contact', phone: 'phone', csUrl: 'csUrl' },
  ...{ districtCode: 'region', address: 'address', workDays: 'weekdays', restDates: 'restDates' },
  ...{ cutoffTime: 'cutoff', couriers: 'couriers' },
};

/** The server's refusal, at the field that it speaks of. */
export function warehouseRefusalProblems(refusal: Refusal): WarehouseProblems {
  const { errorKey, msg } = refusal;
  const own = { code: errorKey, msg };
  if (errorKey === 'WAREHOUSE_NAME') return { name: own };
  if (errorKey === 'PICTURE_UNKNOWN') return { logo: own };
  if (errorKey === 'FREIGHT_TEMPLATE_MISSING') return { couriers: own };
  const field = refusedField(refusal)?.split('.')[0] ?? '';
  const ofCourier = courierRefusalProblems(refusal);
  if (ofCourier) return ofCourier;
  const place = PLACES[field];
  return place ? { [place]: { code: 'wrong' } } : { form: own };
}

const CHANGED: Partial<Record<keyof WarehouseForm, WarehouseField>> = {
  ...{ provinceCode: 'region', cityCode: 'region', districtCode: 'region' },
  freightTemplateId: 'couriers',
};

/** The problems that remain when something is changed: those of the other fields. */
export function remainingProblems(
  problems: WarehouseProblems,
  change: Partial<WarehouseForm>,
): WarehouseProblems {
  const gone = new Set<string>(['form']);
  for (const key of Object.keys(change) as (keyof WarehouseForm)[]) gone.add(CHANGED[key] ?? key);
  return withoutProblems(problems, (field) => gone.has(field));
}
