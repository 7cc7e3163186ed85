import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { RechargeRequest } from './recharge.setup.ts';

/** Names of the address of the wallet; an empty value says no more than that the dialog is to be shown. */
const PARAMS = ['recharge', 'payId', 'back'] as const;

/** The recharge request in the URL; null for none. */
export function readRequest(search: URLSearchParams): RechargeRequest | null {
  if (!search.has('recharge')) return null;
  const [code, state] = [search.get('code'), search.get('state')];
  return {
    amount: wholeOrNull(search.get('recharge')),
    payId: wholeOrNull(search.get('payId')),
    wechat: code && state ? { code, state } : null,
  };
}

/** The page of this site that a recharge is for; null for none, and for what is no page of it. */
export function readBack(search: URLSearchParams): string | null {
  return ownPageOrNull(search.get('back'));
}

/** Where to go after a recharge: kept for the tab, as paying on a phone leaves the site and comes back without it. */
export function rechargeBackStore(area: StorageArea): StoredValue<string> {
  return storedValue(area, { key: 'chengcang.rechargeBack', version: 1, read: ownPageOrNull });
}

function ownPageOrNull(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}

/** What WeChat's login adds, which is good for one use, and what Alipay does. */
const RETURNS = [
  { by: ['code', 'state'], names: ['code', 'state'] },
  {
    by: ['out_trade_no', 'sign'],
    names: [
      ...['charset', 'out_trade_no', 'method', 'total_amount', 'sign', 'trade_no', 'auth_app_id'],
      ...['version', 'app_id', 'sign_type', 'seller_id', 'timestamp'],
    ],
  },
];

/** The URL without a recharge request. */
export function withoutRequest(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of PARAMS) rest.delete(name);
  return rest;
}

/** The address without what a channel has added on the way back; null where that is nothing. */
export function withoutReturn(search: URLSearchParams): URLSearchParams | null {
  const added = RETURNS.find(({ by }) => by.every((name) => search.has(name)));
  if (!added || !search.has('recharge')) return null;
  const rest = new URLSearchParams(search);
  for (const name of added.names) rest.delete(name);
  return rest;
}

/** The address that asks to go on with a payment. */
export function withPayment(search: URLSearchParams, payId: number): URLSearchParams {
  const checking = withoutRequest(search);
  checking.set('recharge', '');
  checking.set('payId', String(payId));
  return checking;
}

function wholeOrNull(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}
