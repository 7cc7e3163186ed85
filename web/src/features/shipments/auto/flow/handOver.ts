import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../../flows/confirmAction.ts';
import { runMutation } from '../../../../graphql/runOperation.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { handOverText as text } from './shipAuto.text.ts';
import { CreateSourceOrders } from './shopOrders.graphql.ts';

/** Orders of a shop that are bought at 1688; what stands for them goes on once they are handed over. */
interface HandOverSubject {
  shopId: number;
  shopOrderIds: number[];
  /** Fen of the goods. */
  amount: number;
  /** How many were handed over. */
  onDone: (orders: number) => void;
}

export type HandOver = ConfirmAction<HandOverSubject>;

/** Handing orders to 1688. */
export const handOver = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, shopOrderIds }: HandOverSubject) =>
      runMutation(client, CreateSourceOrders, { shopId, shopOrderIds }),
    onDone: ({ onDone }, { createSourceOrders: { list, left } }) => {
      if (list.length > 0) toast.success(text.done(list.length));
      const [first] = left;
      if (first) toast.warning(text.left(left.length, first.msg));
      onDone(list.length);
    },
  });
