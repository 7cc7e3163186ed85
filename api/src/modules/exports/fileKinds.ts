import type { Tx } from '../../db/client.ts';
import type { JobKind } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';

/** A kind of file, named once. `Request` is what of it is asked for, as data: it is kept, sealed, until it is written. */
export type FileKind<Request extends object = object> = {
  name: string;
  /** The kind of job that writes it. */
  job: JobKind<Record<string, never>>;
  /** Whether it can be written as JSON Lines. */
  hasJson?: true;
  /** Only for the type. */
  request?: Request;
};

export type Target = {
  actor: Actor;
  /** Whatever lies here when `write` is done is the export. */
  folder: string;
  /** When it was asked for. */
  at: Date;
  signal: AbortSignal;
};

/** What has to be written down in the transaction that makes the files known; nobody gets them without it. */
export type Publish = (tx: Tx) => Promise<void>;

export type FileWriter = {
  kind: FileKind;
  write(request: object, target: Target): Promise<Publish | undefined>;
};

/** How files of a kind are written: safe to run again, also while a run that is given up still goes on. */
export function writes<Request extends object>(
  kind: FileKind<Request>,
  write: (request: Request, target: Target) => Promise<Publish | undefined>,
): FileWriter {
  return { kind, write: (request, target) => write(request as Request, target) };
}
