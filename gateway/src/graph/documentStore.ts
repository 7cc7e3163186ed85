import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphContext } from './graphContext.ts';
import { limits } from './limits.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

type TextStore = NonNullable<
  Exclude<ApolloServerOptions<GraphContext>['persistedQueries'], false | undefined>['cache']
>;

/** Approximate memory of a parsed document per character of its text. */
const BYTES_PER_CHARACTER = 60;

const ID_LENGTH = 64;

/** Parsed and validated documents: trusted ones are kept permanently, others in an LRU cache. */
export function documentStore(
  trusted: TrustedDocuments,
): NonNullable<ApolloServerOptions<GraphContext>['documentStore']> {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: limits.documentStoreBytes,
    sizeCalculation: ({ loc }) => BYTES_PER_CHARACTER * ((loc?.end ?? 0) + 1),
  });
  return {
    // Apollo's keys end with the hash that is also the id of a trusted document.
    get: async (key) => trusted.get(key.slice(-ID_LENGTH))?.document ?? kept.get(key),
    set: async (key, document) => void kept.set(key, withoutTokens(document)),
    delete: async (key) => kept.delete(key),
  };
}

/**
 * A document without the chain of tokens that it was read from, which takes more memory than it does. Where something
 * stands is kept: errors say it, and graphql-jit reads it of the first token.
 */
function withoutTokens(document: DocumentNode): DocumentNode {
  visit(document, {
    enter(node) {
      if (!node.loc) return;
      const { start, end, source, startToken } = node.loc;
      const { line, column } = startToken;
      Object.assign(node, { loc: { start, end, source, startToken: { line, column } } });
    },
  });
  return document;
}

/** The texts of trusted documents by id. Apollo asks for what the route has found here before; nothing is put there. */
export function textStore(trusted: TrustedDocuments): TextStore {
  return {
    get: async (key) => trusted.get(key.slice(-ID_LENGTH))?.body,
    set: async () => {},
    delete: async () => {},
  };
}
