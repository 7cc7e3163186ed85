import type { DocumentNode } from '@apollo/client';

/** Names a document that the gateway knows, as `extensions` of a request. */
export type PersistedQuery = { persistedQuery: { version: 1; sha256Hash: string } };

/** Only builds give documents their ids (web/vite/inlineDocuments.ts); null while developing, when texts are sent. */
export function persistedQueryOf({
  documentId,
}: DocumentNode & { documentId?: string }): PersistedQuery | null {
  return documentId ? { persistedQuery: { version: 1, sha256Hash: documentId } } : null;
}
