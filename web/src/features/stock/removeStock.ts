import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { refreshStock } from './refreshStock.ts';
import { DeleteGoodStock } from './stock.graphql.ts';
import { removalText } from './stock.text.ts';
import type { Stock } from './stockForm.ts';

/** Removing a row; the list is read again after each try. */
export const removeStock = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id }: Stock) => {
      const answer = await runMutation(client, DeleteGoodStock, { id });
      await refreshStock(client);
      return answer;
    },
    onDone: () => toast.success(removalText.done),
  });
