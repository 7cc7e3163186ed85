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
 * Whether the installed packages of a folder match its lock file and exist. Optional packages (those of other
 * systems) may be missing.
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
 * Installs missing or outdated dependencies and continues under the project's own Node. `before` runs first when
 * there is something to install.
 */
export async function prepare(before = async () => undefined) {
  if (!isInstalled('') || spawnSync(projectNode, ['--version']).status !== 0) {
    await before();
    await install('安装依赖', '');
  }
  await continueOnProjectNode();
}

/** Installs the packages that benchmarks compare with, which nothing else needs. */
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
    // npm prints the cause first and ends with its usage.
    const details = said.filter((line) => /^npm (error|ERR!)/.test(line)).slice(0, DETAIL_LINES);
    throw new UserFacingError('依赖安装失败，请检查网络与 npm 源后重试。', { details });
  });
}
