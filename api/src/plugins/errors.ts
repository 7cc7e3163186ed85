import { counter, labelSets } from '@chengcang/process';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProviderError } from '../adapters/providerError.ts';
import { ShopError, type ShopErrorKind } from '../adapters/shops/shopError.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
import { redactError } from '../shared/redactError.ts';
import { type ErrorKey, Refusal } from '../shared/refusal.ts';

const SESSION_KEYS: ReadonlySet<ErrorKey> = new Set([
  'SESSION_EXPIRED',
  'SESSION_KICKED',
  'ACCOUNT_CLOSED',
  'NOT_LOGGED_IN',
]);

const SHOP_REFUSALS: Partial<Record<ShopErrorKind, ErrorKey>> = {
  authExpired: 'SHOP_EXPIRED',
  rateLimited: 'PLATFORM_LIMIT',
  transient: 'PLATFORM_LIMIT',
};
const PROVIDER_CALL_FAILED = 'provider call failed';

const refusals = counter('chengcang_refusals_total', { description: 'Refused requests by key' });
const refusalLabels = labelSets('error_key');
const SHEDS: Readonly<Record<string, string>> = {
  FST_UNDER_PRESSURE: 'pressure',
  FST_ERR_HANDLER_TIMEOUT: 'timeout',
};
const AWAY = 'database';
const shedLabels = labelSets('reason');
const sheds = counter('chengcang_sheds_total', {
  description: 'Requests that were not done in time, by reason',
  begins: [...Object.values(SHEDS), AWAY].map((reason) => shedLabels(reason)),
});

/** Formats every unsuccessful response in the envelope, without internal messages. */
export const errors = fp(
  (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = asRefusal(error);
      if (error instanceof ProviderError) {
        request.log.warn({ reason: error.reason, code: error.code }, PROVIDER_CALL_FAILED);
      } else if (error instanceof ShopError) logShopError(request, error);
      else if (refusal.errorKey === 'INTERNAL') request.log.error(redactError(error), 'unexpected error');
      else if (refusal.errorKey === 'UNAVAILABLE')
        request.log.warn({ reason: reasonOf(error) }, 'unavailable');
      refusals.add(1, refusalLabels(refusal.errorKey));
      if (refusal.status === 503) sheds.add(1, shedLabels(SHEDS[error.code] ?? AWAY));
      if (refusal.status === 429 || refusal.status === 503) reply.header('retry-after', '2');
      return refuse(reply, refusal);
    });
    app.setNotFoundHandler((_request, reply) => refuse(reply, new Refusal('NO_ROUTE')));
  },
  { name: 'errors' },
);

/** Logs a shop error: the platform's code is not shown to people. */
export function logShopError(request: FastifyRequest, { kind, code }: ShopError): void {
  request.log.warn({ kind, code }, PROVIDER_CALL_FAILED);
}

/** A failed query's message contains its values; the cause from the database or the pool does not. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Bypasses the route's response schema, which describes successes only. */
export function refuse(reply: FastifyReply, refusal: Refusal) {
  return reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope(refusal, reply.request.id));
}

export function envelope(refusal: Refusal, requestId: string) {
  return {
    code: 7 as const,
    data: {
      errorKey: refusal.errorKey,
      ...(SESSION_KEYS.has(refusal.errorKey) ? { reload: true } : {}),
      ...refusal.data,
    },
    msg: refusal.message,
    requestId,
  };
}

/** Maps protocol errors and database refusals to `Refusal`; anything unknown is a defect and reveals nothing. */
function asRefusal(error: Partial<FastifyError> & { message: string; cause?: unknown }): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ProviderError) {
    return new Refusal(error.reason === 'refused' ? 'PLATFORM_ERROR' : 'PLATFORM_LIMIT');
  }
  if (error instanceof ShopError) return new Refusal(SHOP_REFUSALS[error.kind] ?? 'PLATFORM_ERROR');
  if (error.validation) {
    const first = error.validation[0];
    const missing = first && 'missingProperty' in first.params ? String(first.params.missingProperty) : '';
    const field = [first?.instancePath.slice(1).replaceAll('/', '.'), missing].filter(Boolean).join('.');
    return new Refusal('BAD_PARAM', { field: field || String(error.validationContext ?? 'body') });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('BODY_TYPE');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('BODY_SIZE');
    case 'FST_UNDER_PRESSURE':
    case 'FST_ERR_HANDLER_TIMEOUT':
      return new Refusal('UNAVAILABLE');
  }
  const status = error.statusCode ?? 500;
  // Errors of the framework and its plugins: a missing file, a truncated body.
  if (status === 403 || status === 404) return new Refusal('NO_ROUTE');
  if (status >= 400 && status < 500) return new Refusal('BAD_PARAM', { field: 'body' });
  if (isDatabaseAway(error) || isDatabaseAway(error.cause)) return new Refusal('UNAVAILABLE');
  return new Refusal('INTERNAL');
}
