import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runNpm } from './npm.mjs';
import { inProject, projectNode } from './paths.mjs';
import { continueOnProjectNode } from './runtime.mjs';
import { step, Trouble } from './say.mjs';

const DETAIL_LINES = 12;

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Whether what npm says it has installed is what the lock file asks for, and is really there. Optional
 * packages (those for other systems) may be absent.
 */
function isInstalled() {
  const installed = packagesOf(inProject('node_modules/.package-lock.json'));
  const isThere = (path, version) => installed[path]?.version === version && existsSync(inProject(path));
  return (
    Object.entries(packagesOf(inProject('package-lock.json')))
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .every(([path, { version, optional }]) => isThere(path, version) || (optional && !installed[path])) &&
    spawnSync(projectNode, ['--version']).status === 0
  );
}

/**
 * Installs the dependencies where they are missing or not those of the lock file, and goes on under the
 * project's own Node. `before` runs in between when there is something to install.
 */
export async function prepare(before = async () => undefined) {
  if (!isInstalled()) {
    await before();
    await install();
  }
  await continueOnProjectNode();
}

async function install() {
  await step('安装依赖', async () => {
    const said = [];
    const { code } = await runNpm(['ci', '--no-progress'], { onLine: (line) => said.push(line) });
    if (code === 0) return;
    // npm names the cause first and ends with its usage.
    const details = said.filter((line) => /^npm (error|ERR!)/.test(line)).slice(0, DETAIL_LINES);
    throw new Trouble('依赖安装失败，请检查网络与 npm 源后重试。', { details });
  });
}
