/**
 * Why a parcel is not tracked, in one set for all services: the account or its key is unknown or expired; the
 * account is out of calls; the courier is not supported; too many calls; a temporary failure; anything else.
 */
export type TrackingErrorKind =
  | 'authExpired'
  | 'balance'
  | 'courierUnknown'
  | 'rateLimited'
  | 'transient'
  | 'refused';

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A failed call of a tracking service. Safe to log: a kind and a code, never the service's message. */
export class TrackingError extends Error {
  readonly kind: TrackingErrorKind;
  /** The service's code, or ours, such as `TIMEOUT`, where it sent none. */
  readonly code: string;

  constructor(service: string, kind: TrackingErrorKind, code: string) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${service} ${kind}: ${known}`);
    this.name = 'TrackingError';
    this.kind = kind;
    this.code = known;
  }
}
