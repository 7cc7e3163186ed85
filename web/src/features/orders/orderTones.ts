import type { OrderStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/StatusDot.tsx';

/** The colour of a status. */
export const orderTones: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'orange',
  PENDING_SHIPMENT: 'warning',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};
