/**
 * Why a parcel is not followed, in one set for all services: the account or its key is not known or has lapsed; the
 * account is out of calls; the courier is not one that can be followed; too many calls; worth another try; anything else.
 */
export type TrackingErrorKind =
  | 'authExpired'
  | 'balance'
  | 'courierUnknown'
  | 'rateLimited'
  | 'transient'
  | 'refused';

const CODE_PATTERN = /^[\w.:-]{1,80}$/;

/** A call of a tracking service that came to nothing. Safe to log: a kind and a code, never the service's own words. */
export class TrackingError extends Error {
  readonly kind: TrackingErrorKind;
  /** The service's own code; where it gave none one of ours, such as `TIMEOUT`. */
  readonly code: string;

  constructor(service: string, kind: TrackingErrorKind, code: string) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${service} ${kind}: ${known}`);
    this.name = 'TrackingError';
    this.kind = kind;
    this.code = known;
  }
}
