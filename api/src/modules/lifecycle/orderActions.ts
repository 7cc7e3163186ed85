import type { Actor } from '../../shared/actor.ts';
import { type Needs, permitted } from '../../shared/rights.ts';
import { orderStatus } from '../../shared/statuses.ts';

export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'confirm'
  | 'review'
  | 'againSubmit'
  | 'copy'
  | 'reAutoSend'
  | 'callback'
  | 'export'
  | 'detail';

export type OrderState = {
  status: number;
  /** No parcel has a waybill, is getting one, or lies at an ERP. */
  notIssued: boolean;
  /** Some parcels can be written back to the shop again. */
  canResend: boolean;
  /** Some failed waybills can be requested again. */
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
  // A cancelled order can be placed again by its buyer only.
  againSubmit: ({ status, canResubmit }, by) =>
    (status === pendingShipment && canResubmit) || (by === 'buyer' && status === cancelled),
  copy: (_, by) => by === 'buyer',
  reAutoSend: ({ status, canResend }, by) =>
    by === 'buyer' && canResend && ![pendingPayment, cancelled, closed].some((each) => each === status),
  callback: ({ status }, by) => by === 'buyer' && (status === pendingShipment || status === pendingReceipt),
  export: () => true,
  detail: () => true,
};

/** As the routes of the actions say. */
const NEEDS: Needs<OrderAction> = {
  pay: ['orders:pay'],
  cancel: ['orders:write'],
  confirm: ['orders:write'],
  review: ['orders:write'],
  againSubmit: ['orders:write'],
  copy: ['orders:write', 'receivers:read'],
  reAutoSend: ['shops:write'],
  callback: ['orders:write'],
  export: ['parcels:read', 'receivers:read'],
  detail: [],
};

/** The actions that an actor may take on an order; lists show exactly these buttons. */
export function allowedOrderActions(
  actor: Pick<Actor, 'kind' | 'token' | 'member'>,
  order: OrderState,
): OrderAction[] {
  const possible = (Object.keys(RULES) as OrderAction[]).filter((action) => RULES[action](order, actor.kind));
  return permitted(actor, possible, NEEDS);
}

/** Whether an operator may cancel an order: as its buyer could. */
export function operatorMayCancel(order: OrderState): boolean {
  return RULES.cancel(order, 'buyer');
}
