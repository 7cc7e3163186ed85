import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { invalidateFields } from './shared/invalidateFields.ts';
import { DeleteShop } from './shared/shops.graphql.ts';
import { unbindText } from './shops.text.ts';

/** What the question says of a shop. */
export interface ShopSubject {
  id: number;
  shopName: string;
  /** Orders that wait here and have not been ordered. */
  waitingOrders: number;
}

export type UnbindShop = ConfirmAction<ShopSubject>;

/** Unbinding a shop; a refusal too may mean that its card is out of date. */
export const unbindShop = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id }: ShopSubject) => {
      const answer = await runMutation(client, DeleteShop, { id });
      invalidateFields(client, ['shops', 'problems']);
      return answer;
    },
    onDone: ({ shopName }) => toast.success(unbindText.done(shopName)),
  });
