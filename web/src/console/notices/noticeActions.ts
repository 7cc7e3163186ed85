import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { NoticeRowFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { DeleteNotice, PublishNotice, WithdrawNotice } from './notices.graphql.ts';
import { publishText, removeText, withdrawText } from './notices.text.ts';

export interface WithdrawnNotice extends NoticeRowFragment {
  reason: string;
}
export type PublishingNotice = ConfirmAction<NoticeRowFragment>;
export type WithdrawingNotice = ConfirmAction<WithdrawnNotice>;
export type RemovingNotice = ConfirmAction<NoticeRowFragment>;

/** Publishes a draft as it was seen, at once or at its time. */
export const publishNotice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, revision }: NoticeRowFragment) => runMutation(client, PublishNotice, { id, revision }),
    onDone: (_, answer) => {
      const isScheduled = !isRefusal(answer) && answer.publishNotice.state === 'SCHEDULED';
      toast.success(isScheduled ? publishText.scheduled : publishText.done);
    },
  });

/** Shows a notice to nobody any more, with a reason. */
export const withdrawNotice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: WithdrawnNotice) =>
      runMutation(client, WithdrawNotice, { id, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : withdrawText.missing),
    onDone: () => toast.success(withdrawText.done),
  });

/** Deletes a draft. */
export const removeNotice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: NoticeRowFragment) => runMutation(client, DeleteNotice, { id }),
    onDone: () => toast.success(removeText.done),
  });
