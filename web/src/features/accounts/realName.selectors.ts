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
