import { ProviderError } from './providerError.ts';

/** The answer, or the provider's code where it refuses with one of these. */
export async function answerOrCode<T extends object>(
  codes: readonly string[],
  answer: Promise<T>,
): Promise<T | string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused' && codes.includes(error.code))
      return error.code;
    throw error;
  }
}

/** The answer, or null where the provider refuses with one of these codes. */
export async function unlessRefused<T extends object>(
  codes: readonly string[],
  answer: Promise<T>,
): Promise<T | null> {
  const answered = await answerOrCode(codes, answer);
  return typeof answered === 'string' ? null : answered;
}
