import type { RechargeRequest } from './recharge.setup.ts';

/** Names of the address of the wallet; an empty value says no more than that the dialog is to be shown. */
const PARAMS = ['recharge', 'payId'] as const;

/** The recharge request in the URL; null for none. */
export function readRequest(search: URLSearchParams): RechargeRequest | null {
  if (!search.has('recharge')) return null;
  return { amount: wholeOrNull(search.get('recharge')), payId: wholeOrNull(search.get('payId')) };
}

/** The URL without a recharge request. */
export function withoutRequest(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of PARAMS) rest.delete(name);
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
