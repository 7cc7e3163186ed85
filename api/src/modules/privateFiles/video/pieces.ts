import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '../../../shared/refusal.ts';

/** Far more than the heads of a minute's video, far less than a file of nothing but heads. */
const MOST_READS = 2_000;
const MOST_BYTES = 4_096;

/** A file that is read in small pieces, and not in many. */
export interface Pieces {
  size: number;
  /** Bytes at a place; refuses what lies beyond the end, and the file once too much of it was asked for. */
  read(at: number, length: number): Promise<Buffer>;
}

export function piecesOf(file: Pick<FileHandle, 'read'>, size: number): Pieces {
  let left = MOST_READS;
  return {
    size,
    async read(at, length) {
      left -= 1;
      if (left < 0 || length > MOST_BYTES || at < 0 || at + length > size) throw new Refusal('FILE_VIDEO');
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead < length) throw new Refusal('FILE_VIDEO');
      return buffer;
    },
  };
}
