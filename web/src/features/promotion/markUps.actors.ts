import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import type { MarkUpRequest } from './markUpForm.ts';
import { CreateUserProfits, DeleteUserProfits, UpdateUserProfit } from './markUps.graphql.ts';
import { type MarkUpAnswer, type MarkUpSwitch, markUpsMachine } from './markUps.machine.ts';
import { actionDone, markUpsText as text } from './markUps.text.ts';
import { refreshPromotion } from './refreshPromotion.ts';

/**
 * The actions on the real graph; what is shown is read again after each try, as a refusal too may mean that it is old.
 *
 * @param clearSelection called when chosen rows have been processed, or some no longer exist
 */
export function markUpsLogic(client: ApolloClient, clearSelection: () => void) {
  const answered = (answer: unknown): MarkUpAnswer => {
    void refreshPromotion(client);
    return isRefusal(answer) ? answer : { kind: 'done' };
  };
  return markUpsMachine.provide({
    actors: {
      saveMarkUp: fromPromise<MarkUpAnswer, MarkUpRequest | null>(async ({ input }) => {
        if (!input) throw new Error('no mark-up to save');
        return answered(
          input.kind === 'set'
            ? await runMutation(client, CreateUserProfits, { input: input.input })
            : await runMutation(client, UpdateUserProfit, { id: input.id, input: input.change }),
        );
      }),
      switchMarkUp: fromPromise<MarkUpAnswer, MarkUpSwitch | null>(async ({ input }) => {
        if (!input) throw new Error('no mark-up to switch');
        const { id, enabled } = input;
        return answered(await runMutation(client, UpdateUserProfit, { id, input: { enabled } }));
      }),
      removeMarkUps: fromPromise<MarkUpAnswer, readonly number[]>(async ({ input }) =>
        answered(await runMutation(client, DeleteUserProfits, { ids: [...input] })),
      ),
    },
    actions: {
      announce: (_, { action, count }) => {
        toast.success(actionDone[action](count));
        if (action === 'remove' || count > 1) clearSelection();
      },
      notifyRefusal: (_, { answer }) => {
        if (isRefusal(answer)) toast.warning(answer.msg);
      },
      notifyNetworkError: () => toast.warning(text.notSwitched),
    },
  });
}
