import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.mjs';
import { PLAIN, projectEnv, run } from './run.mjs';
import { step, Trouble } from './say.mjs';

const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite',
  'web/package.json',
  'schema.graphql',
  'package-lock.json',
];
const STAMP = inProject('web/dist/.built-from');

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function sourceDigest() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(inProject(source)))) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs the build; answers like `run`. The stamp is written last, so that half a build counts as none. */
export async function buildWeb(onLine) {
  const digest = sourceDigest();
  const vite = inProject('node_modules/vite/bin/vite.js');
  const result = await run(process.execPath, [vite, 'build'], {
    cwd: inProject('web'),
    env: projectEnv(PLAIN),
    onLine,
  });
  if (result.code === 0) writeFileSync(STAMP, digest);
  return result;
}

/** Builds the web app where its sources have changed since the last build. */
export async function buildWebIfStale() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceDigest()) return;
  await step('构建网页', async () => {
    const { code, tail } = await buildWeb();
    if (code !== 0) throw new Trouble('网页构建失败。', { details: tail });
  });
}
