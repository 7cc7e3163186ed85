import type { DevOutbox } from './devOutbox.ts';
import type { SmsSender } from './sms.ts';

const ALL_GROUPS = ['shipping', 'afterSales', 'money', 'shops', 'goods', 'account', 'digest'];

/** The demo channel: messages go to the developers' outbox. */
export function outboxSms(outbox: DevOutbox): SmsSender {
  return {
    sendCode: async ({ phone, scene, code }) => outbox.addMessage({ phone, scene, code }),
    noticeGroups: () => ALL_GROUPS,
    sendNotice: async ({ phone, text }) => outbox.addMessage({ phone, scene: 0, code: '', text }),
  };
}
