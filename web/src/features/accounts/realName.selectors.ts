import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { realNameMachine } from './realName.machine.ts';

export type RealName = ActorRefFrom<typeof realNameMachine>;
type Snapshot = SnapshotFrom<typeof realNameMachine>;

const SCREENS = ['form', 'waiting', 'passed', 'failed', 'expired'] as const;

export type Screen = 'closed' | (typeof SCREENS)[number];

/** What the dialog shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  if (snapshot.matches('beginning')) return 'form';
  if (snapshot.matches('finalCheck')) return 'waiting';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'closed';
}

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches({ form: 'requestFailed' });
export const isStatusUnavailable = (snapshot: Snapshot) => snapshot.matches({ waiting: 'statusUnavailable' });
export const isCheckingManually = (snapshot: Snapshot) =>
  snapshot.hasTag('checking') && snapshot.context.manual;
export const selectContext = (snapshot: Snapshot) => snapshot.context;
