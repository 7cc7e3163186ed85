/**
 * Why an outside platform did not do what was asked: it gave no answer that can be trusted (`unreachable`, and what
 * was asked may have happened all the same), said no, or has had enough calls for now.
 */
export type OutsideReason = 'unreachable' | 'refused' | 'limited';

const A_CODE = /^[\w.:-]{1,64}$/;

/**
 * A call of an outside platform that came to nothing. Safe to log: it holds a code, never the platform's own words,
 * which repeat phone numbers and what was sent to them, and no cause.
 */
export class OutsideError extends Error {
  readonly reason: OutsideReason;
  /** The platform's own code; where it gave none `TIMEOUT`, `NO_ANSWER` or `BAD_ANSWER`. */
  readonly code: string;

  constructor(platform: string, reason: OutsideReason, code: string) {
    const known = A_CODE.test(code) ? code : 'UNKNOWN';
    super(`${platform} ${reason}: ${known}`);
    this.name = 'OutsideError';
    this.reason = reason;
    this.code = known;
  }
}

/** An answer that is not proven, or not what such a call answers. */
export function badAnswerOf(platform: string): OutsideError {
  return new OutsideError(platform, 'unreachable', 'BAD_ANSWER');
}
