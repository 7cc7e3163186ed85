import type { SnapshotFrom } from 'xstate';
import type { changeFeedMachine } from './changeFeed.machine.ts';

/** Whether the change feed is interrupted although it should run. */
export const selectIsLost = (snapshot: SnapshotFrom<typeof changeFeedMachine>) =>
  snapshot.matches({ line: 'lost' }) ||
  (snapshot.matches({ line: { listening: 'connecting' } }) && snapshot.context.failures > 0);
