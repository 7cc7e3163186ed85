import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { BatchInput, QuoteBatchMutation } from '../../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { QuoteBatch } from './checkout.graphql.ts';

export type BatchQuote = QuoteBatchMutation['quoteBatch'];
export type BatchQuoted = { kind: 'quoted'; quote: BatchQuote } | Refusal;

/** What several orders cost that are placed as one. */
export function quoteBatch(client: ApolloClient) {
  return fromPromise<BatchQuoted, BatchInput>(async ({ input, signal }) => {
    const answer = await runMutation(client, QuoteBatch, { input }, { fetchPolicy: 'no-cache', signal });
    return isRefusal(answer) ? answer : { kind: 'quoted', quote: answer.quoteBatch };
  });
}
