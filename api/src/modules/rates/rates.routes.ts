import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { rateService } from './rates.service.ts';

const MOST = 2_000;

const Told = Type.Object({
  subject: Type.String({ minLength: 1, maxLength: 100 }),
  requests: Type.Integer({ minimum: 0, maximum: 1e9 }),
  cost: Type.Integer({ minimum: 0, maximum: 1e12 }),
});

const Report = Type.Object({
  /** Which minute since 1970. */
  window: Type.Integer({ minimum: 0 }),
  /** By the digests of their tokens. */
  tokens: Type.Array(Told, { maxItems: MOST }),
  others: Type.Array(Told, { maxItems: MOST }),
});

/** `POST /internal/rates`, where gateways tell each other what they have counted. On the API port, which is never public. */
export function rateRoutes(rates: ReturnType<typeof rateService>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/internal/rates', { schema: { hide: true, body: Report } }, ({ body }) =>
      rates.add(body.window, body.tokens, body.others),
    );
  };
}
