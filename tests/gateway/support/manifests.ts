import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import type { ManifestOperation } from '../../../gateway/src/graph/manifest.ts';

export const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A named operation as a manifest lists it. */
export function listed(body: string): ManifestOperation {
  const operation = parse(body).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name) throw new Error('the operation has no name');
  return { id: idOf(body), name: operation.name.value, type: operation.operation, body };
}

export const manifestOf = (operations: object[]) =>
  JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations });

/** Folders that a gateway reads: a web build, and the manifests of partners. */
export type Folders = { webDist: string; partnerDocuments: string; remove(): void };

/** Writes manifests, given as their text or as the operations of one, by release and by partner. */
export function foldersOf(
  releases: Record<string, string | string[]>,
  partners: Record<string, string | string[]> = {},
): Folders {
  const root = mkdtempSync(join(tmpdir(), 'chengcang-documents-'));
  const webDist = join(root, 'dist');
  const partnerDocuments = join(root, 'partners');
  const write = (folder: string, manifests: Record<string, string | string[]>) => {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(manifests)) {
      const text = typeof content === 'string' ? content : manifestOf(content.map(listed));
      writeFileSync(join(folder, `${name}.json`), text);
    }
  };
  write(join(webDist, 'documents'), releases);
  write(partnerDocuments, partners);
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>橙仓</title>');
  return { webDist, partnerDocuments, remove: () => rmSync(root, { recursive: true }) };
}
