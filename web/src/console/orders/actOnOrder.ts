import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { MIN_REASON, stepDone, stepText as text } from './orderActions.text.ts';
import { CancelOrder, RefundParcel, ReissueWaybill } from './orders.graphql.ts';

export type OrderStep = 'cancel' | 'refund' | 'reissue';

/** An order or a parcel, what is done with it, and why. */
export interface StepSubject {
  step: OrderStep;
  id: number;
  no: string;
  /** Fen that go back. */
  fen: number;
  reason: string;
}
export type ActingOnOrder = ConfirmAction<StepSubject>;

export const isShort = (reason: string): boolean => [...reason.trim()].length < MIN_REASON;

/** What an operator does with an order or a parcel, after a reason was given. */
export const actOnOrder = (client: ApolloClient) =>
  confirmAction({
    run: async ({ step, id, reason: typed }: StepSubject) => {
      const reason = typed.trim();
      switch (step) {
        case 'cancel':
          return runMutation(client, CancelOrder, { id, reason });
        case 'refund':
          return runMutation(client, RefundParcel, { packageId: id, reason });
        default:
          return runMutation(client, ReissueWaybill, { packageId: id, reason });
      }
    },
    validate: ({ reason }) => (isShort(reason) ? text.reasonShort : null),
    onDone: ({ step }) => toast.success(stepDone[step]),
  });
