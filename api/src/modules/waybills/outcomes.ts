import { ShopError } from '../../adapters/shops/shopError.ts';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { IssuedWaybill } from '../../adapters/waybills/waybillService.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';

/** A shop order of a parcel, and why it must not be shipped; null where it may. */
export type Verdict = { shopOrderId: number; reasonCode: ReasonCode | null };

export type Waiting = {
  kind: 'waiting';
  info: string;
  /** Null: until somebody has done what `info` says; 0: at once, with another account. */
  pauseMs: number | null;
  /** A counted attempt; without a code it does not count. */
  countsAs: ReasonCode | null;
  /** The following parcels would fail too. */
  forAll: boolean;
  /** The answer was lost: a waybill may exist. */
  outcomeUnknown: boolean;
};

/** The outcome of a parcel to issue. */
export type Outcome =
  | ({ kind: 'issued' } & IssuedWaybill)
  | { kind: 'refused'; reasonCode: ReasonCode; outcomeUnknown: boolean }
  | { kind: 'intercepted'; reasonCode: ReasonCode; verdicts: readonly Verdict[] }
  | Waiting;

const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const BUSY_PAUSE_MS = 60_000;
const CLOSED_PAUSE_MS = 600_000;

const BUSY = '平台繁忙，稍后自动继续出单';

/** The outcome of a failed call, unless its courier is busy; `tries` includes this one. Undefined for unknown errors. */
export function outcomeOf(error: unknown, tries: number): Outcome | undefined {
  if (error instanceof WaybillError) return ofWaybills(error, tries);
  if (error instanceof ShopError) return ofShop(error, tries);
  if (error instanceof Refusal && error.errorKey === 'SHOP_EXPIRED')
    return waiting('店铺授权已过期，请续期后继续出单');
  if (error instanceof Refusal && error.errorKey === 'SHOP_UNBOUND')
    return waiting('店铺已解绑，重新绑定后继续出单，也可以取消订单');
  if (error instanceof Refusal && error.errorKey === 'NOT_CONFIGURED')
    return waiting('该平台暂未开通，请联系客服', CLOSED_PAUSE_MS);
  return undefined;
}

/** A defect here: temporary, and without effect on the other parcels. */
export function outcomeOfDefect(tries: number): Outcome {
  return tried('出单失败，稍后自动重试', 'PLATFORM_ERROR', tries, true);
}

/** A courier that says 'too many requests' is left alone for a while, by all parcels of the process. */
export function courierBusy(pauseMs: number): Waiting {
  return waiting(BUSY, pauseMs);
}

/** So long a courier is not asked again with an account that it has refused, unless its supplier says that it is mended. */
const ACCOUNT_PAUSE_MS = 600_000;

/** The courier refuses the supplier's own account. */
export function accountRefused(pauseMs = ACCOUNT_PAUSE_MS): Waiting {
  return waiting('供应商的电子面单账号异常，处理后自动继续出单', pauseMs);
}

function ofWaybills({ kind, reasonCode }: WaybillError, tries: number): Outcome {
  if (kind === 'transient') return tried('快递平台没有响应，稍后自动重试', reasonCode, tries, true);
  return { kind: 'refused', reasonCode, outcomeUnknown: false };
}

function ofShop({ kind, retryAfterMs }: ShopError, tries: number): Outcome {
  if (kind === 'rateLimited') return waiting(BUSY, retryAfterMs ?? BUSY_PAUSE_MS);
  if (kind === 'transient') return waiting('店铺平台没有响应，稍后自动继续出单', BUSY_PAUSE_MS);
  return tried('读取店铺订单失败，稍后自动重试', 'PLATFORM_ERROR', tries, false);
}

/** A retry with growing pauses, up to a maximum. */
function tried(info: string, reasonCode: ReasonCode, tries: number, outcomeUnknown: boolean): Outcome {
  if (tries >= MAX_TRIES) return { kind: 'refused', reasonCode, outcomeUnknown };
  const pauseMs = FIRST_PAUSE_MS * 2 ** (tries - 1);
  return { kind: 'waiting', info, pauseMs, countsAs: reasonCode, forAll: false, outcomeUnknown };
}

function waiting(info: string, pauseMs: number | null = null): Waiting {
  return { kind: 'waiting', info, pauseMs, countsAs: null, forAll: true, outcomeUnknown: false };
}
