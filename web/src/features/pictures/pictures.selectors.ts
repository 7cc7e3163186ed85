import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { picturesMachine } from './pictures.machine.ts';
import type { Tile } from './pictures.setup.ts';

export type Pictures = ActorRefFrom<typeof picturesMachine>;

type Snapshot = SnapshotFrom<typeof picturesMachine>;

/** Whether something is still to happen by itself, or to be answered. */
export const selectIsBusy = ({ context }: Snapshot) => context.tiles.some(({ problem }) => problem === null);
export const selectTiles = ({ context }: Snapshot) => context.tiles;
export const selectSendingId = ({ context }: Snapshot) => context.sending;
export const selectProgress = ({ context }: Snapshot) => context.progress;
export const selectLeftOut = ({ context }: Snapshot) => context.leftOut;

/** The picture that the person is asked to cut; null while none is. */
export const selectAsked = (snapshot: Snapshot): Tile | null =>
  snapshot.matches({ preparing: { working: 'asking' } })
    ? (snapshot.context.tiles.find(({ id }) => id === snapshot.context.preparing) ?? null)
    : null;

/** How many more are to be prepared after the one that is asked about. */
export const selectWaiting = ({ context }: Snapshot) =>
  context.tiles.filter(({ id, prepared, problem }) => id !== context.preparing && !prepared && !problem)
    .length;
