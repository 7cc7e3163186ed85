/**
 * Why no waybill was issued or voided, in one set for all services: the courier does not go there; the receiver's
 * address or phone cannot be used; the courier's account is out of waybills; an authorisation has lapsed; the courier
 * is not mapped or has no account; too many calls; worth another try with the same number, for it may have happened;
 * the number was used for something else; anything else.
 */
export type WaybillErrorKind =
  | 'outOfRange'
  | 'addressInvalid'
  | 'balance'
  | 'authExpired'
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
  courierUnknown: 'COURIER_MAPPING',
  rateLimited: 'RATE_LIMITED',
  transient: 'TIMEOUT',
  duplicate: 'PLATFORM_ERROR',
  refused: 'PLATFORM_ERROR',
} as const satisfies Record<WaybillErrorKind, string>;

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A call of a waybill service that came to nothing. Safe to log: a kind and a code, never the service's own words. */
export class WaybillError extends Error {
  readonly kind: WaybillErrorKind;
  /** The service's own code; where it gave none one of ours, such as `TIMEOUT`. */
  readonly code: string;
  /** What people are told it was. */
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
