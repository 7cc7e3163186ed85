import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ConfigError } from '@chengcang/process';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { sha256 } from '../sha256.ts';
import { examine } from './examine.ts';
import { type ManifestOperation, readManifest } from './manifest.ts';
import { headOf } from './registeredDocuments.ts';

/** An operation that clients send by its id. */
export type TrustedDocument = ManifestOperation & {
  /** Parsed and validated. */
  document: DocumentNode;
  /** The origin: `web`, or the name of a partner. */
  client: string;
};

/** By id. */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

type Options = {
  /** Folder of the built web app, whose `documents` contain one manifest per recent release. */
  webDist: string;
  /** Folder with one manifest per partner, named after it. */
  partnerDocuments?: string | undefined;
  production: boolean;
  schema: GraphQLSchema;
  /** Texts of the gateway's own. */
  own?: readonly string[] | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Reads every manifest. Operations of earlier releases or partners that the graph no longer accepts are dropped with
 * a warning; outside production also those of the current release.
 * @throws ConfigError for an invalid manifest, and in production when the current release cannot be served
 */
export function loadTrustedDocuments(options: Options): TrustedDocuments {
  const { webDist, partnerDocuments, production, schema, own = [], log } = options;
  const trusted = new Map<string, TrustedDocument>();

  /** Returns descriptions of the dropped operations. */
  function take(client: string, file: string): string[] {
    return takeAll(client, readManifest(file));
  }
  function takeAll(client: string, operations: readonly ManifestOperation[]): string[] {
    return operations.flatMap((operation) => {
      if (trusted.has(operation.id)) return [];
      const examined = examine(schema, operation);
      if ('faults' in examined) return [`${operation.name}: ${examined.faults.join(' ')}`];
      trusted.set(operation.id, { ...operation, document: examined.document, client });
      return [];
    });
  }
  const warn = (client: string, file: string, leftOut: string[]) => {
    if (leftOut.length > 0)
      log.warn({ client, manifest: file, leftOut }, 'documents are not trusted any more');
  };

  const [current, ...earlier] = manifestsIn(join(webDist, 'documents')).reverse();
  if (current) {
    const faults = take('web', current.file);
    if (production && faults.length > 0) {
      throw new ConfigError(`网页构建的文档清单 ${current.file} 与图不符：\n${faults.join('\n')}`);
    }
    warn('web', current.file, faults);
  }
  for (const { file } of earlier) warn('web', file, take('web', file));
  if (partnerDocuments) {
    if (!existsSync(partnerDocuments)) throw new ConfigError('环境变量 PARTNER_DOCUMENTS 不是文件夹');
    for (const { name, file } of manifestsIn(partnerDocuments)) warn(name, file, take(name, file));
  }
  if (production && trusted.size === 0) {
    throw new ConfigError('没有可以执行的文档：请先构建网页，或检查 WEB_DIST');
  }
  for (const text of own) {
    const faults = takeAll('gateway', [operationOf(text)]);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  return trusted;
}

function operationOf(body: string): ManifestOperation {
  const { name = '', type = 'query' } = headOf(body);
  return { id: sha256(body), name, type, body };
}

/** In the order of their names, which is that of releases. */
function manifestsIn(folder: string): { name: string; file: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: basename(file, '.json'), file: join(folder, file) }));
}
