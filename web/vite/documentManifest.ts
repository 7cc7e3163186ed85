import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { generatedDocuments, type Operation, operationOf } from './operations.ts';

/** Below the folder of the build; the gateway reads it and serves none of it. */
const FOLDER = 'documents';
/** Pages of this release and of the two before it may be open. */
const RELEASES = 3;
const RELEASE = /^(\d{8}T\d{6}Z)\.json$/;

/** Texts of manifests by their release, which is the time of the build: names in order are releases in order. */
export type Manifests = ReadonlyMap<string, string>;

interface Options {
  /** Where codegen wrote the documents. */
  folder?: string;
  /** What is sent besides. */
  others?: () => Operation[];
}

/**
 * Lays the manifest of the operations that this build sends into it, and those of the releases before it that the
 * build in its place held: an operation that no manifest lists is not executed in production.
 */
export function documentManifest({ folder: generated, others = () => [] }: Options = {}): Plugin {
  let folder = '';
  let earlier: Manifests = new Map();
  return {
    name: 'document-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, FOLDER);
    },
    buildStart() {
      // Vite empties the folder of the build before it writes.
      earlier = manifestsIn(folder);
    },
    generateBundle() {
      const operations = [
        ...[...generatedDocuments(generated).values()].map(operationOf).filter((one) => one !== null),
        ...others(),
      ];
      for (const [release, source] of withRelease(earlier, manifestOf(operations), new Date())) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${release}.json`, source });
      }
    },
  };
}

/** A manifest in Apollo's format. */
export function manifestOf(operations: Operation[]): string {
  return JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations });
}

/** The manifests to be kept with a new one. One that says what the last one said makes no release. */
export function withRelease(earlier: Manifests, manifest: string, now: Date): Manifests {
  const known = [...earlier].toSorted(([a], [b]) => a.localeCompare(b));
  if (known.at(-1)?.[1] === manifest) return new Map(known.slice(-RELEASES));
  const release = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const others = known.filter(([, text]) => text !== manifest).slice(1 - RELEASES);
  return new Map([...others, [release, manifest]]);
}

function manifestsIn(folder: string): Manifests {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).flatMap((name): [string, string][] => {
      const [, release] = RELEASE.exec(name) ?? [];
      return release ? [[release, readFileSync(join(folder, name), 'utf8')]] : [];
    }),
  );
}
