import type { TrustedDocument, TrustedDocuments } from '../graph/trustedDocuments.ts';

/** A body of `POST /graphql` and of the stream. */
export type GraphBody = {
  query?: string;
  documentId?: string | null;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null; cost?: unknown } | null;
};

type RequestedDocument =
  | { text: string; trusted?: TrustedDocument }
  | { refused: 'idRequired' | 'unknown' | 'missing' };

const ID = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * Resolves the document of a request: a trusted one by id, as in the draft on persisted documents of GraphQL over
 * HTTP (`documentId`) or as Apollo's clients send it (`extensions.persistedQuery`), or any text where texts are
 * allowed. A text is never stored under the id that it comes with.
 */
export function resolveDocument(
  { query, documentId, extensions }: GraphBody,
  { trusted, texts }: { trusted: TrustedDocuments; texts: boolean },
): RequestedDocument {
  if (query) return texts ? { text: query } : { refused: 'idRequired' };
  const input = documentId ?? extensions?.persistedQuery?.sha256Hash;
  if (input === undefined) return { refused: texts ? 'missing' : 'idRequired' };
  const [, id = ''] = ID.exec(String(input)) ?? [];
  const document = trusted.get(id);
  return document ? { text: document.body, trusted: document } : { refused: 'unknown' };
}
