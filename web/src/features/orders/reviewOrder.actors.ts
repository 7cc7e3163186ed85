import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { ReviewOrder } from './orders.graphql.ts';
import { refreshOrders } from './refreshOrders.ts';
import { type Review, type ReviewOutcome, reviewOrderMachine } from './reviewOrder.machine.ts';
import { reviewText } from './reviewOrder.text.ts';

/** Reviews on the real graph. What they change is read again: the lists and their counts. */
export function reviewOrderLogic(client: ApolloClient) {
  return reviewOrderMachine.provide({
    actors: {
      sendReview: fromPromise<ReviewOutcome, Review>(async ({ input: { orderId, score, text } }) => {
        const words = text.trim();
        const answer = await runMutation(client, ReviewOrder, {
          id: orderId,
          score,
          ...(words ? { text: words } : {}),
        });
        // A refusal too may mean that the row is out of date.
        refreshOrders(client);
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: { announce: () => toast.success(reviewText.done) },
  });
}
