import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step, UserFacingError } from './console.mjs';
import { inProject } from './paths.mjs';
import { PLAIN, projectEnv, run } from './run.mjs';

const WEB = {
  folder: 'web',
  sources: [
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'web/vite',
    'web/package.json',
    'schema.graphql',
    'package-lock.json',
  ],
};
const CONSOLE = {
  folder: 'web',
  dist: 'dist-console',
  config: 'vite.console.config.ts',
  sources: [
    'web/src',
    'web/console',
    'web/public/favicon.svg',
    'web/vite.console.config.ts',
    'web/vite',
    'web/package.json',
    'console.graphql',
    'schema.graphql',
    'package-lock.json',
  ],
};
const EXPLORER = {
  folder: 'explorer',
  sources: [
    'explorer/src',
    'explorer/docs',
    'explorer/index.html',
    'explorer/sandbox.html',
    'explorer/vite.config.ts',
    'explorer/package.json',
    'package-lock.json',
    // What its documentation is made of.
    'schema.graphql',
    'docs',
    'CHANGELOG.md',
    'clients/typescript/README.md',
    'api/src/shared/refusal.ts',
    'api/src/modules/webhooks/webhookEvents.ts',
    'gateway/src/graph',
    'gateway/src/rates',
  ],
  after: 'docs/site.emit.ts',
};

const stampOf = ({ folder, dist = 'dist' }) => inProject(folder, dist, '.built-from');

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Where the web app says the documentation is: the gateway of a demo has it, in production whoever builds says so. */
const docsAddress = () => {
  const { VITE_DOCS_URL, NODE_ENV } = process.env;
  return { VITE_DOCS_URL: VITE_DOCS_URL ?? (NODE_ENV === 'production' ? '' : '/docs/') };
};

function sourceDigest({ sources }) {
  const hash = createHash('sha256').update(docsAddress().VITE_DOCS_URL);
  for (const file of sources.flatMap((source) => filesOf(inProject(source)))) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

// Returns like `run`. The stamp is written last, so that an incomplete build counts as none.
async function build(pages, onLine) {
  const digest = sourceDigest(pages);
  const vite = inProject('node_modules/vite/bin/vite.js');
  const node = (...args) =>
    run(process.execPath, args, {
      cwd: inProject(pages.folder),
      env: projectEnv({ ...PLAIN, ...docsAddress() }),
      onLine,
    });
  const built = await node(vite, 'build', ...(pages.config ? ['-c', pages.config] : []));
  const result = built.code === 0 && pages.after ? await node(pages.after) : built;
  if (result.code === 0) writeFileSync(stampOf(pages), digest);
  return result;
}

function isStale(pages) {
  const stamp = stampOf(pages);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceDigest(pages);
}

/** Builds the web app and the console; returns like `run`. */
export async function buildWeb(onLine) {
  const result = await build(WEB, onLine);
  return result.code === 0 ? build(CONSOLE, onLine) : result;
}

/** Builds the explorer; returns like `run`. */
export const buildExplorer = (onLine) => build(EXPLORER, onLine);

/**
 * Builds concurrently the pages whose sources have changed since their last build: the web app unless `dev` serves
 * it from its sources, the console, and the explorer where there is one.
 */
export async function buildPagesIfStale({ dev }) {
  const requested = [
    ...(dev ? [] : [WEB]),
    CONSOLE,
    ...(process.env.NODE_ENV === 'production' ? [] : [EXPLORER]),
  ];
  const stale = requested.filter(isStale);
  if (stale.length === 0) return;
  await step('构建网页', async () => {
    const failed = (await Promise.all(stale.map((pages) => build(pages)))).find(({ code }) => code !== 0);
    if (failed) throw new UserFacingError('网页构建失败。', { details: failed.tail });
  });
}
