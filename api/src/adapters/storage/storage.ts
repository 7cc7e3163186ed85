import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Must be read to its end or destroyed. */
  bytes: Readable;
  size: number;
}

/** Storage of files. Names are made by the service, never by people; `/` parts folders. */
export interface Storage {
  /** Stores a file under a unique name. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>;
  /** The same for a file of this machine, which is never in memory as a whole. Replaces one of the name, all at once. */
  putFile(name: string, path: string, mime: string): Promise<void>;
  /** Null when it does not exist. */
  read(name: string): Promise<StoredFile | null>;
  /** No error when it does not exist. */
  remove(name: string): Promise<void>;
}
