import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { step, UserFacingError } from './console.mjs';
import { runNpm } from './npm.mjs';
import { inProject, projectNode } from './paths.mjs';
import { continueOnProjectNode } from './runtime.mjs';

const DETAIL_LINES = 12;

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Whether what npm says it has installed in a folder is what the lock file asks for, and is really there.
 * Optional packages (those for other systems) may be absent.
 */
function isInstalled(folder) {
  const installed = packagesOf(inProject(folder, 'node_modules/.package-lock.json'));
  const isThere = (path, version) =>
    installed[path]?.version === version && existsSync(inProject(folder, path));
  return Object.entries(packagesOf(inProject(folder, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => isThere(path, version) || (optional && !installed[path]));
}

/**
 * Installs the dependencies where they are missing or not those of the lock file, and goes on under the
 * project's own Node. `before` runs in between when there is something to install.
 */
export async function prepare(before = async () => undefined) {
  if (!isInstalled('') || spawnSync(projectNode, ['--version']).status !== 0) {
    await before();
    await install('安装依赖', '');
  }
  await continueOnProjectNode();
}

/** Installs what benchmarks measure the product beside, which nothing else needs. */
export async function prepareBench() {
  if (!isInstalled('bench')) await install('安装对照测量的依赖', 'bench');
}

async function install(title, folder) {
  await step(title, async () => {
    const said = [];
    const { code } = await runNpm(['ci', '--no-progress'], {
      cwd: inProject(folder),
      onLine: (line) => said.push(line),
    });
    if (code === 0) return;
    // npm names the cause first and ends with its usage.
    const details = said.filter((line) => /^npm (error|ERR!)/.test(line)).slice(0, DETAIL_LINES);
    throw new UserFacingError('依赖安装失败，请检查网络与 npm 源后重试。', { details });
  });
}
