import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dataCopyMachine } from './dataCopy.machine.ts';

export type DataCopy = ActorRefFrom<typeof dataCopyMachine>;
type Snapshot = SnapshotFrom<typeof dataCopyMachine>;

export const isOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isFailed = (snapshot: Snapshot) => snapshot.matches({ open: { form: { editing: 'failed' } } });
export const isPictureMissing = (snapshot: Snapshot) => snapshot.matches({ open: { proof: 'missing' } });
export const canRequestCode = (snapshot: Snapshot) => snapshot.can({ type: 'code.request' });
export const selectForm = (snapshot: Snapshot) => snapshot.context;
