import { basename, delimiter } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

function pathWithoutProject() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((dir) => !dir.startsWith(root))
    .join(delimiter);
}

/**
 * Runs npm; returns like `run`. Inside `npm start` it uses npm's own path and Node, because the project's Node is
 * replaced during the installation.
 */
export function runNpm(args, options = {}) {
  const { npm_execpath: cli = '', npm_node_execpath: node } = process.env;
  const env = { ...process.env, PATH: pathWithoutProject() };
  if (basename(cli) === 'npm-cli.js')
    return run(node ?? process.execPath, [cli, ...args], { env, ...options });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env, ...options });
}
