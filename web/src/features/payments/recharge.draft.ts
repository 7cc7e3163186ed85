import type { PayType, PayWay } from '../../graphql/generated/graphql.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { Payment, WechatPay } from './recharge.rules.ts';
import type { Kept, RechargeContext } from './recharge.setup.ts';

/** The recharges of one account; another account on the same computer never sees them. */
export function rechargeStore(area: StorageArea, account: string): StoredValue<Kept> {
  return storedValue(area, { key: `chengcang.recharge.${account}`, version: 1, read });
}

/** What is kept of a context. */
export function keptOf({ text, payType, clientNo, problems, payment, begun }: RechargeContext): Kept {
  // A request that was refused has its answer.
  const isOpen = Object.keys(problems).length === 0;
  return { text, payType, clientNo: isOpen ? clientNo : null, payment, begun };
}

function read(data: unknown): Kept | null {
  if (typeof data !== 'object' || data === null) return null;
  const { text, payType, clientNo, payment, begun } = data as Partial<Record<keyof Kept, unknown>>;
  if (typeof text !== 'string' || !Array.isArray(begun)) return null;
  return {
    text,
    payType: textOrNull(payType) as PayType | null,
    clientNo: textOrNull(clientNo),
    payment: paymentIn(payment),
    begun: begun.flatMap((one) => paymentIn(one) ?? []),
  };
}

function paymentIn(data: unknown): Payment | null {
  if (typeof data !== 'object' || data === null) return null;
  const kept = data as Partial<Record<keyof Payment, unknown>>;
  const { payId, amount, payType, payUrl, qrCode, endsAt, payWay, wechatPay } = kept;
  const isWhole =
    typeof payId === 'number' &&
    [amount, endsAt].every((value) => value === null || typeof value === 'number') &&
    [payType, payUrl, qrCode].every((value) => value === null || typeof value === 'string');
  if (!isWhole) return null;
  // What was begun before there were other ways has none.
  return { ...(data as Payment), payWay: wayIn(payWay), wechatPay: wechatPayIn(wechatPay) };
}

function wayIn(value: unknown): PayWay {
  return value === 'MOBILE' || value === 'IN_WECHAT' ? value : 'DESKTOP';
}

function wechatPayIn(data: unknown): WechatPay | null {
  if (typeof data !== 'object' || data === null) return null;
  const { appId, timeStamp, nonceStr, package: what, signType, paySign } = data as Record<string, unknown>;
  const isWhole = [appId, timeStamp, nonceStr, what, signType, paySign].every(
    (value) => typeof value === 'string',
  );
  return isWhole ? (data as WechatPay) : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
