import type { DevOutbox } from '../../modules/devOutbox/devOutbox.ts';
import type { SmsSender } from './sms.ts';

/** The simulated channel of demo mode: messages land in the developers' outbox. */
export function outboxSms(outbox: DevOutbox): SmsSender {
  return {
    sendCode: async ({ phone, scene, code }) => outbox.addMessage({ phone, scene, code }),
  };
}
