import type { Problem } from '../lib/problems.ts';
import type { Refusal } from '../lib/refusal.ts';
import { refusedField } from './refusedField.ts';
import { type SenderForm, trimmedSender } from './sender.ts';

export type SenderField = 'name' | 'phone' | 'region' | 'address' | 'remark' | 'form';

export type SenderProblems = Partial<Record<SenderField, Problem>>;

const MAX_NAME_LENGTH = 30;
const MAX_ADDRESS_LENGTH = 200;
const MAX_REMARK_LENGTH = 60;
const MOBILE = /^1[3-9]\d{9}(-\d{1,4})?$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;

/** Everything that keeps a sender from being saved; empty when it can go. */
export function senderProblems(form: SenderForm): SenderProblems {
  const { name, phone, provinceCode, cityCode, address, remark } = trimmedSender(form);
  const problems: SenderProblems = {};
  if (name === '') problems.name = { code: 'required' };
  else if (name.length > MAX_NAME_LENGTH) problems.name = { code: 'long' };
  if (phone === '') problems.phone = { code: 'required' };
  else if (!MOBILE.test(phone) && !LANDLINE.test(phone)) problems.phone = { code: 'wrong' };
  if (provinceCode === '' || cityCode === '') problems.region = { code: 'required' };
  if (address === '') problems.address = { code: 'required' };
  else if (address.length > MAX_ADDRESS_LENGTH) problems.address = { code: 'long' };
  if (remark.length > MAX_REMARK_LENGTH) problems.remark = { code: 'long' };
  return problems;
}

const PLACE: Record<string, SenderField> = {
  name: 'name',
  phone: 'phone',
  provinceCode: 'region',
  cityCode: 'region',
  districtCode: 'region',
  address: 'address',
  remark: 'remark',
};

/** The server's refusal, at the field that it speaks of. */
export function senderRefusalProblems(refusal: Refusal): SenderProblems {
  const place = PLACE[refusedField(refusal) ?? ''];
  return place ? { [place]: { code: 'wrong' } } : { form: { code: refusal.errorKey, msg: refusal.msg } };
}

/** The problems that remain when something is changed: those of the other fields. */
export function remainingProblems(problems: SenderProblems, change: Partial<SenderForm>): SenderProblems {
  const gone = new Set(['form', ...Object.keys(change).map((key) => PLACE[key])]);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !gone.has(field)));
}
