import { createHash } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import { type Given, givenIn, textIn } from '../shops/given.ts';
import { isSame } from '../shops/signatures.ts';
import type { JourneyBook } from './journeyBook.ts';
import type { SimulatedKuaidi100 } from './labelRequests.ts';
import {
  NO_SUCH_COURIER,
  NOTHING_KNOWN,
  type PollError,
  SUBSCRIBED_BEFORE,
  WRONG_KEY,
  WRONG_PHONE,
  WRONG_QUERY,
  WRONG_SIGNATURE,
  WRONG_SUBSCRIPTION,
} from './pollErrors.ts';
import { resultOf } from './pollResults.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { IssuedWaybill, WaybillBook } from './waybillBook.ts';

type PollWorld = { book: WaybillBook; journeys: JourneyBook; subscriptions: Subscriptions };

const NUMBER_PATTERN = /^[A-Za-z0-9-]{6,32}$/;
const FINE_STATES = '4';
const ASK_FOR_PHONE = ['shunfeng', 'zhongtong'];
const PHONE_TAIL = 4;

/** What a subscription asks for; null where it is no JSON. */
export function subscriptionIn(form: Form): Given | null {
  return form.get('schema') === 'json' ? parsed(form.get('param') ?? '') : null;
}

/** Who queries, and for what; or what is wrong with it. */
export function queryIn(form: Form, { key, customer }: SimulatedKuaidi100): Given | PollError {
  const param = form.get('param') ?? '';
  if (form.get('customer') !== customer) return WRONG_QUERY;
  const sign = createHash('md5').update(`${param}${key}${customer}`, 'utf8').digest('hex').toUpperCase();
  if (!isSame(sign, form.get('sign') ?? '')) return WRONG_SIGNATURE;
  return parsed(param) ?? WRONG_QUERY;
}

export function subscribe(world: PollWorld, param: Given, key: string): Given | PollError {
  const { book, subscriptions } = world;
  const { callbackurl, salt, resultv2, phone } = givenIn(param.parameters);
  const [company, number, callbackUrl] = [textIn(param.company), textIn(param.number), textIn(callbackurl)];
  if (textIn(param.key) !== key) return WRONG_KEY;
  if (!book.account(company)) return NO_SUCH_COURIER;
  const isWhole = NUMBER_PATTERN.test(number) && /^https?:$/.test(URL.parse(callbackUrl)?.protocol ?? '');
  if (!isWhole || !knowsPhone(book.waybill(number), company, textIn(phone))) return WRONG_SUBSCRIPTION;
  const isNew = subscriptions.add({
    waybillNo: number,
    company,
    callbackUrl,
    salt: typeof salt === 'string' ? salt : null,
    isFine: textIn(resultv2) === FINE_STATES,
  });
  return isNew ? { result: true, returnCode: '200', message: '提交成功' } : SUBSCRIBED_BEFORE;
}

export function query({ book, journeys }: PollWorld, param: Given): Given | PollError {
  const [company, number] = [textIn(param.com), textIn(param.num)];
  if (!book.account(company) || !NUMBER_PATTERN.test(number)) return WRONG_QUERY;
  const waybill = book.waybill(number);
  if (!knowsPhone(waybill, company, textIn(param.phone))) return WRONG_PHONE;
  const steps = waybill?.kuaidicom === company ? journeys.done(waybill) : [];
  if (steps.length === 0) return NOTHING_KNOWN;
  return resultOf({ number, company, steps, isFine: textIn(param.resultv2) === FINE_STATES });
}

function knowsPhone(waybill: IssuedWaybill | undefined, company: string, phone: string): boolean {
  if (!ASK_FOR_PHONE.includes(company)) return true;
  if (phone.length < PHONE_TAIL) return false;
  const known = waybill ? [waybill.sender.mobile, waybill.receiver.mobile] : [phone];
  return known.some((each) => each.endsWith(phone.slice(-PHONE_TAIL)));
}

function parsed(text: string): Given | null {
  try {
    return givenIn(JSON.parse(text));
  } catch {
    return null;
  }
}
