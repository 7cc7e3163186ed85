/** Another living process works in this data directory. */
export class DataDirHeld extends Error {
  override readonly name = 'DataDirHeld';
  readonly dataDir: string;
  /** Process id of the holder. */
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`data directory ${dataDir} is held by process ${pid}`);
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

/** The embedded server cannot be run here; `detail` holds what PostgreSQL or the system said. */
export class EmbeddedPostgresFailed extends Error {
  override readonly name = 'EmbeddedPostgresFailed';
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(detail ? `${message}\n${detail}` : message);
    this.detail = detail;
  }
}

const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR']);

/** Turns what the system refuses (rights, a full or read-only disk) into an error of the manager. */
export function asManagerError(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REFUSALS.has(code) ? new EmbeddedPostgresFailed('the system refused', message) : error;
}
