import { FieldError, type Fields } from '../shops/actions.ts';
import type { CustomerBook } from './customerBook.ts';
import type { JourneyBook } from './journeyBook.ts';
import { PROBLEM_KINDS } from './journeys.ts';
import { COURIER_CALLS, LABEL_FAULTS, type LabelFaults } from './labelFaults.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { IssuedWaybill, WaybillBook } from './waybillBook.ts';

export type CouriersWorld = {
  book: WaybillBook;
  customers: CustomerBook;
  journeys: JourneyBook;
  subscriptions: Subscriptions;
  faults: LabelFaults;
};

const MAX_BALANCE = 10_000_000;
const FIRST_BALANCE = 1_000;
const MAX_AREAS = 100;
const MAX_HOURS = 400 * 24;
const MAX_STEPS = 100;

type Act = (world: CouriersWorld, fields: Fields) => void | Promise<void>;

/** The developer's actions by name; resulting pushes have been sent when an action resolves. */
export const COURIERS_ACTIONS: Readonly<Record<string, Act>> = {
  setBalance({ book }, fields) {
    const account = accountAt(book, fields);
    account.balance = numberAt(fields, 'balance', 0, MAX_BALANCE, 0);
  },
  setCustomer({ book, customers }, fields) {
    const { kuaidicom } = accountAt(book, fields);
    const partnerId = textAt(fields, 'partnerId');
    if (!partnerId) throw new FieldError('partnerId');
    const [partnerKey, net] = [textAt(fields, 'partnerKey'), textAt(fields, 'net')];
    const balance = numberAt(fields, 'balance', 0, MAX_BALANCE, FIRST_BALANCE);
    customers.set({ kuaidicom, partnerId, partnerKey, net, balance });
  },
  setAreas({ book }, fields) {
    const account = accountAt(book, fields);
    account.areas = textAt(fields, 'areas')
      .split(/[\s,，、]+/)
      .filter((area) => area !== '')
      .slice(0, MAX_AREAS);
  },
  async pickUp({ book, journeys, subscriptions }, fields) {
    const waybill = waybillAt(book, fields);
    if (journeys.done(waybill).length > 0 || !journeys.hasten(waybill)) throw new FieldError('waybillNo');
    await subscriptions.runOne(waybill.waybillNo);
  },
  async hasten({ book, journeys, subscriptions }, fields) {
    const waybill = waybillAt(book, fields);
    if (!journeys.hasten(waybill)) throw new FieldError('waybillNo');
    await subscriptions.runOne(waybill.waybillNo);
  },
  async makeProblem({ book, journeys, subscriptions }, fields) {
    const problem = oneOf(fields, 'problem', PROBLEM_KINDS);
    const waybill = waybillAt(book, fields);
    if (!journeys.makeProblem(waybill, problem)) throw new FieldError('waybillNo');
    await subscriptions.runOne(waybill.waybillNo);
  },
  lose({ book, journeys }, fields) {
    journeys.lose(waybillAt(book, fields));
  },
  async repeatPush({ book, journeys, subscriptions }, fields) {
    const waybill = waybillAt(book, fields);
    const all = journeys.done(waybill).length;
    const steps = numberAt(fields, 'steps', 1, Math.min(all, MAX_STEPS), all);
    if (!(await subscriptions.repeat(waybill.waybillNo, steps))) throw new FieldError('waybillNo');
  },
  async passTime({ journeys, subscriptions }, fields) {
    const hours = numberAt(fields, 'hours', 1, MAX_HOURS, 1);
    journeys.age(hours);
    subscriptions.age(hours);
    await subscriptions.run();
  },
  failCalls({ book, faults }, fields) {
    faults.add({
      kind: oneOf(fields, 'kind', LABEL_FAULTS),
      call: textAt(fields, 'call') === '' ? null : oneOf(fields, 'call', COURIER_CALLS),
      kuaidicom: textAt(fields, 'kuaidicom') === '' ? null : accountAt(book, fields).kuaidicom,
      suffix: textAt(fields, 'suffix') || null,
      times: numberAt(fields, 'times', 1, 100_000, 1),
    });
  },
  delayAnswers({ faults }, fields) {
    faults.delay(numberAt(fields, 'ms', 0, 30_000, 0));
  },
  clearFaults({ faults }) {
    faults.clear();
  },
};

function accountAt(book: WaybillBook, fields: Fields) {
  const account = book.account(textAt(fields, 'kuaidicom'));
  if (!account) throw new FieldError('kuaidicom');
  return account;
}

function waybillAt(book: WaybillBook, fields: Fields): IssuedWaybill {
  const waybill = book.waybill(textAt(fields, 'waybillNo'));
  if (!waybill) throw new FieldError('waybillNo');
  return waybill;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new FieldError(name);
  const text = String(value).trim();
  if (text.length > 2_000) throw new FieldError(name);
  return text;
}

function numberAt(fields: Fields, name: string, least: number, most: number, otherwise: number): number {
  const text = textAt(fields, name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new FieldError(name);
  return value;
}

function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === textAt(fields, name));
  if (!found) throw new FieldError(name);
  return found;
}
