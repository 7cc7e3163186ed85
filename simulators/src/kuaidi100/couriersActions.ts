import { FieldError, type Fields } from '../shops/actions.ts';
import { LABEL_CALLS, LABEL_FAULTS, type LabelFaults } from './labelFaults.ts';
import type { WaybillBook } from './waybillBook.ts';

export type CouriersWorld = { book: WaybillBook; faults: LabelFaults };

const MOST_BALANCE = 10_000_000;
const MOST_AREAS = 100;

/** What a developer can do to the couriers, by name. */
export const COURIERS_ACTIONS: Readonly<Record<string, (world: CouriersWorld, fields: Fields) => void>> = {
  setBalance({ book }, fields) {
    const account = accountAt(book, fields);
    account.balance = numberAt(fields, 'balance', 0, MOST_BALANCE, 0);
  },
  setAreas({ book }, fields) {
    const account = accountAt(book, fields);
    account.areas = textAt(fields, 'areas')
      .split(/[\s,，、]+/)
      .filter((area) => area !== '')
      .slice(0, MOST_AREAS);
  },
  pickUp({ book }, fields) {
    const waybill = book.waybill(textAt(fields, 'waybillNo'));
    if (waybill?.state !== 'issued') throw new FieldError('waybillNo');
    waybill.state = 'pickedUp';
  },
  failCalls({ book, faults }, fields) {
    faults.add({
      kind: oneOf(fields, 'kind', LABEL_FAULTS),
      call: textAt(fields, 'call') === '' ? null : oneOf(fields, 'call', LABEL_CALLS),
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
