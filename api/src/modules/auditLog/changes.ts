import { yuanText } from '../../shared/money.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  accountStatusTexts,
  joinStatusTexts,
  licenceKindTexts,
  licenceStatusTexts,
  serviceStatusTexts,
} from '../../shared/statusTexts.ts';
import { caseOutcomeTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import { cashOutStatusTexts } from '../cashOuts/cashOutStatus.ts';
import { goodsStatusTexts } from '../goods/goodsStatus.ts';
import { invoiceStatusTexts } from '../invoices/invoiceTexts.ts';
import { orderStatusTexts, parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { refundStatusTexts } from '../lifecycle/refundStatus.ts';
import { payTypeTexts } from '../payments/payTypes.ts';
import { fieldNames, fieldsOfFen, fieldsOfRate } from './fieldNames.ts';

type Texts = Readonly<Record<string | number, string>>;

const EMPTY = '（空）';
const STATUSES: Readonly<Record<string, Texts>> = {
  ...{ account: accountStatusTexts, goods: goodsStatusTexts, case: caseStatusTexts, join: joinStatusTexts },
  ...{ 'cash-out': cashOutStatusTexts, invoice: invoiceStatusTexts, licence: licenceStatusTexts },
  ...{ order: orderStatusTexts, parcel: parcelStatusTexts, courier: serviceStatusTexts },
};
/** Values that have words, whatever they belong to. */
const VALUES: Readonly<Record<string, Texts>> = {
  ...{
    refundStatus: refundStatusTexts,
    outcome: caseOutcomeTexts,
    payType: payTypeTexts,
    permissions: PERMISSIONS,
  },
  give: { all: '全额退款', nothing: '不支持买家', replacement: '补发' },
  freightBy: { 1: '供应商', 2: '买家', 3: '平台' },
  page: { wallet: '钱包', statement: '对账单' },
};

export type Told = {
  /** JSON. */
  detail: string;
  before: string | null;
  after: string | null;
};
type Fields = Readonly<Record<string, unknown>>;

/**
 * What an entry says, a line for each thing: what was changed from what to what, then what belongs to it. Fen are in
 * yuan, numbers of statuses in words by the kind of thing. The reason, which has a place of its own, is left out.
 */
export function changesOf(kind: string, { detail, before, after }: Told): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const told = (key: string, value: unknown) => wordsOf(kind, key, value);
  const changes = keys.flatMap((key) => {
    const name = nameOf(key);
    const now = told(key, is[key]);
    if (before === null) return [`${name}：${now}`];
    const old = told(key, was[key]);
    // Known of what was there alone: it was not changed to nothing.
    if (!(key in is)) return old === EMPTY ? [] : [`原${name}：${old}`];
    return old === now ? [] : [`${name}：${old} → ${now}`];
  });
  const { reason: _, ...more } = fieldsOf(detail);
  return [...changes, ...Object.entries(more).map(([key, value]) => `${nameOf(key)}：${told(key, value)}`)];
}

/** The reason in the details of an entry, where commands keep it. */
export function reasonIn(detail: string): string {
  const { reason } = fieldsOf(detail);
  return typeof reason === 'string' ? reason : '';
}

const nameOf = (key: string): string => fieldNames[key] ?? key;

/** The fields of a JSON text; what is no object has none. */
function fieldsOf(json: string | null): Fields {
  const data: unknown = json === null ? null : JSON.parse(json);
  return isFields(data) ? data : {};
}

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function wordsOf(kind: string, key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map((each) => wordsOf(kind, key, each)).join('、') || EMPTY;
  if (isFields(value))
    return (
      Object.entries(value)
        .map(([inner, each]) => `${nameOf(inner)} ${wordsOf(kind, inner, each)}`)
        .join('，') || EMPTY
    );
  if (typeof value !== 'string' && typeof value !== 'number') return String(value);
  const texts =
    key === 'status' ? STATUSES[kind] : key === 'kind' && kind === 'licence' ? licenceKindTexts : VALUES[key];
  if (texts && Object.hasOwn(texts, value)) return texts[value] ?? String(value);
  if (typeof value === 'number' && fieldsOfFen.has(key)) return `¥${yuanText(value)}`;
  if (typeof value === 'number' && fieldsOfRate.has(key)) return `${value / 100}%`;
  return String(value);
}
