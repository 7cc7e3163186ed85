import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { uuid } from '../lib/uuid.ts';
import { persistedQueryOf } from './persistedQuery.ts';
import type { Quiet } from './runOperation.ts';

/** What an operation carries: the token it was sent with, and what its caller shows itself. */
export interface Sent {
  token?: string | null;
  quiet?: Quiet;
  /** What is waited for before it is sent. */
  after?: Promise<unknown>;
  headers?: Record<string, string>;
  response?: Response;
}

/** Gives every request the stored token, unless it brings one, and an id of its own. */
export function attachToken(tokens: { token(): string | null }) {
  return new SetContextLink(async (previous) => {
    const { after, headers } = previous as Sent;
    if (after) await after;
    const { token = tokens.token() } = previous as Sent;
    return {
      token,
      headers: { ...headers, 'x-request-id': uuid(), ...(token ? { 'x-token': token } : {}) },
    };
  });
}

/** Sends the id of a document in the place of its text, where it has one. */
export const sendDocumentId = new ApolloLink((operation, forward) => {
  const extensions = persistedQueryOf(operation.query);
  if (extensions) {
    Object.assign(operation.extensions, extensions);
    operation.setContext({ http: { includeQuery: false } });
  }
  return forward(operation);
});
