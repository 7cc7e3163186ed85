import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RetryListings } from './listings.graphql.ts';
import { listingsText as text } from './putUp.text.ts';

/** Which failed goods of a shop; without ids all of them. */
interface RetrySubject {
  shopId: number;
  ids: number[] | null;
}

export type RetryFailed = ConfirmAction<RetrySubject>;

/** Trying goods again that were not put up. */
export const retryFailed = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, ids }: RetrySubject) => runMutation(client, RetryListings, { shopId, ids }),
    onDone: (_, { retryListings }) => toast.success(text.done(retryListings.waiting)),
    lost: text.lost,
  });
