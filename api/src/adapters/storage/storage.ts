import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Must be read to its end or destroyed. */
  bytes: Readable;
  size: number;
}

/** Storage of uploaded files. Names are generated from letters, digits, `-` and `.`. */
export interface Storage {
  /** Stores a file under a unique name. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>;
  /** Null when it does not exist. */
  read(name: string): Promise<StoredFile | null>;
  /** No error when it does not exist. */
  remove(name: string): Promise<void>;
}
