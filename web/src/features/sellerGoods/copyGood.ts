import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { requestNumbers } from '../../lib/requestNumbers.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CopyGood } from './sellerGoods.graphql.ts';
import { goodsText as text } from './sellerGoods.text.ts';

/** Keeps goods like others as a draft; `onCopied` hears its number. */
export const copyGood = (client: ApolloClient, onCopied: (goodId: number) => void) => {
  const numbers = requestNumbers();
  return confirmAction({
    run: async ({ id }: { id: number }) => {
      const answer = await runMutation(client, CopyGood, { id, clientNo: numbers.of({ id }) });
      return isRefusal(answer) ? answer : answer.copyGood;
    },
    onDone: (_, { id }) => {
      numbers.arrived();
      toast.success(text.copied);
      onCopied(id);
    },
    lost: text.copyLost,
  });
};
