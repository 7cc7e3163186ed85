import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

export type SearchActor = ActorRefFrom<typeof searchMachine>;
type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectKind = (snapshot: Snapshot) => snapshot.context.kind;
export const selectText = (snapshot: Snapshot) => snapshot.context.text;
export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions;
export const selectActive = (snapshot: Snapshot) => snapshot.context.active;
export const isOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
