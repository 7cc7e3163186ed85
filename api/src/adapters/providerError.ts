/**
 * Why a call of an external provider failed: no trustworthy answer (`unreachable`: the call may have taken effect),
 * a refusal, or a rate limit.
 */
export type ProviderErrorReason = 'unreachable' | 'refused' | 'limited';

const CODE_PATTERN = /^[\w.:-]{1,64}$/;

/**
 * A failed call of an external provider. Safe to log: it contains a code, but neither a cause nor the provider's
 * message, which repeats phone numbers and request data.
 */
export class ProviderError extends Error {
  readonly reason: ProviderErrorReason;
  /** The provider's code, or `TIMEOUT`, `NO_ANSWER` or `BAD_ANSWER` where it sent none. */
  readonly code: string;

  constructor(platform: string, reason: ProviderErrorReason, code: string) {
    const known = CODE_PATTERN.test(code) ? code : 'UNKNOWN';
    super(`${platform} ${reason}: ${known}`);
    this.name = 'ProviderError';
    this.reason = reason;
    this.code = known;
  }
}

/** An answer without a valid signature or with an unexpected shape. */
export function badAnswerOf(platform: string): ProviderError {
  return new ProviderError(platform, 'unreachable', 'BAD_ANSWER');
}
