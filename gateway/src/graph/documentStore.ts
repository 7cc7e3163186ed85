import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { limits } from './limits.ts';

/** Parsed, a document takes about this many bytes for a character of its text. */
const BYTES_PER_CHARACTER = 60;

/** Parsed and validated documents, the least used given up first. */
export function documentStore(): NonNullable<ApolloServerOptions<Context>['documentStore']> {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: limits.documentStoreBytes,
    sizeCalculation: ({ loc }) => BYTES_PER_CHARACTER * ((loc?.end ?? 0) + 1),
  });
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => void kept.set(key, document),
    delete: async (key) => kept.delete(key),
  };
}
