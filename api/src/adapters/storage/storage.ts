import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Must be read to its end or destroyed. */
  bytes: Readable;
  /** Of what is read. */
  size: number;
}

/** Bytes of a file, the last one included; both are there. */
export type ByteRange = { start: number; end: number };

/** Storage of files. Names are made by the service, never by people; `/` parts folders. */
export interface Storage {
  /** Stores a file under a unique name. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>;
  /** The same for a file of this machine, which is never in memory as a whole. Replaces one of the name, all at once. */
  putFile(name: string, path: string, mime: string): Promise<void>;
  /** A file, or a range of it; null when it does not exist. */
  read(name: string, range?: ByteRange): Promise<StoredFile | null>;
  /** No error when it does not exist. */
  remove(name: string): Promise<void>;
}
