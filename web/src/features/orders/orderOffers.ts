import type { OrderAction, OrderRowFragment } from '../../graphql/generated/graphql.ts';
import type { Action, QuickAction } from './orderActions.ts';
import { ordersText } from './orders.text.ts';

/** One thing that may be done with an order, and what its button says. */
export type OrderOffer = { label: string; isQuiet?: boolean } & (
  | { kind: 'action'; action: Action }
  | { kind: 'quick'; action: QuickAction }
  | { kind: 'review' | 'copy' | 'export' }
);

type Row = Pick<OrderRowFragment, 'status' | 'allowedActions'>;

/** The one to do next first; the way to the details is a link, not one of these. */
const OFFERS: readonly [OrderAction, (order: Row) => OrderOffer][] = [
  ['PAY', () => ({ kind: 'action', action: 'pay', label: ordersText.pay })],
  ['CONFIRM', () => ({ kind: 'action', action: 'receive', label: ordersText.confirm })],
  ['REVIEW', () => ({ kind: 'review', label: ordersText.review })],
  ['AGAIN_SUBMIT', again],
  ['COPY', () => ({ kind: 'copy', label: ordersText.copy, isQuiet: true })],
  ['RE_AUTO_SEND', () => ({ kind: 'quick', action: 'resend', label: ordersText.resend })],
  ['CALLBACK', () => ({ kind: 'quick', action: 'sync', label: ordersText.sync, isQuiet: true })],
  ['CANCEL', () => ({ kind: 'action', action: 'cancel', label: ordersText.cancel, isQuiet: true })],
  ['EXPORT', () => ({ kind: 'export', label: ordersText.export, isQuiet: true })],
];

/** A cancelled order is placed once more, which is asked about; of others the failed waybills go again. */
function again({ status }: Row): OrderOffer {
  return status === 'CANCELLED'
    ? { kind: 'action', action: 'again', label: ordersText.againSubmit }
    : { kind: 'quick', action: 'resubmit', label: ordersText.resubmit };
}

/** What may be done with an order now, the one to do next first. */
export function offersOf(order: Row): OrderOffer[] {
  return OFFERS.filter(([action]) => order.allowedActions.includes(action)).map(([, offer]) => offer(order));
}

const BATCH_ACTIONS: Record<Action, OrderAction> = {
  pay: 'PAY',
  receive: 'CONFIRM',
  again: 'AGAIN_SUBMIT',
  cancel: 'CANCEL',
};

/** What can be done with some of the chosen orders, and with which. */
export function batchOffersOf<R extends Row>(orders: readonly R[]): { action: Action; orders: R[] }[] {
  return (Object.keys(BATCH_ACTIONS) as Action[])
    .map((action) => ({
      action,
      orders: orders.filter(({ allowedActions }) => allowedActions.includes(BATCH_ACTIONS[action])),
    }))
    .filter((offer) => offer.orders.length > 0);
}
