import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Files of a folder of their own. */
export function diskStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), bytes, { flag: 'wx' });
    },

    async read(name) {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { bytes: file.createReadStream(), size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
