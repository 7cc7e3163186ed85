import type { AutoSendStatus, ParcelStatus } from '../../graphql/generated/graphql.ts';
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

/** How the shop was told the waybill number; what is trouble waits for a person. */
export const autoSendStates: Record<Exclude<AutoSendStatus, 'NONE'>, { text: string; isTrouble: boolean }> = {
  WAITING: { text: '待回传', isTrouble: false },
  SENDING: { text: '回传中', isTrouble: false },
  SUCCESS: { text: '已回传店铺', isTrouble: false },
  FAILED: { text: '回传失败', isTrouble: true },
  PAUSED: { text: '回传已暂停', isTrouble: true },
  EXTERNAL: { text: '店铺已用其他单号发货', isTrouble: false },
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
