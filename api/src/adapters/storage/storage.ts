import type { Readable } from 'node:stream';

export interface StoredFile {
  /** To be read to its end, or destroyed. */
  bytes: Readable;
  size: number;
}

/** Where uploaded files lie. Names are the service's own, made of letters, digits, `-` and `.`. */
export interface Storage {
  /** Keeps a file under a name that no other has. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<StoredFile | null>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
}
