import type { ApolloClient } from '@apollo/client';
import { saveSender } from '../../fields/saveSender.ts';
import type { SenderForm } from '../../fields/sender.ts';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteSender } from './senders.graphql.ts';
import { removalText, sendersText } from './senders.text.ts';

/** Removing a sender. */
export const removeSender = (client: ApolloClient) =>
  confirmAction({
    run: (sender: SenderForm) =>
      runMutation(client, DeleteSender, { id: idOf(sender) }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });

/** Making a sender the default, without a question. */
export const makeDefaultSender = (client: ApolloClient) =>
  confirmAction({
    run: (sender: SenderForm) => saveSender(client, { ...sender, isDefault: true }),
    onDone: () => toast.success(sendersText.defaultMade),
    lost: sendersText.notDefault,
  });

function idOf({ id }: SenderForm): number {
  if (id === null) throw new Error('no sender to remove');
  return id;
}
