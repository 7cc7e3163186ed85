import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Manifest, readManifest, UNFINISHED } from './manifest.ts';

/**
 * Throws away all but the newest backups of one database that lie side by side, and answers their names. What is not a
 * whole backup of this database is left alone.
 */
export async function keepNewest(
  newest: string,
  { systemIdentifier }: Pick<Manifest, 'systemIdentifier'>,
  count: number,
): Promise<string[]> {
  const parent = dirname(newest);
  const backups: { name: string; takenAt: string }[] = [];
  for (const name of await readdir(parent)) {
    const manifest = await readManifest(join(parent, name)).catch(() => null);
    if (manifest?.systemIdentifier === systemIdentifier) backups.push({ name, takenAt: manifest.takenAt });
  }
  backups.sort((a, b) => b.takenAt.localeCompare(a.takenAt));
  const old = backups.slice(count).filter(({ name }) => name !== basename(newest));
  for (const { name } of old) {
    // Renamed first: half of a backup must not look like one.
    const draft = join(parent, `${name}${UNFINISHED}`);
    await rename(join(parent, name), draft);
    await rm(draft, { recursive: true });
  }
  return old.map(({ name }) => name);
}
