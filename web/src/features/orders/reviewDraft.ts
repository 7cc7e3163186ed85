import { type StoredValue, storedValue, tabStorage } from '../../lib/storage.ts';

export interface ReviewLine {
  goodId: number;
  /** 1 to 5; 0 until it is chosen. */
  score: number;
  /** At most `MAX_REVIEW` characters; may be empty. */
  text: string;
  /** Addresses of uploads. */
  pics: readonly string[];
}

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
