import { ShopError, type ShopErrorKind } from '../../adapters/shops/shopError.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';

/** The outcome of a write-back. */
export type Outcome =
  | { kind: 'told' }
  /** Retryable, up to a maximum. */
  | { kind: 'again'; code: ReasonCode }
  /** Final: a retry would fail too. */
  | { kind: 'refused'; code: ReasonCode }
  /** Rate limited: not the parcel's fault, and not counted. */
  | { kind: 'limited'; waitSeconds: number }
  /** The shop's authorisation has expired; no write-back of the shop can succeed. */
  | { kind: 'lapsed' };

const LIMITED_SECONDS = 60;
/** The pauses after failed attempts; there is none after the last. */
const PAUSES_SECONDS = [60, 5 * 60, 15 * 60, 3_600, 6 * 3_600];

/** Seconds until the next attempt, by the number of failed ones; null after the last. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES_SECONDS[attempts - 1] ?? null;
}

const REASONS: Record<Exclude<ShopErrorKind, 'authExpired' | 'rateLimited'>, ReasonCode> = {
  alreadyShipped: 'SHOP_SHIPPED',
  refunding: 'SHOP_REFUNDING',
  closed: 'SHOP_CLOSED',
  addressChanged: 'RECEIVER_CHANGED',
  waybillUsed: 'WAYBILL_USED',
  courierUnknown: 'COURIER_MAPPING',
  invalid: 'PLATFORM_ERROR',
  transient: 'TIMEOUT',
  unknown: 'PLATFORM_ERROR',
};
const WORTH_ANOTHER_TRY: readonly ReasonCode[] = ['PLATFORM_ERROR', 'TIMEOUT'];

export function outcomeOfReason(code: ReasonCode | null): Outcome {
  if (code === null) return { kind: 'told' };
  return { kind: WORTH_ANOTHER_TRY.includes(code) ? 'again' : 'refused', code };
}

/** The outcome of an error; null for a defect of ours. */
export function outcomeOfError(error: unknown): Outcome | null {
  if (error instanceof Refusal) {
    if (error.errorKey === 'NOT_CONFIGURED') return outcomeOfReason('PLATFORM_ERROR');
    return ['SHOP_EXPIRED', 'SHOP_UNBOUND'].includes(error.errorKey) ? { kind: 'lapsed' } : null;
  }
  if (!(error instanceof ShopError)) return null;
  if (error.kind === 'authExpired') return { kind: 'lapsed' };
  if (error.kind === 'rateLimited') {
    const waitSeconds = error.retryAfterMs === null ? LIMITED_SECONDS : Math.ceil(error.retryAfterMs / 1000);
    return { kind: 'limited', waitSeconds };
  }
  return outcomeOfReason(REASONS[error.kind]);
}
