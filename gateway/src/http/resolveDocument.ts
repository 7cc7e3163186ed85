import type { Credential } from '@chengcang/process';
import type { TokenDocuments } from '../graph/tokenDocuments.ts';
import type { TrustedDocument, TrustedDocuments } from '../graph/trustedDocuments.ts';

/** A body of `POST /graphql` and of the stream. */
export type GraphBody = {
  query?: string;
  documentId?: string | null;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null; cost?: unknown } | null;
};

/** What is executed, and for whom. */
export type DocumentSources = {
  trusted: TrustedDocuments;
  production: boolean;
  /** Documents that tokens have registered; where there are none, absent. */
  ofTokens?: TokenDocuments | undefined;
  /** Whether tokens may send texts in production, too. */
  tokenTexts?: boolean | undefined;
};

type RequestedDocument =
  /** `client` of a document that is no trusted one: nothing but that it is a token's. */
  | { text: string; trusted?: TrustedDocument; client?: 'token' }
  | { refused: 'idRequired' | 'unknown' | 'unregistered' | 'missing' | 'tooMany' | 'away' };

const ID = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * Resolves the document of a request: a trusted one by id, as in the draft on persisted documents of GraphQL over
 * HTTP (`documentId`) or as Apollo's clients send it (`extensions.persistedQuery`), one that the caller's token has
 * registered, or any text where texts are allowed. A text is never stored under the id that it comes with.
 */
export async function resolveDocument(
  { query, documentId, extensions }: GraphBody,
  credential: Credential | null,
  { trusted, production, ofTokens, tokenTexts }: DocumentSources,
): Promise<RequestedDocument> {
  const isToken = credential?.kind === 'token';
  const texts = !production || (isToken && tokenTexts === true);
  if (query) return texts ? { text: query } : { refused: 'idRequired' };
  const input = documentId ?? extensions?.persistedQuery?.sha256Hash;
  if (input === undefined) return { refused: texts ? 'missing' : 'idRequired' };
  const [, id] = ID.exec(String(input)) ?? [];
  const document = trusted.get(id ?? '');
  if (document) return { text: document.body, trusted: document };
  if (!ofTokens || !isToken) return { refused: 'unknown' };
  if (id === undefined) return { refused: 'unregistered' };
  const found = await ofTokens.find(credential.text, id);
  return 'text' in found ? { ...found, client: 'token' } : found;
}
