import { shanghaiIso } from '../../shared/clock.ts';

const MAX_ENTRIES = 200;

type SentCaptcha = { captchaId: string; answer: string; picPath: string; at: string };
/** A code with its scene, or the text of a notice. */
type SentMessage = { phone: string; code: string; scene: number; text?: string; at: string };

/** What a production system would have shown or sent, newest first, in memory only. */
export class DevOutbox {
  readonly captchas: SentCaptcha[] = [];
  readonly messages: SentMessage[] = [];

  addCaptcha(sent: Omit<SentCaptcha, 'at'>): void {
    addBounded(this.captchas, { ...sent, at: shanghaiIso(new Date()) });
  }

  addMessage(sent: Omit<SentMessage, 'at'>): void {
    addBounded(this.messages, { ...sent, at: shanghaiIso(new Date()) });
  }
}

function addBounded<T>(list: T[], item: T): void {
  list.unshift(item);
  list.length = Math.min(list.length, MAX_ENTRIES);
}
