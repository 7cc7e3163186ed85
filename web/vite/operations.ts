import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { type DocumentNode, Kind, type OperationTypeNode, print } from 'graphql';

/** Where codegen lays the documents of the web app. */
const GENERATED = 'src/graphql/generated';
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as /gm;
const cache = new InMemoryCache();

/** An operation as a manifest of Apollo's format lists it. */
export interface Operation {
  /** SHA-256 of the body, in hexadecimal. */
  id: string;
  name: string;
  type: `${OperationTypeNode}`;
  /** What Apollo Client sends of it, with the `__typename`s that it adds. */
  body: string;
}

/** The documents that codegen wrote into a folder, operations and fragments, by the name of their constant. */
export function generatedDocuments(folder = GENERATED): Map<string, DocumentNode> {
  const file = new URL(`../${folder}/graphql.ts`, import.meta.url);
  const lines = readFileSync(file, 'utf8').matchAll(DOCUMENT);
  return new Map([...lines].map(([, name = '', json = '']) => [name, JSON.parse(json) as DocumentNode]));
}

/** Null for a fragment, which is never sent by itself. */
export function operationOf(document: DocumentNode): Operation | null {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return null;
  const body = print(cache.transformDocument(document));
  const id = createHash('sha256').update(body).digest('hex');
  return { id, name: operation.name?.value ?? '', type: operation.operation, body };
}
