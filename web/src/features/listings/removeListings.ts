import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RemoveListings } from './listings.graphql.ts';
import { listingsText as text } from './putUp.text.ts';

/** Which goods that a shop has not got; without one all of them. */
interface RemoveSubject {
  shopId: number;
  listing: { id: number; title: string } | null;
}

export type RemoveListed = ConfirmAction<RemoveSubject>;

/** Removing goods from the list of a shop that has not got them. */
export const removeListed = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, listing }: RemoveSubject) =>
      runMutation(client, RemoveListings, { shopId, ids: listing && [listing.id] }),
    onDone: (_, { removeListings }) => toast.success(text.removed(removeListings.removed)),
  });
