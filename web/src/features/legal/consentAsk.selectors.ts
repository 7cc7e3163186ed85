import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { consentAskMachine } from './consentAsk.machine.ts';

export type ConsentAskActor = ActorRefFrom<typeof consentAskMachine>;
type Snapshot = SnapshotFrom<typeof consentAskMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const isOpen = (snapshot: Snapshot) =>
  isBusy(snapshot) || isBroken(snapshot) || snapshot.matches('asking');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'consent.accept' });
export const selectTexts = (snapshot: Snapshot) => snapshot.context.texts;
