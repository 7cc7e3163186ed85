import type { DevOutbox } from './devOutbox.ts';
import type { SmsSender } from './sms.ts';

/** The demo channel: messages go to the developers' outbox. */
export function outboxSms(outbox: DevOutbox): SmsSender {
  return {
    sendCode: async ({ phone, scene, code }) => outbox.addMessage({ phone, scene, code }),
  };
}
