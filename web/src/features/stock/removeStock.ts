import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/toast.ts';
import { DeleteGoodStock } from './stock.graphql.ts';
import { removalText } from './stock.text.ts';
import type { Stock } from './stockForm.ts';

/** Removing a row. */
export const removeStock = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Stock) => runMutation(client, DeleteGoodStock, { id }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });
