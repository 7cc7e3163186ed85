import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The key of a business refusal that an Apollo error carries; null for any other failure. */
export function errorKeyOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const key = error.errors[0]?.extensions?.errorKey;
  return typeof key === 'string' ? key : null;
}
