import type { FastifyInstance } from 'fastify';
import { shanghaiIso } from '../../shared/clock.ts';

const KEPT = 200;

type SentCaptcha = { captchaId: string; answer: string; picPath: string; at: string };
type SentMessage = { phone: string; code: string; scene: number; at: string };

/** What demo mode would have shown or sent to a person, newest first, in memory only. */
export class DevOutbox {
  readonly captchas: SentCaptcha[] = [];
  readonly messages: SentMessage[] = [];

  keepCaptcha(sent: Omit<SentCaptcha, 'at'>): void {
    keep(this.captchas, { ...sent, at: shanghaiIso(new Date()) });
  }

  keepMessage(sent: Omit<SentMessage, 'at'>): void {
    keep(this.messages, { ...sent, at: shanghaiIso(new Date()) });
  }
}

function keep<T>(list: T[], item: T): void {
  list.unshift(item);
  list.length = Math.min(list.length, KEPT);
}

/** `GET /dev/outbox`. Registered in demo mode only, on the API port, which is never public. */
export function devOutboxRoutes(outbox: DevOutbox) {
  return async (app: FastifyInstance) => {
    app.get('/dev/outbox', async () => ({ captchas: outbox.captchas, messages: outbox.messages }));
  };
}
