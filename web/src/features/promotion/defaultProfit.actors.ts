import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import type { Amounts } from './amounts.ts';
import { defaultProfitMachine, type SavedDefault } from './defaultProfit.machine.ts';
import { SetDefaultProfit } from './markUps.graphql.ts';
import { defaultText } from './markUps.text.ts';
import { refreshPromotion } from './refreshPromotion.ts';

/** The card on the real graph; it shows the new amounts before its form goes. */
export function defaultProfitLogic(client: ApolloClient) {
  return defaultProfitMachine.provide({
    actors: {
      saveDefault: fromPromise<SavedDefault, Amounts | null>(async ({ input }) => {
        if (!input) throw new Error('no amounts to save');
        const answer = await runMutation(client, SetDefaultProfit, input);
        await refreshPromotion(client);
        return isRefusal(answer) ? answer : { kind: 'saved' };
      }),
    },
    actions: { announce: () => toast.success(defaultText.saved) },
  });
}
