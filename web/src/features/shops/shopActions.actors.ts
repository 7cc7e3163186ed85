import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { invalidateFields } from './shared/invalidateFields.ts';
import { DeleteShop } from './shared/shops.graphql.ts';
import { type ShopSubject, shopActionsMachine, type UnboundOutcome } from './shopActions.machine.ts';
import { shopsText } from './shops.text.ts';

/** The card's actions on the real graph; the shops are read again after each, and what needs a person. */
export function shopActionsLogic(client: ApolloClient) {
  return shopActionsMachine.provide({
    actors: {
      unbindShop: fromPromise<UnboundOutcome, ShopSubject | null>(async ({ input }) => {
        if (!input) throw new Error('no shop to unbind');
        const answer = await runMutation(client, DeleteShop, { id: input.id });
        // A refusal too may mean that the card is out of date.
        invalidateFields(client, ['shops', 'problems']);
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: {
      announce: (_, { shop }) => toast.success(shopsText.unbound(shop?.shopName ?? '')),
    },
  });
}
