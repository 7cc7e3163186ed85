import type { FastifyRequest } from 'fastify';
import { ProviderError } from '../adapters/providerError.ts';
import { Refusal } from '../shared/refusal.ts';

/** A file that cannot be read now is answered as temporarily unavailable. */
export function asUnavailable({ log }: Pick<FastifyRequest, 'log'>) {
  return (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ reason: error.reason, code: error.code }, 'the storage did not answer');
    throw new Refusal('UNAVAILABLE');
  };
}
