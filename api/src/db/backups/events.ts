/** What taking and restoring a backup tell while they work; the caller puts it into words. */
export type BackupEvent =
  | { kind: 'copyingDatabase' }
  | { kind: 'copyingPictures' }
  | { kind: 'verifying'; files: number }
  | { kind: 'recovering' };

/** Waited for before the work goes on. */
export type Tell = (event: BackupEvent) => void | Promise<void>;
