import type { FastifyInstance } from 'fastify';
import type { DevOutbox } from '../../adapters/sms/devOutbox.ts';

/** `GET /dev/outbox`. Registered in demo mode only, on the API port, which is never public. */
export function devOutboxRoutes(outbox: DevOutbox) {
  return async (app: FastifyInstance) => {
    app.get('/dev/outbox', async () => ({ captchas: outbox.captchas, messages: outbox.messages }));
  };
}
