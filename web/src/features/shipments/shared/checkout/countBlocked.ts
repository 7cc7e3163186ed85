import type { BatchQuote } from './quoteBatch.ts';

/** What of a quote cannot be ordered. */
interface Blocked {
  /** Rows that can be left out. */
  rows: number;
  /** Parts refused as a whole, which can be left out. */
  parts: number;
  /** Parts that hold up everything, such as one that the stock does not cover. */
  stuck: number;
}

/** Counts what of a quote cannot be ordered. */
export function countBlocked({ parts }: BatchQuote): Blocked {
  const blocks = ({ problems }: { problems: readonly { blocking: boolean }[] }) =>
    problems.some(({ blocking }) => blocking);
  return {
    rows: parts.flatMap(({ rows }) => rows).filter(blocks).length,
    parts: parts.filter(({ refusal }) => refusal !== null).length,
    stuck: parts.filter(blocks).length,
  };
}
