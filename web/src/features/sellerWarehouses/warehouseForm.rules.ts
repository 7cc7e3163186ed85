import { refusedField } from '../../fields/refusedField.ts';
import { parseYuan } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { gramsOf } from '../../lib/weight.ts';
import type { CourierForm, WarehouseForm } from './warehouseForm.ts';

export const COURIER_PARTS = [
  ...(['firstWeight', 'firstFee', 'costFirstFee'] as const),
  ...(['stepWeight', 'stepFee', 'costStepFee'] as const),
] as const;

export type CourierPart = (typeof COURIER_PARTS)[number];
export type CourierField = CourierPart | 'areaRules';
type Unchecked = 'provinceCode' | 'cityCode' | 'districtCode' | 'platforms' | 'outputMode';
export type WarehouseField =
  | Exclude<keyof WarehouseForm, Unchecked>
  | 'region'
  | 'form'
  | `courier ${number} ${CourierField}`;

export type WarehouseProblems = Partial<Record<WarehouseField, Problem>>;

export const MAX_REST_DATES = 60;
const MAX_FEE = 1_000_000;
const MAX_WEIGHT = 50_000;
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
  if (!form.days.includes(true)) say('days', 'required');
  if (form.restDates.length > MAX_REST_DATES) say('restDates', 'many');
  if (!/^\d{2}:\d{2}$/.test(form.cutoffTime)) say('cutoffTime', 'required');
  if (form.couriers.length === 0) say('couriers', 'required');
  for (const courier of form.couriers) validateCourier(courier, say);
  return problems;
}

function validateCourier(courier: CourierForm, say: (field: WarehouseField, code: string) => void): void {
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

const PLACES: Record<string, WarehouseField> = {
  ...{ name: 'name', logo: 'logo', intro: 'intro', contact: 'contact', phone: 'phone', csUrl: 'csUrl' },
  ...{ districtCode: 'region', address: 'address', workDays: 'days', restDates: 'restDates' },
  ...{ cutoffTime: 'cutoffTime', couriers: 'couriers' },
};

/** The server's refusal, at the field that it speaks of. */
export function warehouseRefusalProblems(refusal: Refusal): WarehouseProblems {
  const { errorKey, msg, data } = refusal;
  const own = { code: errorKey, msg };
  if (errorKey === 'WAREHOUSE_NAME') return { name: own };
  if (errorKey === 'PICTURE_UNKNOWN') return { logo: own };
  const field = refusedField(refusal)?.split('.')[0] ?? '';
  if (errorKey === 'FEE_BELOW_COST' || field === 'areaRules') {
    const courier = Number(data.courierId);
    return field === 'areaRules'
      ? { [`courier ${courier} areaRules`]: { code: 'wrong' } }
      : { [`courier ${courier} firstFee`]: own };
  }
  const place = PLACES[field];
  return place ? { [place]: { code: 'wrong' } } : { form: own };
}

const CHANGED: Partial<Record<keyof WarehouseForm, WarehouseField>> = {
  ...{ provinceCode: 'region', cityCode: 'region', districtCode: 'region' },
};

/** The problems that remain when something is changed: those of the other fields. */
export function remainingProblems(
  problems: WarehouseProblems,
  change: Partial<WarehouseForm>,
): WarehouseProblems {
  const gone = new Set<string>(['form']);
  for (const key of Object.keys(change) as (keyof WarehouseForm)[]) gone.add(CHANGED[key] ?? key);
  return without(problems, (field) => gone.has(field));
}

/** Those that remain when a courier is changed, or gone. */
export function remainingCourierProblems(
  problems: WarehouseProblems,
  courierId: number,
  parts: readonly CourierField[] | 'all',
): WarehouseProblems {
  const isGone = (field: string) => {
    const [about, id, part] = field.split(' ');
    if (field === 'form' || field === 'couriers') return true;
    return (
      about === 'courier' &&
      Number(id) === courierId &&
      (parts === 'all' || parts.some((each) => sees(each, part)))
    );
  };
  return without(problems, isGone);
}

/** What a change of one part says of another: a fee of its cost, a cost of its fee. */
function sees(changed: CourierField, part: string | undefined): boolean {
  const pairs: Partial<Record<CourierField, CourierField>> = {
    ...{ firstFee: 'costFirstFee', costFirstFee: 'firstFee' },
    ...{ stepFee: 'costStepFee', costStepFee: 'stepFee' },
  };
  return part === changed || part === pairs[changed];
}

function without(problems: WarehouseProblems, isGone: (field: string) => boolean): WarehouseProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isGone(field)));
}
