import type { OrderAction, OrderRowFragment } from '../../graphql/generated/graphql.ts';
import type { BatchDeed } from './batchActions.machine.ts';
import type { Deed, QuickDeed } from './orderActions.machine.ts';
import { ordersText } from './orders.text.ts';

/** One thing that may be done with an order, and what its button says. */
export type OrderOffer = { label: string; isQuiet?: boolean } & (
  | { kind: 'deed'; deed: Deed }
  | { kind: 'quick'; deed: QuickDeed }
  | { kind: 'review' | 'export' }
);

type Row = Pick<OrderRowFragment, 'status' | 'allowedActions'>;

/** The one to do next first; the way to the details is a link, not one of these. */
const OFFERS: readonly [OrderAction, (order: Row) => OrderOffer][] = [
  ['PAY', () => ({ kind: 'deed', deed: 'pay', label: ordersText.pay })],
  ['CONFIRM', () => ({ kind: 'deed', deed: 'receive', label: ordersText.confirm })],
  ['REVIEW', () => ({ kind: 'review', label: ordersText.review })],
  ['AGAIN_SUBMIT', again],
  ['RE_AUTO_SEND', () => ({ kind: 'quick', deed: 'resend', label: ordersText.resend })],
  ['CALLBACK', () => ({ kind: 'quick', deed: 'sync', label: ordersText.sync, isQuiet: true })],
  ['CANCEL', () => ({ kind: 'deed', deed: 'cancel', label: ordersText.cancel, isQuiet: true })],
  ['EXPORT', () => ({ kind: 'export', label: ordersText.export, isQuiet: true })],
];

/** A cancelled order is placed once more, which is asked about; of others the failed waybills go again. */
function again({ status }: Row): OrderOffer {
  return status === 'CANCELLED'
    ? { kind: 'deed', deed: 'again', label: ordersText.againSubmit }
    : { kind: 'quick', deed: 'resubmit', label: ordersText.resubmit };
}

/** What may be done with an order now, the one to do next first. */
export function offersOf(order: Row): OrderOffer[] {
  return OFFERS.filter(([action]) => order.allowedActions.includes(action)).map(([, offer]) => offer(order));
}

const BATCH_ACTIONS: Record<BatchDeed, OrderAction> = {
  pay: 'PAY',
  receive: 'CONFIRM',
  again: 'AGAIN_SUBMIT',
  cancel: 'CANCEL',
};

/** What can be done with some of the chosen orders, and with which. */
export function batchOffersOf<R extends Row>(orders: readonly R[]): { deed: BatchDeed; orders: R[] }[] {
  return (Object.keys(BATCH_ACTIONS) as BatchDeed[])
    .map((deed) => ({
      deed,
      orders: orders.filter(({ allowedActions }) => allowedActions.includes(BATCH_ACTIONS[deed])),
    }))
    .filter((offer) => offer.orders.length > 0);
}
