import { type Fields, textOf } from '../../shops/fields.ts';
import { TrackingError, type TrackingErrorKind } from '../trackingError.ts';

export const PLATFORM = 'kuaidi100';

/** Subscribing and querying have different codes: 500 is a server error in one and an unknown number in the other. */
const KINDS: Record<'subscribe' | 'query', Readonly<Record<string, TrackingErrorKind>>> = {
  subscribe: {
    500: 'transient',
    600: 'authExpired',
    601: 'authExpired',
    701: 'courierUnknown',
    702: 'courierUnknown',
  },
  query: {
    501: 'transient',
    502: 'transient',
    503: 'authExpired',
    // Also sent when a customer's calls are used up.
    601: 'balance',
  },
};

/** Maps an unsuccessful answer. Its message is never read: it repeats the request. */
export function trackingError(call: keyof typeof KINDS, answer: Fields): TrackingError {
  const code = textOf(answer.returnCode);
  return new TrackingError(PLATFORM, KINDS[call][code] ?? 'refused', code);
}
