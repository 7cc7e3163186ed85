import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const CHUNK = 1 << 20;

/** What tells whether a file is what it was. */
export type Digest = { size: number; sha256: string };

/**
 * Copies a file to a new one, to the disk and not only to the system's memory, and answers what was copied; null when
 * the file is not there any more.
 */
export async function copyHashed(from: string, to: string): Promise<Digest | null> {
  const source = await openIfThere(from);
  if (!source) return null;
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const digest = await digestOf(source, (bytes) => target.writeFile(bytes));
      await target.sync();
      return digest;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** The digest of a file; null when it is not there. */
export async function hashFile(path: string): Promise<Digest | null> {
  const file = await openIfThere(path);
  if (!file) return null;
  try {
    return await digestOf(file, async () => undefined);
  } finally {
    await file.close();
  }
}

/** Writes a new file to the disk. */
export async function writeDurably(path: string, bytes: string | Buffer): Promise<Digest> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return { size: Buffer.byteLength(bytes), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Makes the names in a folder last; Windows has no such thing. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function digestOf(file: FileHandle, take: (bytes: Buffer) => Promise<void>): Promise<Digest> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK);
  let size = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    await take(bytes);
    size += bytesRead;
  }
}
