import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { exportingMachine } from './exporting.machine.ts';

export type Exporting = ActorRefFrom<typeof exportingMachine>;

type Snapshot = SnapshotFrom<typeof exportingMachine>;

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isWaiting = (snapshot: Snapshot) => snapshot.matches('waiting');
export const isReady = (snapshot: Snapshot) => snapshot.matches({ resting: 'ready' });
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ resting: 'broken' });
export const selectFormat = (snapshot: Snapshot) => snapshot.context.format;
export const selectFile = (snapshot: Snapshot) => snapshot.context.file;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;

/** What is being written; null while nothing is. */
export const selectBusySubject = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? snapshot.context.subject : null;

/** Whether the parcels of just that order are being written. */
export const isBusyWith = (snapshot: Snapshot, orderId: number) => {
  const subject = selectBusySubject(snapshot);
  return subject?.list === 'parcelsOf' && subject.orderIds.length === 1 && subject.orderIds[0] === orderId;
};
