import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { type ErrorCode, INTERNAL_TEXT } from '../rest/failures.ts';

/** Codes whose errors are shown to clients unchanged: refusals and errors of the client's own request. */
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

/** Logs what is hidden from the client. */
export function logUnexpected(errors: readonly GraphQLError[], log: FastifyBaseLogger): void {
  for (const error of errors) {
    if (isOpen(error.extensions)) continue;
    log.error({ err: error.originalError ?? error, path: error.path }, 'unexpected error');
  }
}

/**
 * Passes on errors that are known to be harmless and hides all others, except the message of a defect that the back
 * end reports itself.
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
