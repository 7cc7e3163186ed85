import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

/** Files of a folder of their own. */
export function diskStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes, { flag: 'wx' });
    },

    async putFile(name, path) {
      const target = join(folder, name);
      const half = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        await copyFile(path, half);
        await rename(half, target);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },

    async read(name, range) {
      try {
        const file = await open(join(folder, name));
        if (range) return { bytes: file.createReadStream(range), size: range.end - range.start + 1 };
        const { size } = await file.stat();
        return { bytes: file.createReadStream(), size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    async remove(name) {
      await rm(join(folder, name), { force: true });
      // The last one takes its folder along.
      if (name.includes('/')) await rmdir(dirname(join(folder, name))).catch(() => undefined);
    },
  };
}
