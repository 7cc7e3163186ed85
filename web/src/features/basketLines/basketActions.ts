import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { DeleteBasketLines } from '../../graphql/basketLines.graphql.ts';
import type { BasketLineInput } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SaveBasketLine } from './basketLines.graphql.ts';
import { basketText as text } from './basketLines.text.ts';

/** Putting a combination into the basket, without a question. */
export const addToBasket = (client: ApolloClient) =>
  confirmAction({
    run: (input: BasketLineInput) => runMutation(client, SaveBasketLine, { input }, { awaitReads: true }),
    onDone: () => toast.success(text.added),
    lost: text.notAdded,
  });

/** Changing the pieces of a line, without a question. */
export const changePieces = (client: ApolloClient) =>
  confirmAction({
    run: (input: BasketLineInput) => runMutation(client, SaveBasketLine, { input }, { awaitReads: true }),
    onDone: () => {},
    lost: text.notChanged,
  });

/** Taking lines out, without a question: they can be put in again. */
export const takeOut = (client: ApolloClient) =>
  confirmAction({
    run: (ids: readonly number[]) =>
      runMutation(client, DeleteBasketLines, { ids: [...ids] }, { awaitReads: true }),
    onDone: (ids) => toast.success(text.takenOut(ids.length)),
    lost: text.notTakenOut,
  });
