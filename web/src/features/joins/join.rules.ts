import { trimmedPhone } from '../../fields/credentials.ts';
import { refusedField } from '../../fields/refusedField.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';

/** What is kept while the form is being written; the captcha is not part of it. */
export interface JoinDraft {
  name: string;
  phone: string;
  city: string;
  remark: string;
}

export type JoinField = keyof JoinDraft | 'captcha';
export type JoinForm = Record<JoinField, string>;

export type JoinProblems = Partial<Record<JoinField | 'form', Problem>>;

export const LONGEST = { name: 30, city: 30, remark: 500 } as const;
const MOBILE = /^1\d{10}$/;

/** The form as it is sent: without the spaces around and inside what was typed or pasted. */
export function trimmedJoin({ name, phone, city, remark, captcha }: JoinForm): JoinForm {
  return {
    name: name.trim(),
    phone: trimmedPhone(phone),
    city: city.trim(),
    remark: remark.trim(),
    captcha: captcha.trim(),
  };
}

/** Everything that keeps the application from being sent; empty when it can go. */
export function joinProblems(form: JoinForm & { hasPicture: boolean }): JoinProblems {
  const { name, phone, city, remark, captcha } = trimmedJoin(form);
  const problems: JoinProblems = {};
  if (name === '') problems.name = { code: 'required' };
  else if (name.length > LONGEST.name) problems.name = { code: 'long' };
  if (phone === '') problems.phone = { code: 'required' };
  else if (!MOBILE.test(phone)) problems.phone = { code: 'wrong' };
  if (city.length > LONGEST.city) problems.city = { code: 'long' };
  if (remark.length > LONGEST.remark) problems.remark = { code: 'long' };
  if (!form.hasPicture) problems.captcha = { code: 'noPicture' };
  else if (captcha === '') problems.captcha = { code: 'required' };
  return problems;
}

const PLACE: Record<string, JoinField> = {
  CAPTCHA_WRONG: 'captcha',
  CAPTCHA_EXPIRED: 'captcha',
  name: 'name',
  phone: 'phone',
  city: 'city',
  remark: 'remark',
  captcha: 'captcha',
};

/** The server's refusal, at the field that it speaks of. */
export function joinRefusal(refusal: Refusal): JoinProblems {
  const field = refusedField(refusal);
  const place = PLACE[field ?? refusal.errorKey] ?? 'form';
  return { [place]: field ? { code: 'wrong' } : { code: refusal.errorKey, msg: refusal.msg } };
}
