import { type StoredValue, storedValue, tabStorage } from '../../lib/storage.ts';
import type { ReviewLine } from './reviewOrder.ts';

/** What was written in the review of an order and is not sent, kept by the tab. */
export function reviewDraftOf(orderId: number): StoredValue<readonly ReviewLine[]> {
  return storedValue(tabStorage(), { key: `review-${orderId}`, version: 1, read: linesIn });
}

function linesIn(data: unknown): ReviewLine[] | null {
  return Array.isArray(data) && data.every(isLine) ? data : null;
}

function isLine(data: unknown): data is ReviewLine {
  if (typeof data !== 'object' || data === null) return false;
  const { goodId, score, text, pics } = data as Partial<Record<keyof ReviewLine, unknown>>;
  const isScore = typeof score === 'number' && score >= 0 && score <= 5;
  const arePics = Array.isArray(pics) && pics.every((pic) => typeof pic === 'string');
  return typeof goodId === 'number' && isScore && typeof text === 'string' && arePics;
}
