/**
 * Why no waybill was issued or voided, in one set for all services: the courier does not deliver there; the
 * receiver's address or phone is invalid; the courier's account is out of waybills; an authorisation has expired
 * or a password is wrong; the branch issues no e-waybills for the account; the courier is not mapped or has no account; too many calls; a temporary failure, to be retried with the same
 * number because it may have taken effect; the number was used for something else; anything else.
 */
export type WaybillErrorKind =
  | 'outOfRange'
  | 'addressInvalid'
  | 'balance'
  | 'authExpired'
  | 'branchClosed'
  | 'courierUnknown'
  | 'rateLimited'
  | 'transient'
  | 'duplicate'
  | 'refused';

const REASON_CODES = {
  outOfRange: 'OUT_OF_RANGE',
  addressInvalid: 'ADDRESS_INVALID',
  balance: 'WAYBILL_BALANCE',
  authExpired: 'WAYBILL_AUTH',
  branchClosed: 'WAYBILL_BRANCH',
  courierUnknown: 'COURIER_MAPPING',
  rateLimited: 'RATE_LIMITED',
  transient: 'TIMEOUT',
  duplicate: 'PLATFORM_ERROR',
  refused: 'PLATFORM_ERROR',
} as const satisfies Record<WaybillErrorKind, string>;

/** Every reason that a failed call may give people. */
export const WAYBILL_REASONS = [...new Set(Object.values(REASON_CODES))];

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A failed call of a waybill service. Safe to log: a kind and a code, never the service's message. */
export class WaybillError extends Error {
  readonly kind: WaybillErrorKind;
  /** The service's code, or ours, such as `TIMEOUT`, where it sent none. */
  readonly code: string;
  /** The reason shown to people. */
  readonly reasonCode: (typeof REASON_CODES)[WaybillErrorKind];

  constructor(service: string, kind: WaybillErrorKind, code: string) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${service} ${kind}: ${known}`);
    this.name = 'WaybillError';
    this.kind = kind;
    this.code = known;
    this.reasonCode = REASON_CODES[kind];
  }
}
