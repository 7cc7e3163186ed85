import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SendListingChanges } from './listings.graphql.ts';
import { listingsText as text } from './putUp.text.ts';

/** Which goods with changes of a shop; without ids all of them. */
interface UpdateSubject {
  shopId: number;
  ids: number[] | null;
}

export type UpdateChanged = ConfirmAction<UpdateSubject>;

/** Sending what has changed of goods that a shop has. */
export const updateChanged = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, ids }: UpdateSubject) => runMutation(client, SendListingChanges, { shopId, ids }),
    onDone: (_, { sendListingChanges }) => toast.success(text.updating(sendListingChanges.waiting)),
    lost: text.lost,
  });
