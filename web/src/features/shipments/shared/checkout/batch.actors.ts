import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { setCachedBalance } from '../../../../graphql/accountBalance.ts';
import type { BatchInput } from '../../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { BatchCreated, BatchPaid, BatchQuoted } from '../../auto/flow/shipAuto.types.ts';
import { CreateBatch, PayBatch, QuoteBatch } from './batch.graphql.ts';
import { invalidateLists } from './invalidateLists.ts';

/** Pricing, placing and paying several orders as one; `invalidateSources` drops what was listed of where they came from. */
export function batchActors(client: ApolloClient, invalidateSources: () => void = () => {}) {
  return {
    quoteBatch: fromPromise<BatchQuoted, BatchInput>(async ({ input, signal }) => {
      const answer = await runMutation(client, QuoteBatch, { input }, { fetchPolicy: 'no-cache', signal });
      return isRefusal(answer) ? answer : { kind: 'quoted', quote: answer.quoteBatch };
    }),
    createBatch: fromPromise<BatchCreated, { batch: BatchInput; clientNo: string }>(
      async ({ input: { batch, clientNo } }) => {
        const variables = { input: batch, clientNo };
        const answer = await runMutation(client, CreateBatch, variables, { fetchPolicy: 'no-cache' });
        invalidateSources();
        if (isRefusal(answer)) return answer;
        invalidateLists(client);
        const { batchNo, totalFee, packageCount, payExpireAt, skipped } = answer.createBatch;
        return {
          kind: 'placed',
          placed: { batchNo, totalFee, packageCount, payExpireAt, skippedCount: skipped.length },
        };
      },
    ),
    payBatch: fromPromise<BatchPaid, { batchNo: string; clientNo: string }>(async ({ input }) => {
      const answer = await runMutation(client, PayBatch, input);
      if (isRefusal(answer)) return answer;
      const { paidFee, balance } = answer.confirmBatch;
      setCachedBalance(client, balance);
      invalidateLists(client);
      invalidateSources();
      return { kind: 'paid', paidFee };
    }),
  };
}
