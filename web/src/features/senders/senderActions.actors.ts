import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { refetchSenders, saveSender } from '../../fields/saveSender.ts';
import type { SenderForm } from '../../fields/sender.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type ActionOutcome, type SenderAction, senderActionsMachine } from './senderActions.machine.ts';
import { DeleteSender } from './senders.graphql.ts';
import { sendersText } from './senders.text.ts';

const DONE: Record<SenderAction, string> = {
  remove: sendersText.removed,
  makeDefault: sendersText.defaultMade,
};

/** The row's actions on the real graph; the list is read again after each. */
export function senderActionsLogic(client: ApolloClient) {
  return senderActionsMachine.provide({
    actors: {
      removeSender: fromPromise<ActionOutcome, SenderForm | null>(async ({ input }) => {
        const answer = await runMutation(client, DeleteSender, { id: idOf(input) });
        // A refusal too may mean that the row is out of date.
        await refetchSenders(client);
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
      makeDefault: fromPromise<ActionOutcome, SenderForm | null>(async ({ input }) => {
        if (!input) throw new Error('no sender to make the default');
        const answer = await saveSender(client, { ...input, isDefault: true });
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: {
      announce: (_, { action }) => toast.success(DONE[action]),
      notifyRefusal: (_, { outcome }) => {
        if (isRefusal(outcome)) toast.warning(outcome.msg);
      },
      notifyNetworkError: () => toast.warning(sendersText.notDefault),
    },
  });
}

function idOf(sender: SenderForm | null): number {
  if (sender?.id == null) throw new Error('no sender to remove');
  return sender.id;
}
