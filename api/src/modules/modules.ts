import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateModule } from './module.ts';

const files = globSync('*/*.module.ts', { cwd: import.meta.dirname }).sort();

/** Every module of the folder: each file exports one. Their routes are in the OpenAPI document in this order. */
export const modules: readonly CreateModule[] = await Promise.all(
  files.map(async (file) => {
    const exported: Record<string, CreateModule> = await import(
      pathToFileURL(join(import.meta.dirname, file)).href
    );
    const [create] = Object.values(exported);
    if (!create) throw new Error(`${file} exports no module`);
    return create;
  }),
);
