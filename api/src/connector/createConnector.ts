import { addHealthRoutes, Readiness } from '@chengcang/process';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Value } from 'typebox/value';
import {
  MAX_REQUEST_BYTES,
  METHODS,
  type MethodName,
  pathOf,
  readMessage,
} from '../adapters/shops/connected/messages.ts';
import { SIGNATURE, signAnswer } from '../adapters/shops/connected/signatures.ts';
import { PLATFORM_NAMES } from '../adapters/shops/platformNames.ts';
import { ShopError } from '../adapters/shops/shopError.ts';
import type { ShopPlatform } from '../adapters/shops/shopPlatform.ts';
import { loggedError } from '../shared/redactError.ts';
import type { SecretBox } from '../shared/secretBox.ts';
import { admission } from './admission.ts';
import { callShop } from './calls.ts';
import { maskedShop } from './maskedShop.ts';
import { maskedCode } from './masks.ts';

export type ConnectorOptions = {
  /** The adapter, which knows the platform's secrets and sees people in clear. */
  shop: ShopPlatform;
  /** What requests and answers are signed with, shared with the api and the workers. */
  secret: string;
  /** Seals what callers keep for the connector. */
  box: SecretBox;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
};

/** One platform's adapter over HTTP, for whoever has the secret. It keeps nothing. */
export function createConnector({
  shop: adapter,
  secret,
  box,
  now = () => new Date(),
  logger = false,
}: ConnectorOptions): { app: FastifyInstance; readiness: Readiness } {
  const shop = maskedShop(adapter, box);
  const platform = PLATFORM_NAMES[adapter.platform];
  const { admit } = admission({ secret, now });
  const app = Fastify({
    logger: logger && { ...(logger === true ? {} : logger), serializers: { err: loggedError } },
    bodyLimit: MAX_REQUEST_BYTES,
    requestTimeout: 15_000,
    connectionTimeout: 90_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });

  // Signatures are over the text that was sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'unexpected error');
    return reply.code(status).send({ status });
  });

  for (const method of Object.keys(METHODS) as MethodName[]) {
    const path = pathOf(platform, method);
    const { writes } = METHODS[method];
    app.post<{ Body?: string }>(path, async ({ headers, body = '', log }, reply) => {
      const admitted = admit({ path, headers, body, writes });
      if ('trouble' in admitted) {
        log.warn({ trouble: admitted.trouble }, 'a request was not let in');
        return reply.code(401).send({ status: 401 });
      }
      const answer = JSON.stringify(await answerTo(method, body));
      return reply
        .header(SIGNATURE, signAnswer(secret, { path, nonce: admitted.nonce, body: answer }))
        .type('application/json; charset=utf-8')
        .send(answer);
    });
  }

  async function answerTo<Name extends MethodName>(method: Name, body: string) {
    const { request, answer } = METHODS[method];
    try {
      const input = readMessage(request, body);
      // From a caller of another release: to be tried again when both are of one.
      if (input === undefined) throw new ShopError(platform, 'transient', 'BAD_REQUEST');
      const value = await callShop(shop, method, input as never);
      if (!Value.Check(answer, value)) throw new ShopError(platform, 'transient', 'BAD_ANSWER');
      return { value };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const { kind, retryAfterMs } = error;
      const code = maskedCode(error.code);
      app.log.warn({ method, kind, code }, 'provider call failed');
      return { failure: { kind, code, retryAfterMs } };
    }
  }

  const readiness = new Readiness(
    async () => true,
    () => 'not listening',
  );
  addHealthRoutes(app, readiness);
  return { app, readiness };
}
