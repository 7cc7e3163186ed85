import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { figureIn } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { CreateCashOutBatch } from './cashOuts.graphql.ts';
import { payText as text } from './cashOuts.text.ts';

/** The cash-outs that go on a list for the bank, and what is transferred by it. */
export interface PaySubject {
  ids: number[];
  /** How many of them go on it, and what is transferred: as they were shown, or as a refusal says since. */
  count: number;
  amount: number;
  /** The choice is given up, and the lists are shown. */
  onMade: () => void;
}

export type PayingCashOuts = ConfirmAction<PaySubject>;

/** Begins to pay approved cash-outs by a list for the bank. */
export const payCashOuts = (client: ApolloClient) =>
  confirmAction({
    run: ({ ids, amount }: PaySubject) => runMutation(client, CreateCashOutBatch, { ids, amount }),
    current: (subject, refusal) => {
      const [amount, count] = [figureIn(refusal, 'amount'), figureIn(refusal, 'count')];
      return amount === null || count === null ? null : { ...subject, amount, count };
    },
    onDone: ({ onMade }, { createCashOutBatch: { batch, left } }) => {
      toast.success(text.done(batch.batchNo, left));
      onMade();
    },
  });
