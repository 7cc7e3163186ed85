import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './favourites.machine.ts';

export const selectGoodIds = (snapshot: SnapshotFrom<typeof favouritesMachine>) => snapshot.context.goodIds;
