import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { parcelActionsMachine } from './parcelActions.machine.ts';

export type ParcelActions = ActorRefFrom<typeof parcelActionsMachine>;
type Snapshot = SnapshotFrom<typeof parcelActionsMachine>;

const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ resting: 'broken' });
export const isTold = (snapshot: Snapshot) => snapshot.matches({ resting: 'told' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;

/** How many parcels went, did not go, and were not tried. */
export function tallyOf({ results, count }: Snapshot['context']) {
  const gone = [...results.values()].filter(({ kind }) => kind === 'gone').length;
  return { gone, failed: results.size - gone, untried: count - results.size };
}

/** What is being done at once, and to which parcels; null while nothing is. */
export function selectRunning(snapshot: Snapshot) {
  return isBusy(snapshot) ? snapshot.context : null;
}
