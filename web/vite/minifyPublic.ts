import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Minifies the scripts of `public`, which a build would copy as they are written. */
export function minifyPublic(): Plugin {
  let folder = '';
  let scripts: string[] = [];
  return {
    name: 'minify-public',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build, publicDir }) {
      folder = resolve(root, build.outDir);
      scripts = readdirSync(publicDir).filter((name) => name.endsWith('.js'));
    },
    writeBundle() {
      for (const name of scripts) {
        const file = join(folder, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
