import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirHolder, holdDataDir } from '../../api/src/db/embedded/dataDirLock.ts';
import { startMark } from '../../api/src/db/embedded/processes.ts';
import { temporaryDir } from './script.ts';

describe('the lock of a data directory', () => {
  it('names its holder by pid until it is released', async () => {
    const dir = await temporaryDir();
    const release = await holdDataDir(dir);
    expect(dataDirHolder(dir)).toBe(process.pid);
    release();
    expect(dataDirHolder(dir)).toBeUndefined();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('ignores dead holders, also when their pid is in use again', async () => {
    const dir = await temporaryDir();
    const mark = startMark(process.ppid);
    expect(mark).not.toBe('');
    writeFileSync(join(dir, `holder.${process.ppid}.${mark}0`), 'held');
    writeFileSync(join(dir, 'holder.4194399.1'), 'held');
    expect(dataDirHolder(dir)).toBeUndefined();
    const release = await holdDataDir(dir);
    expect(readdirSync(dir)).toHaveLength(1);
    release();
  });

  it('is not taken from a living process', async () => {
    const dir = await temporaryDir();
    writeFileSync(join(dir, `holder.${process.ppid}.${startMark(process.ppid)}`), 'held');
    await expect(holdDataDir(dir)).rejects.toMatchObject({ name: 'DataDirHeld', pid: process.ppid });
    expect(readdirSync(dir)).toHaveLength(1);
  });
});
