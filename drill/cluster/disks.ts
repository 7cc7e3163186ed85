import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { inFolder } from '../places.ts';
import { own } from './configuration.ts';

const SIZE = '3G';
const PIECE = Buffer.alloc(1 << 20);

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

const filler = (node: number) => inFolder(`pg${node}`, 'filler');

/** Takes all that is left of a server's disk. */
export function fillDisk(node: number): void {
  const file = openSync(filler(node), 'w');
  try {
    for (let size = PIECE.length; size >= 1; ) {
      try {
        writeSync(file, PIECE, 0, size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

export const freeDisk = (node: number) => rmSync(filler(node), { force: true });
