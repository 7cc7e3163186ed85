import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { consentPromptMachine } from './consentPrompt.machine.ts';

export type ConsentPromptActor = ActorRefFrom<typeof consentPromptMachine>;
type Snapshot = SnapshotFrom<typeof consentPromptMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
export const isOpen = (snapshot: Snapshot) =>
  isBusy(snapshot) || hasRequestFailed(snapshot) || snapshot.matches('confirming');
export const canAccept = (snapshot: Snapshot) => snapshot.can({ type: 'consent.accept' });
export const selectTexts = (snapshot: Snapshot) => snapshot.context.texts;
