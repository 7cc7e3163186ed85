import { OutsideError } from './outsideError.ts';

/** What is answered; null where the platform refuses with one of the codes. */
export async function unlessRefused<T>(codes: readonly string[], answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OutsideError && error.reason === 'refused' && codes.includes(error.code))
      return null;
    throw error;
  }
}
