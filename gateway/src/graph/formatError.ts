import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { type ErrorCode, INTERNAL_TEXT } from '../rest/failures.ts';

/** What a client may be told as it stands: refusals, and what is wrong with its own request. */
const OPEN: ReadonlySet<unknown> = new Set<
  | ErrorCode
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'TOO_COSTLY'
>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'REFUSED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'TOO_COSTLY',
]);
const SHOWN = ['code', 'errorKey', 'requestId', 'reload', 'data'] as const;

function isOpen(extensions: Record<string, unknown> | undefined): boolean {
  return OPEN.has(extensions?.code);
}

/** Writes down what the client is not told. */
export function logUnexpected(errors: readonly GraphQLError[], log: FastifyBaseLogger): void {
  for (const error of errors) {
    if (isOpen(error.extensions)) continue;
    log.error({ err: error.originalError ?? error, path: error.path }, 'unexpected error');
  }
}

/**
 * Lets through what is known to be harmless; of anything else only that it happened, in the words of the back end where
 * it is one that says so.
 */
export function formatError({
  message,
  locations,
  path,
  extensions,
}: GraphQLFormattedError): GraphQLFormattedError {
  const open = isOpen(extensions);
  const shown: Record<string, unknown> = open ? {} : { code: 'INTERNAL_SERVER_ERROR', errorKey: 'INTERNAL' };
  if (open && extensions) {
    for (const name of SHOWN) if (extensions[name] !== undefined) shown[name] = extensions[name];
  }
  return {
    message: open || (extensions?.errorKey && extensions.requestId) ? message : INTERNAL_TEXT,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: shown,
  };
}
