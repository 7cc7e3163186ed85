import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { figureIn } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { type OrderStep, stepDone, stepText as text } from './orderActions.text.ts';
import { CancelOrder, RefundParcel, ResubmitWaybill } from './orders.graphql.ts';

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

/** What an operator does with an order or a parcel, after a reason was given. */
export const actOnOrder = (client: ApolloClient) =>
  confirmAction({
    run: async ({ step, id, fen: amount, reason: typed }: StepSubject) => {
      const reason = typed.trim();
      switch (step) {
        case 'cancel':
          return runMutation(client, CancelOrder, { id, reason, amount });
        case 'refund':
          return runMutation(client, RefundParcel, { packageId: id, reason, amount });
        default:
          return runMutation(client, ResubmitWaybill, { packageId: id, reason });
      }
    },
    current: (subject, refusal) => {
      const fen = figureIn(refusal, 'amount');
      return fen === null ? null : { ...subject, fen };
    },
    validate: ({ reason }) => (isReason(reason) ? null : text.reasonShort),
    onDone: ({ step }) => toast.success(stepDone[step]),
  });
