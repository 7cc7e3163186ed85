import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than any work in one of them takes: an older one was left by a process that died. */
const LEFT_MS = 3_600_000;

/** Works in a folder of this machine that only this user reads, and that is gone afterwards. */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  await removeLeft(prefix);
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeft(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const time = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    // Another user's stays.
    if (time < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
