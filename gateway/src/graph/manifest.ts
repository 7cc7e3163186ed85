import { readFileSync } from 'node:fs';
import { ConfigError } from '@chengcang/process';
import type { OperationTypeNode } from 'graphql';
import { sha256 } from '../sha256.ts';

/** An operation as a manifest of Apollo's format lists it. */
export type ManifestOperation = {
  /** SHA-256 of the body, in hexadecimal. */
  id: string;
  name: string;
  type: `${OperationTypeNode}`;
  body: string;
};

const FORMAT = 'apollo-persisted-query-manifest';

/**
 * Reads a manifest and verifies that its ids are the hashes of its documents.
 * @throws ConfigError for an invalid manifest or a duplicate entry
 */
export function readManifest(file: string): ManifestOperation[] {
  const refuse = (words: string): never => {
    throw new ConfigError(`文档清单 ${file} ${words}`);
  };
  const { format, version, operations } = contentOf(file) ?? refuse('不是 JSON');
  if (format !== FORMAT || version !== 1 || !Array.isArray(operations))
    return refuse(`不是 ${FORMAT} 第 1 版`);
  const known = new Set<string>();
  return operations.map((operation: unknown, at) => {
    if (!isOperation(operation)) return refuse(`的第 ${at + 1} 项不完整`);
    const { id, name, body } = operation;
    if (id !== sha256(body)) return refuse(`中 ${name} 的编号与内容不符`);
    if (known.has(id) || known.has(name)) return refuse(`中 ${name} 重复`);
    known.add(id).add(name);
    return operation;
  });
}

function contentOf(file: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isOperation(value: unknown): value is ManifestOperation {
  return isRecord(value) && ['id', 'name', 'type', 'body'].every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
