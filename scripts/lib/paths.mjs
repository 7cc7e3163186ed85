import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** The folder of the product's data, from DATA_DIR or `.data` in the project. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

/** The project's own Node, available once the dependencies are installed. */
export const projectNode = inProject(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
