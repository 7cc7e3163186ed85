import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ResendShopStocks } from '../shared/shops.graphql.ts';
import { shopStocksText as text } from './shopStocks.text.ts';

/** Which quantities of a shop; without ids all that is kept there. */
interface StocksSubject {
  shopId: number;
  shopName: string;
  ids: number[] | null;
}

export type ResendStocks = ConfirmAction<StocksSubject>;

/** Sending quantities to a shop once more. */
export const resendStocks = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, ids }: StocksSubject) => runMutation(client, ResendShopStocks, { shopId, ids }),
    onDone: (_, { resendShopStocks }) => toast.success(text.done(resendShopStocks.due)),
    lost: text.lost,
  });
