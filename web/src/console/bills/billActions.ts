import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { BillDifferenceRowFragment, ChannelBillRowFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { CheckChannelBill, CloseBillDifference } from './bills.graphql.ts';
import { checkText, closeText } from './bills.text.ts';

/** Reads the bill of a channel and a day again, and compares it with the books. */
export const checkBill = (client: ApolloClient) =>
  confirmAction({
    run: ({ payType, day }: Pick<ChannelBillRowFragment, 'payType' | 'day'>) =>
      runMutation(client, CheckChannelBill, { payType, day }),
    onDone: (_, { checkChannelBill: { state } }) =>
      toast[state === 'AGREES' ? 'success' : 'warning'](checkText.done(state)),
    lost: checkText.lost,
  });

/** A difference, and how it was settled. */
export interface CloseSubject extends Pick<BillDifferenceRowFragment, 'id' | 'kind' | 'number'> {
  reason: string;
}
export type ClosingDifference = ConfirmAction<CloseSubject>;

/** Closes a difference between a bill and the books. */
export const closeDifference = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: CloseSubject) =>
      runMutation(client, CloseBillDifference, { id, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : closeText.reasonShort),
    onDone: () => toast.success(closeText.done),
  });
