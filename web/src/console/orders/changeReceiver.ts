import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { stepText, receiverText as text } from './orderActions.text.ts';
import { ChangeReceiver } from './orders.graphql.ts';

/** A parcel with what is changed of its receiver; what is empty stays as it is. */
export interface ReceiverSubject {
  packageId: number;
  packageNo: string;
  receiverName: string;
  receiverPhone: string;
  address: string;
  reason: string;
}
export type ChangingReceiver = ConfirmAction<ReceiverSubject>;

function changesOf({ receiverName, receiverPhone, address }: ReceiverSubject) {
  const typed = Object.entries({ receiverName, receiverPhone, address }).map(
    ([key, value]) => [key, value.trim()] as const,
  );
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

function problemOf(subject: ReceiverSubject): string | null {
  if (Object.keys(changesOf(subject)).length === 0) return text.nothing;
  return isReason(subject.reason) ? null : stepText.reasonShort;
}

/** Changes a receiver before the waybill is asked for. */
export const changeReceiver = (client: ApolloClient) =>
  confirmAction({
    run: (subject: ReceiverSubject) =>
      runMutation(
        client,
        ChangeReceiver,
        {
          input: {
            packageId: subject.packageId,
            ...changesOf(subject),
            reason: subject.reason.trim(),
          },
        },
        { uncached: 'private' },
      ),
    validate: problemOf,
    onDone: () => toast.success(text.done),
  });
