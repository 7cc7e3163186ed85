import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal } from '../shared/refusal.ts';

const ACCEPTED = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
]);

/** A body is JSON under exactly these names. Odd spellings have slipped past body validation before. */
export const contentType = fp(
  (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      const { headers } = request;
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (hasBody && !ACCEPTED.has((headers['content-type'] ?? '').toLowerCase()))
        throw new Refusal('BODY_TYPE');
    });
  },
  { name: 'contentType' },
);
