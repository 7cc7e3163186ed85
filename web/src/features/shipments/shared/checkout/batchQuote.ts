import type { QuoteBatchMutation } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';

export type BatchQuote = QuoteBatchMutation['quoteBatch'];
export type BatchQuoted = { kind: 'quoted'; quote: BatchQuote } | Refusal;

/** How many rows and parts of a quote can be left out, and how many parts hold up everything, as for want of stock. */
export function countBlocked({ parts }: BatchQuote): { rows: number; parts: number; stuck: number } {
  const blocks = ({ problems }: { problems: readonly { blocking: boolean }[] }) =>
    problems.some(({ blocking }) => blocking);
  return {
    rows: parts.flatMap(({ rows }) => rows).filter(blocks).length,
    parts: parts.filter(({ refusal }) => refusal !== null).length,
    stuck: parts.filter(blocks).length,
  };
}
