import type { SnapshotFrom } from 'xstate';
import type { changeFeedMachine } from './changeFeed.machine.ts';

/** Whether changes are not heard of at the moment, though they should be. */
export const selectIsLost = (snapshot: SnapshotFrom<typeof changeFeedMachine>) =>
  snapshot.matches({ line: 'lost' }) ||
  (snapshot.matches({ line: { listening: 'connecting' } }) && snapshot.context.failures > 0);
