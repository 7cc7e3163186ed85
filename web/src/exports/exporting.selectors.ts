import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { exportingMachine } from './exporting.machine.ts';

export type Exporting = ActorRefFrom<typeof exportingMachine>;

type Snapshot = SnapshotFrom<typeof exportingMachine>;

/** What is being written; null while nothing is. */
export const selectBusySubject = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? snapshot.context.subject : null;

/** Whether the parcels of just that order are being written. */
export const isBusyWith = (snapshot: Snapshot, orderId: number) => {
  const subject = selectBusySubject(snapshot);
  return subject?.list === 'parcelsOf' && subject.orderIds.length === 1 && subject.orderIds[0] === orderId;
};
