import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;
/** Below this many bytes an answer fits into one packet anyway. */
const WORTHWHILE = 500;

/** Lays a compressed twin beside every text of a build, so that no server compresses the same bytes again. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle(error) {
      // A build that failed comes here too, often without its error, which one thrown here would hide.
      if (error || !existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
        TEXT.test(each),
      )) {
        const file = join(folder, name);
        const content = readFileSync(file);
        if (content.length < WORTHWHILE) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
