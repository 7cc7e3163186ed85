import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Refusal, refusal } from '../lib/refusal.ts';

/** Answers that speak of a defect or an outage, not of the business. */
const SURPRISES = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * What the back end said no with; null for any other failure. A back end that names no key says no all the same: such
 * a refusal has an empty one. What the gateway says of a document has neither key nor path.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { errorKey = '', data } = first?.extensions ?? {};
  if (!first || typeof errorKey !== 'string' || SURPRISES.has(errorKey) || !(errorKey || first.path))
    return null;
  return refusal(errorKey, first.message, isRecord(data) ? data : {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
