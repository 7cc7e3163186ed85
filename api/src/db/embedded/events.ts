import type { Exit } from './postmaster.ts';

/** What the manager tells while it works; the caller puts it into words. */
export type EmbeddedPostgresEvent =
  | { kind: 'copyingBinaries' }
  | { kind: 'creatingCluster'; cluster: string }
  | { kind: 'stoppingLeftover'; pid: number }
  | ({ kind: 'exited'; pid: number } & Exit)
  | { kind: 'restarted'; pid: number }
  | { kind: 'restartFailed'; reason: string };
