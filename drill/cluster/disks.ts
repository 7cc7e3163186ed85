import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { execute } from '../execute.ts';
import { inFolder } from '../places.ts';
import { own } from './configuration.ts';

const SIZE = '3G';

/** A disk of its own for each server, so that one can be full. */
export function mountDisks(nodes: readonly number[]): void {
  for (const node of nodes) {
    const image = inFolder(`pg${node}.img`);
    own(inFolder(`pg${node}`));
    execFileSync('truncate', ['-s', SIZE, image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
    execFileSync('mount', ['-o', 'loop', image, inFolder(`pg${node}`)]);
    own(inFolder(`pg${node}`));
    own(inFolder(`pg${node}`, 'data'));
  }
}

export function unmountDisks(nodes: readonly number[]): void {
  for (const node of nodes) {
    try {
      execFileSync('umount', [inFolder(`pg${node}`)], { stdio: 'ignore' });
    } catch {
      // It is not mounted.
    }
  }
}

const fillers = (node: number) => inFolder(`pg${node}`, 'fillers');

/** Takes all that is left of a server's disk. */
export async function fillDisk(node: number): Promise<void> {
  mkdirSync(fillers(node));
  for (let at = 1; ; at += 1) {
    const { bavail, bsize } = await statfs(inFolder(`pg${node}`));
    // Less than all: a file has blocks that say where its blocks are.
    const bytes = (bavail - Math.ceil(bavail / 100)) * bsize;
    if (bytes === 0) return;
    try {
      await execute('fallocate', ['-l', String(bytes), join(fillers(node), String(at))]);
    } catch {
      // The server was faster with what was left.
      return;
    }
  }
}

export const freeDisk = (node: number) => rmSync(fillers(node), { recursive: true, force: true });
