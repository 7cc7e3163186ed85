import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SetSoldAnyway } from '../shared/shops.graphql.ts';
import { anywayText as text } from './shopStocks.text.ts';

/** A SKU of a shop, and whether it is to be sold whatever is left of its price. */
interface AnywaySubject {
  shopId: number;
  id: number;
  name: string;
  anyway: boolean;
}
export type SellAnyway = ConfirmAction<AnywaySubject>;

/** Selling one although too little is left of its price, or by the shop's rule again. */
export const sellAnyway = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, id, anyway }: AnywaySubject) =>
      runMutation(client, SetSoldAnyway, { shopId, id, anyway }),
    onDone: ({ anyway }) => toast.success(text.done(anyway)),
  });
