import { orderStatus } from '../../shared/statuses.ts';

export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'confirm'
  | 'review'
  | 'againSubmit'
  | 'reAutoSend'
  | 'callback'
  | 'export'
  | 'detail';

export type OrderState = {
  status: number;
  /** No parcel has a waybill, or is getting one. */
  notIssued: boolean;
  /** The shop can be told of some parcels again. */
  canResend: boolean;
  /** Some parcels' waybills have failed and may be asked for again. */
  canResubmit: boolean;
};

type Rule = (order: OrderState, by: 'buyer' | 'seller') => boolean;

const { pendingPayment, pendingShipment, pendingReceipt, pendingReview, cancelled, closed } = orderStatus;

const RULES: Record<OrderAction, Rule> = {
  pay: ({ status }, by) => by === 'buyer' && status === pendingPayment,
  cancel: ({ status, notIssued }, by) =>
    by === 'buyer' && (status === pendingPayment || (status === pendingShipment && notIssued)),
  confirm: ({ status }, by) => by === 'buyer' && status === pendingReceipt,
  review: ({ status }, by) => by === 'buyer' && status === pendingReview,
  // One that was cancelled is placed once more, by its buyer alone.
  againSubmit: ({ status, canResubmit }, by) =>
    (status === pendingShipment && canResubmit) || (by === 'buyer' && status === cancelled),
  reAutoSend: ({ status, canResend }, by) =>
    by === 'buyer' && canResend && ![pendingPayment, cancelled, closed].some((each) => each === status),
  callback: ({ status }, by) => by === 'buyer' && (status === pendingShipment || status === pendingReceipt),
  export: () => true,
  detail: () => true,
};

/** What the actor may do with an order; the lists show buttons for exactly this. */
export function allowedOrderActions(actor: { kind: 'buyer' | 'seller' }, order: OrderState): OrderAction[] {
  return (Object.keys(RULES) as OrderAction[]).filter((action) => RULES[action](order, actor.kind));
}
