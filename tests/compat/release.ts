import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RecordedCall } from './calls.ts';
import { type Dump, unpacked } from './dump.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** An operation of the web app of a release. */
export interface ReleasedOperation {
  id: string;
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  body: string;
}

/** What a release is held to: what its clients may have of it. */
export interface Release {
  version: string;
  /** Apollo's manifest of the operations that its web app sends. */
  operations: ReleasedOperation[];
  openapi: { paths: Record<string, Record<string, unknown>> };
  schema: string;
  calls: RecordedCall[];
  dump: Dump;
}

/** The folder of a release. */
export function folderOf(version: string): string {
  return `${HERE}${version}/`;
}

/** The newest release that was recorded: the one before the code beside it. */
export function releaseBefore(): Release {
  const version = readdirSync(HERE)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (!version) throw new Error('no release is recorded');
  const read = (name: string) => readFileSync(folderOf(version) + name);
  const json = (name: string) => JSON.parse(read(name).toString('utf8'));
  return {
    version,
    operations: json('documents.json').operations,
    openapi: json('openapi.json'),
    schema: read('schema.graphql').toString('utf8'),
    calls: json('calls.json'),
    dump: unpacked(read('dump.json.gz')),
  };
}
