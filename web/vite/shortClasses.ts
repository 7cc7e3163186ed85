import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * In a build, classes of modules are called by four characters for the file and a number in it. Every script has the names of
 * its classes, and Vite's own repeat in each what the class is for.
 */
export function shortClasses(): Plugin {
  return {
    name: 'short-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortNames() } } }),
  };
}

/** The same names in every build, whatever order the files come in. */
function shortNames(): (name: string, path: string) => string {
  const files = new Map<string, { path: string; names: string[] }>();
  return (name, path) => {
    const prefix = prefixOf(relative(WEB, path));
    const file = files.get(prefix) ?? { path, names: [] };
    if (file.path !== path) throw new Error(`classes of ${path} and ${file.path} would be called the same`);
    files.set(prefix, file);
    if (!file.names.includes(name)) file.names.push(name);
    return prefix + file.names.indexOf(name).toString(36);
  };
}

/** Four characters, a letter first. */
function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file).digest().readUInt32BE();
  return (10 * 36 ** 3 + (hash % (26 * 36 ** 3))).toString(36);
}
