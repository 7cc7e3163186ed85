import type { AutoSendStatus, OutputStatus, ParcelStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

export const statusNames: Record<ParcelStatus, { text: string; tone: Tone }> = {
  PENDING_PAYMENT: { text: '待付款', tone: 'orange' },
  PENDING_SHIPMENT: { text: '待发货', tone: 'warning' },
  SHIPPED: { text: '已发货', tone: 'info' },
  IN_TRANSIT: { text: '运输中', tone: 'info' },
  SIGNED: { text: '已签收', tone: 'success' },
  ABNORMAL: { text: '异常', tone: 'danger' },
  REFUNDED: { text: '已退款', tone: 'quiet' },
  CANCELLED: { text: '已取消', tone: 'quiet' },
};

export const outputNames: Record<OutputStatus, { text: string; isTrouble: boolean }> = {
  NONE: { text: '未出单', isTrouble: false },
  QUEUED: { text: '排队中', isTrouble: false },
  ISSUING: { text: '出单中', isTrouble: false },
  SUCCESS: { text: '出单成功', isTrouble: false },
  FAILED: { text: '出单失败', isTrouble: true },
  VOIDING: { text: '作废中', isTrouble: false },
  VOIDED: { text: '已作废', isTrouble: false },
};

/** How the shop was notified of the waybill number; problems wait for a user. */
export const autoSendNames: Record<AutoSendStatus, { text: string; isTrouble: boolean }> = {
  NONE: { text: '无需回传', isTrouble: false },
  WAITING: { text: '待回传', isTrouble: false },
  SENDING: { text: '回传中', isTrouble: false },
  SUCCESS: { text: '已回传店铺', isTrouble: false },
  FAILED: { text: '回传失败', isTrouble: true },
  PAUSED: { text: '回传已暂停', isTrouble: true },
  EXTERNAL: { text: '店铺已用其他单号发货', isTrouble: false },
};
