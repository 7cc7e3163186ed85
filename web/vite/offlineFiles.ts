import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf } from './chunkOf.ts';

const PLACE = /(["'`])__OFFLINE_FILES__\1/;
/** What pages begin with, besides what has a hash in its name. */
const SHELL = ['index.html', 'start.js', 'favicon.svg', 'offline.html', 'offline.css', 'offline.js'];
const START = '/src/main.tsx';
/** Where the pages are listed: what only others than the wizards have is not kept. */
const LIST_OF_PAGES = '/pageImports.ts';
const WIZARDS = '/features/shipments/ShipmentsPage.tsx';
/** Reading a sheet is begun with a file and goes on with the graph. */
const OF_SHEETS = /\/(sheets|grid)\.worker-/;

type Bundle = Rolldown.OutputBundle;
type File = Bundle[string];

/** In a build, tells the service worker what it keeps: the shell, and all that the wizards may load. */
export function offlineFiles(): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'offline-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build, base: given }) {
      folder = resolve(root, build.outDir);
      base = given;
    },
    writeBundle(_, bundle) {
      const files = [...SHELL, ...filesOfWizards(bundle)].map((file) => base + file);
      const hash = createHash('sha256').update(files.join());
      for (const name of SHELL) hash.update(readFileSync(join(folder, name)));
      const build = hash.digest('hex').slice(0, 12);
      const worker = join(folder, 'sw.js');
      const script = readFileSync(worker, 'utf8');
      if (!PLACE.test(script)) throw new Error('sw.js has no place for the files that it keeps');
      writeFileSync(
        worker,
        script.replace(PLACE, () => JSON.stringify({ build, files })),
      );
    },
  };
}

/** Names of the files that the start and the wizards load, now or later. */
function filesOfWizards(bundle: Bundle): string[] {
  const files = Object.values(bundle);
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set<File>();
  const add = (file: File | undefined) => {
    if (!file || found.has(file) || OF_SHEETS.test(`/${file.fileName}`)) return;
    found.add(file);
    if (file.type !== 'chunk') return;
    const later = file.moduleIds.some((id) => id.endsWith(LIST_OF_PAGES)) ? [] : file.dynamicImports;
    const styles = file.viteMetadata?.importedCss ?? [];
    for (const name of [...file.imports, ...later, ...styles]) add(byName.get(name));
    for (const { fileName } of files)
      if (/worker-[\w-]+\.js$/.test(fileName) && file.code.includes(fileName.split('/').at(-1) ?? ''))
        add(byName.get(fileName));
  };
  for (const module of [START, LIST_OF_PAGES, WIZARDS]) add(chunkOf(bundle, module));
  return [...found].map(({ fileName }) => fileName).toSorted();
}
