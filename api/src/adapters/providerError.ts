/**
 * Why an outside platform did not do what was asked: it gave no answer that can be trusted (`unreachable`, and what
 * was asked may have happened all the same), said no, or has had enough calls for now.
 */
export type ProviderErrorReason = 'unreachable' | 'refused' | 'limited';

const CODE_PATTERN = /^[\w.:-]{1,64}$/;

/**
 * A call of an outside platform that came to nothing. Safe to log: it holds a code, never the platform's own words,
 * which repeat phone numbers and what was sent to them, and no cause.
 */
export class ProviderError extends Error {
  readonly reason: ProviderErrorReason;
  /** The platform's own code; where it gave none `TIMEOUT`, `NO_ANSWER` or `BAD_ANSWER`. */
  readonly code: string;

  constructor(platform: string, reason: ProviderErrorReason, code: string) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${platform} ${reason}: ${known}`);
    this.name = 'ProviderError';
    this.reason = reason;
    this.code = known;
  }
}

/** An answer that is not proven, or not what such a call answers. */
export function badAnswerOf(platform: string): ProviderError {
  return new ProviderError(platform, 'unreachable', 'BAD_ANSWER');
}
