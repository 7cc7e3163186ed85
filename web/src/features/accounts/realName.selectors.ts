import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { realNameMachine } from './realName.machine.ts';

export type RealName = ActorRefFrom<typeof realNameMachine>;
type Snapshot = SnapshotFrom<typeof realNameMachine>;

const SCREENS = ['form', 'waiting', 'passed', 'failed', 'expired'] as const;

export type Screen = 'closed' | (typeof SCREENS)[number];

/** What the dialog shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  if (snapshot.matches('beginning')) return 'form';
  if (snapshot.matches('lookingOnceMore')) return 'waiting';
  return SCREENS.find((screen) => snapshot.matches(screen)) ?? 'closed';
}

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const isUnreached = (snapshot: Snapshot) => snapshot.matches({ waiting: 'unreached' });
export const isAskingByHand = (snapshot: Snapshot) => snapshot.hasTag('asking') && snapshot.context.byHand;
export const selectContext = (snapshot: Snapshot) => snapshot.context;
