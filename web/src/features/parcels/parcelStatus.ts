import type { ParcelStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/StatusDot.tsx';

const STATUSES: Record<ParcelStatus, { text: string; tone: Tone }> = {
  PENDING_PAYMENT: { text: '待付款', tone: 'orange' },
  PENDING_SHIPMENT: { text: '待发货', tone: 'warning' },
  SHIPPED: { text: '已发货', tone: 'info' },
  IN_TRANSIT: { text: '运输中', tone: 'info' },
  SIGNED: { text: '已签收', tone: 'success' },
  ABNORMAL: { text: '异常', tone: 'danger' },
  REFUNDED: { text: '已退款', tone: 'quiet' },
  CANCELLED: { text: '已取消', tone: 'quiet' },
};

/** What the list can be narrowed to. */
export const parcelStatuses = Object.entries(STATUSES).map(([value, { text }]) => ({ value, text }));

/** The colour of a status. */
export function parcelTone(status: ParcelStatus): Tone {
  return STATUSES[status].tone;
}

/** A status named in an address; null for none or an unknown one. */
export function readParcelStatus(text: string | null): ParcelStatus | null {
  return text !== null && Object.hasOwn(STATUSES, text) ? (text as ParcelStatus) : null;
}
