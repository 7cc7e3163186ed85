import { type Fields, textOf } from '../../shops/fields.ts';
import { TrackingError, type TrackingErrorKind } from '../trackingError.ts';

export const PLATFORM = 'kuaidi100';

/** The codes of subscribing and of querying are two lists: 500 is a broken server here, and an unknown number there. */
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
    // Also said when a customer's calls are used up.
    601: 'balance',
  },
};

/** What an answer without success says. Its words are never read: they repeat what was sent. */
export function trackingError(call: keyof typeof KINDS, answer: Fields): TrackingError {
  const code = textOf(answer.returnCode);
  return new TrackingError(PLATFORM, KINDS[call][code] ?? 'refused', code);
}
